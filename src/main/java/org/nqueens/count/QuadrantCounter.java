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

  private static final int LARGEST = 25; // h = 12: for 13 the entries outgrow an array

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
  public int largest() {
    return LARGEST;
  }

  @Override
  public Work work(int n) {
    Sizes.check(n, LARGEST, name);
    if (n < 2) {
      return new MaskCounter().work(n); // no quadrants
    }
    checkMemory(n);
    QuadrantTable table = QuadrantTable.of(n / 2);
    return new QuadrantWork(n % 2 == 0 ? List.of(new EvenPart(table, pairs)) : odd(table));
  }

  /** Better refused now than out of memory in an hour. */
  private void checkMemory(int n) {
    long needed = QuadrantTable.leastBytes(n / 2);
    long most = Runtime.getRuntime().maxMemory();
    if (needed > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "n = %d needs %s for the tables of counter %s, and this JVM may use %s: give it more by -Xmx, or take counter symmetry",
              n,
              Forecast.size(needed),
              name,
              Forecast.size(most)));
    }
  }

  private List<QuadrantPart> odd(QuadrantTable table) {
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
