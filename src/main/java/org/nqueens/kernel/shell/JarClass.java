package org.nqueens.kernel.shell;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.JavaFileObject;

/**
 * A class file in a jar, as the compiler reads it. Thousands are made and few are read, so making
 * one costs nothing.
 *
 * @param jar the jar
 * @param binaryName the class's name, with dots between packages
 */
record JarClass(ZipFile jar, String binaryName) implements JavaFileObject {

  @Override
  public URI toUri() {
    try {
      String path = Path.of(jar.getName()).toUri().getPath();
      return new URI("file", null, path + "!/" + file(), null);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String getName() {
    return jar.getName() + "(" + file() + ")";
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

  @Override
  public Kind getKind() {
    return Kind.CLASS;
  }

  @Override
  public boolean isNameCompatible(String simpleName, Kind kind) {
    return kind == Kind.CLASS
        && simpleName.equals(binaryName.substring(binaryName.lastIndexOf('.') + 1));
  }

  @Override
  public NestingKind getNestingKind() {
    return null; // the compiler's word for "not known"
  }

  @Override
  public Modifier getAccessLevel() {
    return null; // the same
  }

  @Override
  public Reader openReader(boolean ignoreEncodingErrors) throws IOException {
    return new InputStreamReader(openInputStream(), StandardCharsets.UTF_8);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    throw new UnsupportedOperationException("a class file has no text");
  }

  @Override
  public OutputStream openOutputStream() {
    throw new UnsupportedOperationException("a jar is only read");
  }

  @Override
  public Writer openWriter() {
    throw new UnsupportedOperationException("a jar is only read");
  }

  @Override
  public boolean delete() {
    return false;
  }

  private ZipEntry entry() {
    return jar.getEntry(file());
  }

  private String file() {
    return binaryName.replace('.', '/') + ".class";
  }
}
