package org.nqueens.kernel.worker;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.nqueens.kernel.link.Door;
import org.nqueens.kernel.link.Link;

/** The entry point of the worker JVM. */
public final class WorkerMain {

  private static final char BEGIN = '\f'; // agreed with the kernel

  private WorkerMain() {}

  /**
   * Serves the kernel until it goes away.
   *
   * @param arguments the address of the kernel's door and how many bytes a cell may print; the
   *     token comes on the standard input
   * @throws IOException if the kernel does not let us in
   */
  public static void main(String[] arguments) throws IOException {
    begin();
    Link link = Door.knock(arguments[0], token());
    new Worker(link, Long.parseLong(arguments[1])).serve();
  }

  /** What the JVM had to say for itself is said: all that is printed from now on is the cells'. */
  private static void begin() throws IOException {
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    out.write(BEGIN);
  }

  private static String token() throws IOException {
    byte[] line = System.in.readNBytes(32);
    return new String(line, StandardCharsets.US_ASCII);
  }
}
