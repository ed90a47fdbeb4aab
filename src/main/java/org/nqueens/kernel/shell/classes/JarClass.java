package org.nqueens.kernel.shell.classes;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A class file in a jar.
 *
 * @param jar the jar
 * @param binaryName the class's name, with dots between packages
 */
record JarClass(ZipFile jar, String binaryName) implements CompiledClass {

  @Override
  public URI toUri() {
    try {
      String path = Path.of(jar.getName()).toUri().getPath();
      return new URI("file", null, path + "!/" + CompiledClass.path(binaryName), null);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String getName() {
    return jar.getName() + "(" + CompiledClass.path(binaryName) + ")";
  }

  @Override
  public InputStream openInputStream() throws IOException {
    try (InputStream bytes = jar.getInputStream(entry())) {
      return new ByteArrayInputStream(bytes.readAllBytes());
    }
  }

  @Override
  public long getLastModified() {
    return entry().getTime();
  }

  private ZipEntry entry() {
    return jar.getEntry(CompiledClass.path(binaryName));
  }
}
