package org.nqueens.kernel.shell.classes;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A class file of the JDK.
 *
 * @param module the name of its module
 * @param binaryName the class's name, with dots between packages
 */
record ModuleClass(String module, String binaryName) implements CompiledClass {

  @Override
  public URI toUri() {
    return URI.create("jrt:/" + module + "/" + CompiledClass.path(binaryName).replace("$", "%24"));
  }

  @Override
  public String getName() {
    return "/" + module + "/" + CompiledClass.path(binaryName);
  }

  @Override
  public InputStream openInputStream() throws IOException {
    // Not by a channel: that fails in a thread that has been interrupted, and the compiler would
    // take the class for missing.
    return Files.newInputStream(Path.of(toUri()));
  }

  @Override
  public long getLastModified() {
    return 0; // a JDK is not changed while it runs
  }
}
