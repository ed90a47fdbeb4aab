package org.nqueens.count.journal;

import java.nio.ByteBuffer;

/** Cuts bytes into lines; of a line that is longer than any of ours it keeps the begin alone. */
final class LineFeed {

  private static final int LONGEST = 1000; // characters

  private final HeldFile.Reader reader;
  private final StringBuilder begun = new StringBuilder();
  private long bytes; // since the last end of a line
  private int number;

  LineFeed(HeldFile.Reader reader) {
    this.reader = reader;
  }

  /** Takes the next bytes of the file and hands out the lines that end in them. */
  void take(ByteBuffer chunk) {
    while (chunk.hasRemaining()) {
      byte one = chunk.get();
      bytes++;
      if (one == '\n') {
        reader.line(++number, withoutReturn(begun.toString()));
        begun.setLength(0);
        bytes = 0;
      } else if (begun.length() < LONGEST) {
        begun.append((char) (one & 0xFF)); // ISO 8859-1, as it is written
      }
    }
  }

  /** Editors and transfers may have ended the lines as Windows does. */
  private static String withoutReturn(String line) {
    return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
  }

  /** What stands behind the last end of a line. */
  HeldFile.Tail tail() {
    return new HeldFile.Tail(begun.toString(), bytes);
  }
}
