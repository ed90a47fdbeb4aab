package org.nqueens.count;

import org.nqueens.count.search.SymmetrySearch;
import org.nqueens.count.task.Sizes;
import org.nqueens.count.task.Work;

/** Counts one board of each class of symmetric images, or the classes. */
final class SymmetryCounter implements Counter {

  private final boolean classes; // count classes, not boards

  SymmetryCounter(boolean classes) {
    this.classes = classes;
  }

  @Override
  public String name() {
    return classes ? "fundamental" : "symmetry";
  }

  @Override
  public int largest() {
    return Sizes.LARGEST;
  }

  @Override
  public Work work(int n) {
    Sizes.check(n, Sizes.LARGEST, name());
    if (n < 2) {
      return new MaskCounter().work(n); // one board, one class
    }
    return SymmetrySearch.tasks(n, classes);
  }
}
