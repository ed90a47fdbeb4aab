package org.nqueens.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where commands print. A print writer keeps its errors to itself: this stream remembers the first
 * one, so that a full disk ends no command as if all had gone well.
 */
final class StandardOutput extends OutputStream {

  private static final int KIND_OF_FILE = 0170000;
  private static final int REGULAR = 0100000;
  private static final int DEVICE = 0020000;

  private final OutputStream to;
  private final boolean forgiving; // whether nobody minds if it takes no more
  private Optional<IOException> failure = Optional.empty();

  StandardOutput(OutputStream to, boolean forgiving) {
    this.to = to;
    this.forgiving = forgiving;
  }

  /** What this process has. A pipe fails when its reader has left, as in "solve 12 | head". */
  static StandardOutput ofThisProcess() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out), isPipe());
  }

  private static boolean isPipe() {
    try {
      int mode = (Integer) Files.getAttribute(Path.of("/dev/fd/1"), "unix:mode");
      int kind = mode & KIND_OF_FILE;
      return kind != REGULAR && kind != DEVICE;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
  }

  /** A writer in the encoding of the terminal, flushed line by line. */
  PrintWriter writer() {
    String name = System.getProperty("sun.stdout.encoding"); // as picocli's own writer has it
    Charset charset = name == null ? Charset.defaultCharset() : Charset.forName(name);
    return new PrintWriter(new OutputStreamWriter(this, charset), true);
  }

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      to.write(bytes, from, count);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      to.flush();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private IOException failed(IOException e) {
    failure = Optional.of(failure.orElse(e));
    return e;
  }

  /**
   * The exit code of a command that has printed all it had to.
   *
   * @param code what it would be
   * @param err hears of a failure
   */
  int end(int code, PrintWriter err) {
    if (failure.isEmpty() || forgiving) {
      return code;
    }
    err.println("Cannot write to standard output: " + failure.get().getMessage() + ".");
    err.flush();
    return code == 0 ? 1 : code;
  }
}
