package org.nqueens.count.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.PrefixWork;

/**
 * Searches one board of each class of symmetric images: the one that is least when its columns are
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
public final class SymmetrySearch {

  private SymmetrySearch() {}

  /**
   * One search for each way to fill the first rows.
   *
   * @param n the board's size, 2 to 28
   * @param classes whether classes are counted, or the boards that they stand for
   * @return the searches, each with the columns of its first rows from the top
   */
  public static PrefixWork<int[]> tasks(int n, boolean classes) {
    List<int[]> prefixes = new ArrayList<>();
    for (int second = 2; second < n; second++) {
      new CornerSearch(n, second).prefixes(prefixes);
    }
    for (int first = 1; 2 * first < n - 1; first++) {
      new BorderSearch(n, first, classes).prefixes(prefixes);
    }
    return new PrefixWork<>(prefixes, prefix -> count(n, prefix, classes));
  }

  /**
   * The ways to fill one row more.
   *
   * @param n the board's size, 2 to 28
   * @param prefix the columns of the first rows: those of a task, or a longer one of these, at
   *     least one row short of the board
   * @return prefixes longer by one row, none where there is no way on
   */
  public static List<int[]> next(int n, int[] prefix) {
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

  /**
   * Searches what follows some rows.
   *
   * @param n the board's size, 2 to 28
   * @param prefix the columns of the first rows: those of a task, or a longer one of {@link #next}
   * @param classes whether classes are counted, or the boards that they stand for
   * @return how many there are
   * @throws CountStopped if the thread was interrupted
   */
  public static long count(int n, int[] prefix, boolean classes) {
    return prefix[0] == 0
        ? new CornerSearch(n, prefix[1]).count(prefix) * (classes ? 1 : 8)
        : new BorderSearch(n, prefix[0], classes).count(prefix);
  }
}
