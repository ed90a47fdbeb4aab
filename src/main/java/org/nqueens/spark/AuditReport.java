package org.nqueens.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.portable.QuadrantTasks;

/**
 * What an audit log says when each of its lines is read again; needs no Spark.
 *
 * @param format which count it is of
 * @param sum the sum of the shares, each task taken once
 * @param missing the tasks without a line
 * @param doubled the tasks with more than one
 * @param faults sentences on what contradicts or is damaged
 * @param finished whether the total stands there
 */
record AuditReport(
    AuditFormat format,
    long sum,
    List<Integer> missing,
    List<Integer> doubled,
    List<String> faults,
    boolean finished) {

  private static final int NAMED = 12;

  /**
   * Reads a log, line by line: that of a large board fills a gigabyte.
   *
   * @throws IllegalArgumentException if the file is none, or of a count that there is not
   * @throws IOException if it cannot be read
   * @throws ArithmeticException if the sum does not fit a {@code long}
   */
  static AuditReport of(Path file) throws IOException {
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
      String first = Optional.ofNullable(lines.readLine()).orElse("");
      AuditFormat format =
          AuditFormat.of(first).orElseThrow(() -> none(file, "its first line is not that of one"));
      Reading reading = new Reading(format, work(file, format));
      int number = 1;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        reading.line(++number, line);
      }
      return reading.report();
    }
  }

  /** The tasks that the log should be of: a header can be right in itself and still lie. */
  private static PortableWork work(Path file, AuditFormat format) {
    PortableWork work =
        switch (format.counter()) {
          case "quadrants" -> QuadrantTasks.outline(format.n());
          case "symmetry" -> PortableWork.symmetry(format.n());
          default -> throw none(file, "there is no counter " + format.counter());
        };
    if (work.tasks() != format.tasks()) {
      throw none(
          file,
          "%d queens by %s are %d tasks, not %d"
              .formatted(format.n(), format.counter(), work.tasks(), format.tasks()));
    }
    return work;
  }

  private static IllegalArgumentException none(Path file, String why) {
    return new IllegalArgumentException(file + " is no audit log: " + why);
  }

  /** Whether every task is there once, nothing contradicts, and the books are closed. */
  boolean sound() {
    return missing.isEmpty() && doubled.isEmpty() && faults.isEmpty() && finished;
  }

  /** The report in sentences, one a line. */
  List<String> sentences() {
    List<String> text = new ArrayList<>();
    text.add(
        "n = %d by %s: %d of %d tasks, their sum is %d."
            .formatted(
                format.n(),
                format.counter(),
                format.tasks() - missing.size(),
                format.tasks(),
                sum));
    if (!missing.isEmpty()) {
      text.add("Missing: " + names(missing) + ".");
    }
    if (!doubled.isEmpty()) {
      text.add("More than once: " + names(doubled) + ".");
    }
    text.addAll(faults);
    if (!finished) {
      text.add("The log has no total: the count was not finished.");
    }
    text.add(sound() ? "Sound: every task is there, once." : "Not sound.");
    return text;
  }

  private static String names(List<Integer> tasks) {
    String first =
        tasks.stream().limit(NAMED).map(String::valueOf).collect(Collectors.joining(", "));
    int more = tasks.size() - NAMED;
    return "task " + first + (more > 0 ? " and " + more + " more" : "");
  }

  /** The lines read so far. */
  private static final class Reading {

    private final AuditFormat format;
    private final PortableWork work;
    private final Ledger ledger;
    private final BitSet seen = new BitSet();
    private final Set<Integer> doubled = new HashSet<>();
    private final List<String> faults = new ArrayList<>();
    private OptionalLong total = OptionalLong.empty();

    Reading(AuditFormat format, PortableWork work) {
      this.work = work;
      this.format = format;
      this.ledger = new Ledger(format.tasks());
    }

    void line(int number, String line) {
      OptionalLong stated = format.total(line);
      if (stated.isPresent()) {
        total = stated;
        return;
      }
      format
          .entry(line)
          .ifPresentOrElse(
              entry -> enter(number, entry),
              () -> faults.add("Line " + number + " is damaged: " + line));
    }

    private void enter(int number, AuditFormat.Entry entry) {
      boolean again = seen.get(entry.task());
      seen.set(entry.task());
      if (again) {
        doubled.add(entry.task());
      }
      String name = work.name(entry.task());
      if (!name.equals(entry.name())) {
        faults.add(
            "Line %d calls task %d %s, and it is %s."
                .formatted(number, entry.task(), entry.name(), name));
      }
      try {
        ledger.enter(entry.task(), entry.count());
      } catch (IllegalStateException contradiction) {
        faults.add("Line " + number + " contradicts: " + contradiction.getMessage() + ".");
      }
    }

    AuditReport report() {
      long sum = ledger.sum();
      if (total.isPresent() && total.getAsLong() != sum) {
        faults.add("The total says " + total.getAsLong() + ", and the sum is " + sum + ".");
      }
      List<Integer> missing = IntStream.of(ledger.missing()).boxed().toList();
      List<Integer> sorted = new ArrayList<>(doubled);
      Collections.sort(sorted);
      return new AuditReport(format, sum, missing, sorted, List.copyOf(faults), total.isPresent());
    }
  }
}
