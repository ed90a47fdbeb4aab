package org.nqueens.count;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.count.search.Masks;
import org.nqueens.count.task.PrefixWork;
import org.nqueens.count.task.Sizes;
import org.nqueens.count.task.Work;

/**
 * Counts one of each pair of mirror images with bit masks.
 *
 * <p>The first row's queen goes into the left half. Where it stands in the middle of an odd board,
 * the mirror would change nothing in row 0, so the second row's queen goes into the left half: this
 * is what the textbooks' "half the first row and double" forgets.
 */
final class MirrorCounter implements Counter {

  @Override
  public String name() {
    return "mirror";
  }

  @Override
  public int largest() {
    return Sizes.LARGEST;
  }

  @Override
  public Work work(int n) {
    Sizes.check(n, Sizes.LARGEST, name());
    if (n < 2) {
      return new MaskCounter().work(n); // the empty board and the single queen mirror themselves
    }
    List<Masks> prefixes = new ArrayList<>();
    int left = (1 << n / 2) - 1;
    for (int free = left; free != 0; free &= free - 1) {
      MaskCounter.fill(Masks.empty(2).with(free & -free), n, prefixes);
    }
    if (n % 2 == 1) {
      Masks middle = Masks.empty(2).with(1 << n / 2);
      for (int free = middle.free(n) & left; free != 0; free &= free - 1) {
        prefixes.add(middle.with(free & -free));
      }
    }
    return new PrefixWork<>(prefixes, prefix -> prefix.solutions(n));
  }
}
