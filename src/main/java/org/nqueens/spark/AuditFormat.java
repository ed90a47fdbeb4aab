package org.nqueens.spark;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/**
 * How an audit log is written: a header, a line "task name share checksum" for each task, and when
 * all are there, "total sum checksum". A checksum covers the header too.
 *
 * @param n the board's size
 * @param counter whose tasks they are
 * @param tasks how many there are
 */
record AuditFormat(int n, String counter, int tasks) {

  private static final Pattern HEADER =
      Pattern.compile("nqueens audit 1; n=(\\d{1,9}); counter=([a-z-]+); tasks=(\\d{1,9})");
  private static final Pattern ENTRY = Pattern.compile("(\\d{1,9}) (\\S+) (-?\\d{1,19}) [0-9a-f]+");
  private static final Pattern TOTAL = Pattern.compile("total (-?\\d{1,19}) [0-9a-f]+");

  /** A line of one task. */
  record Entry(int task, String name, long count) {}

  /** The format of a log that begins with that line, if it is one. */
  static Optional<AuditFormat> of(String header) {
    Matcher found = HEADER.matcher(header);
    return found.matches()
        ? Optional.of(
            new AuditFormat(
                Integer.parseInt(found.group(1)), found.group(2), Integer.parseInt(found.group(3))))
        : Optional.empty();
  }

  String header() {
    return "nqueens audit 1; n=" + n + "; counter=" + counter + "; tasks=" + tasks;
  }

  String write(Entry entry) {
    return sealed(entry.task() + " " + entry.name() + " " + entry.count());
  }

  String total(long sum) {
    return sealed("total " + sum);
  }

  /** The task of a line, if it is whole and belongs to this log. */
  Optional<Entry> entry(String line) {
    Matcher found = ENTRY.matcher(line);
    if (!found.matches()) {
      return Optional.empty();
    }
    try {
      int task = Integer.parseInt(found.group(1));
      Entry entry = new Entry(task, found.group(2), Long.parseLong(found.group(3)));
      return task < tasks && write(entry).equals(line) ? Optional.of(entry) : Optional.empty();
    } catch (NumberFormatException tooLong) {
      return Optional.empty();
    }
  }

  /** The sum that the last line of a finished log states, if that is what the line does. */
  OptionalLong total(String line) {
    Matcher found = TOTAL.matcher(line);
    try {
      return found.matches() && total(Long.parseLong(found.group(1))).equals(line)
          ? OptionalLong.of(Long.parseLong(found.group(1)))
          : OptionalLong.empty();
    } catch (NumberFormatException tooLong) {
      return OptionalLong.empty();
    }
  }

  private String sealed(String text) {
    CRC32C sum = new CRC32C();
    sum.update((header() + "\n" + text).getBytes(StandardCharsets.ISO_8859_1));
    return text + " " + Long.toHexString(sum.getValue());
  }
}
