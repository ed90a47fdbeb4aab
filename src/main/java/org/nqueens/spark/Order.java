package org.nqueens.spark;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nqueens.count.portable.PortableWork;

/**
 * What a command line asks for.
 *
 * @param help the help text
 * @param verify a log to be read again, instead of a count
 * @param n the board's size
 * @param solver the counter's name, unless the fastest
 * @param partitions how many, unless Spark's cores say
 * @param audit the log to be written
 */
record Order(
    boolean help,
    Optional<Path> verify,
    OptionalInt n,
    Optional<String> solver,
    OptionalInt partitions,
    Optional<Path> audit) {

  static final String HELP =
      """
      usage: spark-submit [--master URL …] --class org.nqueens.spark.Main nqueens.jar N
                 [--solver NAME] [--partitions P] [--audit FILE]
             java -cp nqueens.jar org.nqueens.spark.Main --verify FILE

      Counts the ways to place N queens on N × N squares so that none attacks another, on Apache Spark.

        N               the size of the board, 2 to 28
        --solver NAME   quadrants or symmetry; unless given, quadrants where ten times its table fits this JVM's memory
        --partitions P  in how many pieces the work is dealt out, 1 to 65536; 64 a core unless given
        --audit FILE    keep the share of each task in FILE, on this machine; started again, the count
                        goes on from there
        --verify FILE   read such a file again: are all tasks there, once, and what is their sum?
        --help          this text

      Exit codes: 0 counted, or the file is sound; 1 the work failed, or the file is not sound; 2 wrong use.
      """;

  /**
   * Reads a command line.
   *
   * @throws IllegalArgumentException if it is none; the message names the word that is wrong
   */
  static Order of(List<String> words) {
    Order order =
        new Order(
            false,
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty());
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      order = order.with(rest.next(), rest);
    }
    return order.checked();
  }

  private Order with(String word, Iterator<String> rest) {
    return switch (word) {
      case "--help", "-h" -> new Order(true, verify, n, solver, partitions, audit);
      case "--verify" ->
          new Order(help, Optional.of(file(word, rest)), n, solver, partitions, audit);
      case "--solver" ->
          new Order(help, verify, n, Optional.of(next(word, rest)), partitions, audit);
      case "--partitions" ->
          new Order(help, verify, n, solver, OptionalInt.of(number(word, next(word, rest))), audit);
      case "--audit" ->
          new Order(help, verify, n, solver, partitions, Optional.of(file(word, rest)));
      default -> withSize(word);
    };
  }

  private Order withSize(String word) {
    if (word.startsWith("--")) {
      throw new IllegalArgumentException(
          word + " is no option; there are --solver, --partitions, --audit, --verify and --help");
    }
    if (n.isPresent()) {
      throw new IllegalArgumentException(
          "one N is counted at a time, and behind " + n.getAsInt() + " stands " + word);
    }
    return new Order(help, verify, OptionalInt.of(number("N", word)), solver, partitions, audit);
  }

  private Order checked() {
    if (!help && n.isPresent() == verify.isPresent()) {
      throw new IllegalArgumentException(
          n.isPresent()
              ? "--verify reads a file, and N asks for a count: one of them at a time"
              : "N is missing, the size of the board");
    }
    return this;
  }

  /**
   * The count that is asked for.
   *
   * @throws IllegalArgumentException if there is no such board, solver or number of partitions
   */
  SparkCount count() {
    int size = n.orElseThrow();
    SparkCount count =
        solver.map(name -> SparkCount.of(work(name, size))).orElseGet(() -> SparkCount.of(size));
    count = partitions.isPresent() ? count.partitions(partitions.getAsInt()) : count;
    return audit.isPresent() ? count.audit(audit.get()) : count;
  }

  private static PortableWork work(String name, int size) {
    return switch (name) {
      case "quadrants" -> PortableWork.quadrants(size);
      case "symmetry" -> PortableWork.symmetry(size);
      default ->
          throw new IllegalArgumentException(
              "there is no solver \"" + name + "\" here, only quadrants and symmetry");
    };
  }

  private static String next(String option, Iterator<String> rest) {
    if (!rest.hasNext()) {
      throw new IllegalArgumentException(option + " needs a value behind it");
    }
    return rest.next();
  }

  private static Path file(String option, Iterator<String> rest) {
    String name = next(option, rest);
    if (name.isEmpty()) {
      throw new IllegalArgumentException(option + " needs the name of a file, not an empty one");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(option + " " + name + " is no file name", e);
    }
  }

  private static int number(String what, String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(what + " is a whole number, and " + word + " is none", e);
    }
  }
}
