package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * A search from the top row down that asks someone else whether a square is safe: with the reader's
 * own test it shows what that test is worth.
 *
 * <p>The test sees the columns of the rows above; the rest of the array keeps what earlier tries
 * left there, as it does in any search that shares one array. The boards that it hands out are that
 * one array, too: whoever keeps a board must copy it.
 *
 * @param safe answers for a row and a column, given the queens above
 * @param limit how many squares may be asked for before the search gives up
 */
public record RowByRow(SquareFunction<Boolean> safe, long limit) implements BoardSearch {

  private static final long USUAL_LIMIT = 30_000_000;

  /**
   * A search with this test, and a limit that no board up to n = 10 reaches.
   *
   * @param safe answers for a row and a column, given the queens above
   * @return the search
   */
  public static RowByRow with(SquareFunction<Boolean> safe) {
    return new RowByRow(safe, USUAL_LIMIT);
  }

  /**
   * How many boards pass the test on every row.
   *
   * @param n the size of the board
   * @return the number of boards
   * @throws IllegalStateException if the limit is reached
   */
  public long count(int n) {
    long[] boards = new long[1];
    search(n, board -> boards[0]++);
    return boards[0];
  }

  /**
   * The counts of the boards from 1 × 1 on.
   *
   * @param largest the last size
   * @return one count for each size from 1 to {@code largest}
   * @throws IllegalStateException if the limit is reached
   */
  public List<Long> counts(int largest) {
    List<Long> counts = new ArrayList<>();
    for (int n = 1; n <= largest; n++) {
      counts.add(count(n));
    }
    return counts;
  }

  @Override
  public void search(int n, Consumer<int[]> emit) {
    if (n < 0 || n > 32) {
      throw new IllegalArgumentException("n = " + n + " is not between 0 and 32");
    }
    new Run(this, new int[n], emit, new long[1]).extend(0);
  }

  private record Run(RowByRow rules, int[] columns, Consumer<int[]> emit, long[] asked) {

    void extend(int row) {
      if (row == columns.length) {
        emit.accept(columns);
        return;
      }
      for (int column = 0; column < columns.length; column++) {
        account();
        if (rules.safe.at(columns, row, column)) {
          columns[row] = column;
          extend(row + 1);
        }
      }
    }

    private void account() {
      if (++asked[0] > rules.limit) {
        throw new IllegalStateException("more than " + rules.limit + " squares were asked for");
      }
      if ((asked[0] & 0xfff) == 0 && Thread.currentThread().isInterrupted()) {
        throw new CancellationException("the search was interrupted");
      }
    }
  }
}
