package org.nqueens.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Counts by merging quadrants: four tabulated quarters of the board are joined to half boards, and
 * the half boards that fit are counted without being put together.
 *
 * <p>No search goes across the board. The idea is Evgeny Kluev's (N-Queens-Count-Sol, 2022).
 */
final class QuadrantCounter implements Counter {

  static final String FAMILY = "quadrants"; // with or without vectors
  static final int LARGEST = 25; // h = 12: for 13 the entries outgrow an array

  private final String name;
  private final Supplier<DisjointPairs> pairs;

  QuadrantCounter(String name, Supplier<DisjointPairs> pairs) {
    this.name = name;
    this.pairs = pairs;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String family() {
    return FAMILY;
  }

  @Override
  public int largest() {
    return LARGEST;
  }

  @Override
  public Work work(int n) {
    check(n, 0, name);
    if (n < 2) {
      return new MaskCounter().work(n); // no quadrants
    }
    return new QuadrantWork(parts(n, QuadrantTable.of(n / 2), pairs));
  }

  /** Refuses a board that is too small or too large, or whose table does not fit the memory. */
  static void check(int n, int smallest, String name) {
    Sizes.check(n, smallest, LARGEST, name);
    checkMemory(n, name);
  }

  /** Better refused now than out of memory in an hour. */
  private static void checkMemory(int n, String name) {
    long needed = QuadrantMemory.of(n).table();
    long most = Runtime.getRuntime().maxMemory();
    if (needed > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "n = %d needs %s for the table of counter %s alone, and this JVM may use %s: give it"
                  + " more by -Xmx, or take counter symmetry",
              n,
              Forecast.size(needed),
              name,
              Forecast.size(most)));
    }
  }

  /** The families of boards that are counted, for n of 2 or more and the table of its half. */
  static List<QuadrantPart> parts(int n, QuadrantTable table, Supplier<DisjointPairs> pairs) {
    if (n % 2 == 0) {
      return List.of(new EvenPart(table, pairs));
    }
    List<QuadrantPart> parts = new ArrayList<>();
    parts.add(OddPart.centred(table, pairs));
    for (int column = 0; column < table.size(); column++) {
      for (int row = column + 1; row < table.size(); row++) {
        parts.add(OddPart.apart(table, column, row, pairs));
      }
    }
    return parts;
  }
}
