package org.nqueens.count;

import java.util.function.Supplier;
import org.nqueens.count.quadrant.DisjointPairs;
import org.nqueens.count.quadrant.QuadrantMemory;
import org.nqueens.count.quadrant.QuadrantWork;
import org.nqueens.count.task.Work;

/**
 * Counts by merging quadrants: four tabulated quarters of the board are joined to half boards, and
 * the half boards that fit are counted without being put together.
 *
 * <p>No search goes across the board. The idea is Evgeny Kluev's (N-Queens-Count-Sol, 2022).
 */
final class QuadrantCounter implements Counter {

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
    return QuadrantWork.FAMILY;
  }

  @Override
  public int largest() {
    return QuadrantWork.LARGEST;
  }

  @Override
  public Work work(int n) {
    QuadrantMemory.check(n, 0, name);
    if (n < 2) {
      return new MaskCounter().work(n); // no quadrants
    }
    return QuadrantWork.of(n, pairs);
  }
}
