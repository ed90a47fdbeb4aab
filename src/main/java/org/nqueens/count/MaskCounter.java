package org.nqueens.count;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.count.search.Masks;
import org.nqueens.count.task.PrefixWork;
import org.nqueens.count.task.Sizes;
import org.nqueens.count.task.Work;

/** Counts row by row with three bit masks. */
final class MaskCounter implements Counter {

  @Override
  public String name() {
    return "bitmask";
  }

  @Override
  public int largest() {
    return Sizes.LARGEST;
  }

  @Override
  public Work work(int n) {
    Sizes.check(n, Sizes.LARGEST, name());
    List<Masks> prefixes = new ArrayList<>();
    fill(Masks.empty(1), n, prefixes);
    return new PrefixWork<>(prefixes, prefix -> prefix.solutions(n));
  }

  /** Collects what goes on below the first two rows, or below the board where it has fewer. */
  static void fill(Masks masks, int n, List<Masks> prefixes) {
    if (masks.row() == Math.min(2, n)) {
      prefixes.add(masks);
      return;
    }
    for (int free = masks.free(n); free != 0; free &= free - 1) {
      fill(masks.with(free & -free), n, prefixes);
    }
  }
}
