package org.nqueens.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counts one board of each class of symmetric images: the one that is least when its columns are
 * read row by row.
 *
 * <p>A queen in a corner is turned to the top left; the board and its reflection in the long
 * diagonal are two, so the smaller of the second row's column and the second column's row settles
 * which is counted, eight times. Otherwise no queen on the border may be nearer to a corner than
 * the top row's queen is; where one is just as near, the finished board is compared with its
 * rotations, and stands for eight, four or two boards. The idea is Kenji Kise's and Takaken's
 * (2003).
 *
 * <p>What pays, in processor time at n = 15: a method for each phase of the rows, no call for a
 * queen that leaves the next row empty, and a side's queen demanded one row early (together 26 %).
 * What does not: to search the last rows without writing the queens down and again where a rotation
 * must be compared (10 % slower), the last two rows as loops, to count the columns that the last
 * row may not use.
 */
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
    return searches(n, classes);
  }

  /** One search for each way to fill the first rows, for n of 2 or more. */
  static PrefixWork<int[]> searches(int n, boolean classes) {
    List<int[]> prefixes = new ArrayList<>();
    for (int second = 2; second < n; second++) {
      new CornerSearch(n, second).prefixes(prefixes);
    }
    for (int first = 1; 2 * first < n - 1; first++) {
      new BorderSearch(n, first, classes).prefixes(prefixes);
    }
    return new PrefixWork<>(prefixes, prefix -> count(n, prefix, classes));
  }

  /** Longer prefixes by one row, for a prefix of some of these searches. */
  static List<int[]> next(int n, int[] prefix) {
    Masks masks = Masks.empty(8);
    for (int column : prefix) {
      masks = masks.with(1 << column);
    }
    int free =
        prefix[0] == 0
            ? new CornerSearch(n, prefix[1]).free(masks)
            : new BorderSearch(n, prefix[0], false).free(masks);
    List<int[]> next = new ArrayList<>();
    for (; free != 0; free &= free - 1) {
      int[] longer = Arrays.copyOf(prefix, prefix.length + 1);
      longer[prefix.length] = Integer.numberOfTrailingZeros(free);
      next.add(longer);
    }
    return next;
  }

  static long count(int n, int[] prefix, boolean classes) {
    return prefix[0] == 0
        ? new CornerSearch(n, prefix[1]).count(prefix) * (classes ? 1 : 8)
        : new BorderSearch(n, prefix[0], classes).count(prefix);
  }
}
