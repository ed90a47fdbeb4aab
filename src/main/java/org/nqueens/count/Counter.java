package org.nqueens.count;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.count.quadrant.DisjointPairs;
import org.nqueens.count.quadrant.QuadrantMemory;
import org.nqueens.count.quadrant.QuadrantWork;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.Sizes;
import org.nqueens.count.task.Work;

/**
 * Counts the solutions of the n queens without tracing them.
 *
 * <p>The counters are the same questions answered with more and more thought, each by its name:
 *
 * <table>
 * <caption>The counters, slowest first</caption>
 * <tr><th>name</th><th>how</th><th>boards it looks at</th></tr>
 * <tr><td>sets</td><td>row by row, three arrays of booleans</td><td>all nodes (A319284)</td></tr>
 * <tr><td>bitmask</td><td>row by row, three bit masks</td><td>all nodes</td></tr>
 * <tr><td>mirror</td><td>bit masks, one of each pair of mirror images</td><td>half of them</td></tr>
 * <tr><td>symmetry</td><td>bit masks, one of each class of eight, four or two images</td><td>about
 * an eighth</td></tr>
 * <tr><td>quadrants</td><td>no search: four tabulated quarters are merged</td><td>none</td></tr>
 * <tr><td>quadrants-vector</td><td>the same by vectors, where the JVM has them</td><td>none</td></tr>
 * </table>
 *
 * <p>All of them take time that grows faster than exponentially in n. Counters are stateless.
 */
public interface Counter {

  /** The name of the counter that not every JVM has. */
  String VECTORS = "quadrants-vector";

  /**
   * The name by which {@link #of} finds it.
   *
   * @return a word in lower case
   */
  String name();

  /**
   * Whose tasks it does: counters of the same answer here cut a board alike and find the same
   * shares, so that one goes on with the journal of another.
   *
   * @return a counter's name; its own unless it says otherwise
   */
  default String family() {
    return name();
  }

  /**
   * The largest board that it takes.
   *
   * @return a size, at least 20
   */
  int largest();

  /**
   * Cuts a count into tasks.
   *
   * @param n the board's size, 0 to {@link #largest()}
   * @return the tasks
   * @throws IllegalArgumentException if n is out of range
   */
  Work work(int n);

  /**
   * Counts on the calling thread.
   *
   * @param n the board's size, 0 to {@link #largest()}; 0 has one solution, the empty board
   * @return the number of solutions, or of classes for {@link #fundamental()}
   * @throws IllegalArgumentException if n is out of range
   * @throws CountStopped if the thread was interrupted
   */
  default long count(int n) {
    Work work = work(n);
    long sum = 0;
    for (int task = 0; task < work.tasks(); task++) {
      CountStopped.check();
      sum = Math.addExact(sum, work.count(task));
    }
    return sum;
  }

  /**
   * Three arrays of booleans: a queen is put and taken away again.
   *
   * @return the counter named {@code sets}
   */
  static Counter sets() {
    return new SetCounter();
  }

  /**
   * Three bit masks handed down from row to row.
   *
   * @return the counter named {@code bitmask}
   */
  static Counter bitmask() {
    return new MaskCounter();
  }

  /**
   * Bit masks, and the first queen in the left half only.
   *
   * @return the counter named {@code mirror}
   */
  static Counter mirror() {
    return new MirrorCounter();
  }

  /**
   * Bit masks, and only the least of each board's eight images.
   *
   * @return the counter named {@code symmetry}
   */
  static Counter symmetry() {
    return new SymmetryCounter(false);
  }

  /**
   * Counts the classes of boards that are images of each other (A002562), not the boards.
   *
   * @return the counter named {@code fundamental}
   */
  static Counter fundamental() {
    return new SymmetryCounter(true);
  }

  /**
   * Four tabulated quarters of the board, merged.
   *
   * @return the counter named {@code quadrants}
   */
  static Counter quadrants() {
    return new QuadrantCounter(QuadrantWork.FAMILY, DisjointPairs::plain);
  }

  /**
   * Four tabulated quarters of the board, merged by vectors of the processor.
   *
   * @return the counter named {@code quadrants-vector}, if this JVM has the Vector API: Java 21 or
   *     newer, started with {@code --add-modules jdk.incubator.vector}, on a processor with AVX2 or
   *     its like
   */
  static Optional<Counter> vectors() {
    return DisjointPairs.vectors().map(pairs -> new QuadrantCounter(VECTORS, pairs));
  }

  /**
   * All counters of solutions that this JVM has, slowest first.
   *
   * @return the counters
   */
  static List<Counter> all() {
    return Stream.concat(
            Stream.of(sets(), bitmask(), mirror(), symmetry(), quadrants()), vectors().stream())
        .toList();
  }

  /**
   * The fastest counter for a board: quadrants where some ten times their table fits the memory
   * that this JVM may use, otherwise symmetry, which needs next to none.
   *
   * @param n the board's size, 0 to 28
   * @return the counter
   * @throws IllegalArgumentException if n is out of range
   */
  static Counter fastest(int n) {
    Sizes.check(n);
    Counter quadrants = vectors().orElseGet(Counter::quadrants);
    return n <= quadrants.largest() && QuadrantMemory.of(n).fits() ? quadrants : symmetry();
  }

  /**
   * The counter of a name.
   *
   * @param name one of the names of {@link #all}, or {@code fundamental}
   * @return the counter
   * @throws IllegalArgumentException if there is none; the message lists the names, or says what
   *     this JVM lacks
   */
  static Counter of(String name) {
    if (name.equals("fundamental")) {
      return fundamental();
    }
    return all().stream()
        .filter(counter -> counter.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(name)));
  }

  private static String unknown(String name) {
    if (name.equals(VECTORS)) {
      return VECTORS
          + " needs Java 21 or newer (this is "
          + Runtime.version().feature()
          + "), also for the build of this jar, the module jdk.incubator.vector and a processor with"
          + " wide vectors;"
          + " quadrants counts the same without";
    }
    String names = all().stream().map(Counter::name).collect(Collectors.joining(", "));
    return "there is no counter \"" + name + "\"; the names are " + names + ", fundamental";
  }
}
