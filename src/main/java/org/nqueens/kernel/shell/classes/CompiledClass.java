package org.nqueens.kernel.shell.classes;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.JavaFileObject;

/**
 * A class file as the compiler reads it. Thousands are made and few are read, so making one costs
 * nothing.
 */
interface CompiledClass extends JavaFileObject {

  /** The class's name, with dots between packages. */
  String binaryName();

  /** The path of a class file below the root of what holds it. */
  static String path(String binaryName) {
    return binaryName.replace('.', '/') + ".class";
  }

  @Override
  default Kind getKind() {
    return Kind.CLASS;
  }

  @Override
  default boolean isNameCompatible(String simpleName, Kind kind) {
    return kind == Kind.CLASS
        && simpleName.equals(binaryName().substring(binaryName().lastIndexOf('.') + 1));
  }

  @Override
  default NestingKind getNestingKind() {
    return null; // the compiler's word for "not known"
  }

  @Override
  default Modifier getAccessLevel() {
    return null; // the same
  }

  @Override
  InputStream openInputStream() throws IOException;

  @Override
  default Reader openReader(boolean ignoreEncodingErrors) throws IOException {
    return new InputStreamReader(openInputStream(), StandardCharsets.UTF_8);
  }

  @Override
  default CharSequence getCharContent(boolean ignoreEncodingErrors) {
    throw new UnsupportedOperationException("a class file has no text");
  }

  @Override
  default OutputStream openOutputStream() {
    throw new UnsupportedOperationException("this class is only read");
  }

  @Override
  default Writer openWriter() {
    throw new UnsupportedOperationException("this class is only read");
  }

  @Override
  default boolean delete() {
    return false;
  }
}
