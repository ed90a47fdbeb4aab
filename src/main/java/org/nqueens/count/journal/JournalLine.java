package org.nqueens.count.journal;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.CRC32C;

/** How a journal of one count writes its lines, and which it believes. */
record JournalLine(int n, String counter, int tasks) {

  private static final int VERSION = 1;
  private static final String NUMBER =
      "0|[1-9]\\d{0,17}"; // of a task or a share, and it fits a long

  /** The first line of the file. */
  String header() {
    return "nqueens count journal "
        + VERSION
        + "; n="
        + n
        + "; counter="
        + counter
        + "; tasks="
        + tasks;
  }

  String write(int task, long share) {
    String text = task + " " + share;
    return text + " " + Long.toHexString(checksum(text));
  }

  /** Takes the task and the share from a line; answers whether the line is one of this journal. */
  boolean read(String line, Map<Integer, Long> shares) {
    String[] words = line.split(" ");
    if (words.length != 3
        || !words[0].matches(NUMBER)
        || !words[1].matches(NUMBER)
        || !words[2].equals(Long.toHexString(checksum(words[0] + " " + words[1])))) {
      return false;
    }
    long task = Long.parseLong(words[0]);
    long share = Long.parseLong(words[1]);
    if (task >= tasks) {
      return false;
    }
    Long other = shares.put((int) task, share);
    return other == null || other == share;
  }

  private long checksum(String text) {
    CRC32C sum = new CRC32C();
    sum.update((header() + "\n" + text).getBytes(StandardCharsets.ISO_8859_1));
    return sum.getValue();
  }
}
