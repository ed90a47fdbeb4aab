package org.nqueens.solve;

import org.nqueens.board.Symmetry;

/**
 * The search row by row as a machine: one call, one event. Its state is the queens and, for each
 * row, how many columns have been tried, so it can be set to any place of a recorded search.
 */
final class RowMachine {

  private final int n;
  private final int[] order; // the columns in the order in which they are tried
  private final int[] rank; // by column: its index in that order
  private final boolean half; // the left half of the top row only, and the mirror images
  private final boolean tells; // whether refused candidates are events

  private final int[] tried; // by row: how many columns were tried
  private final int[] queens; // by row: the column of its queen
  private final boolean[] columns; // by column: a queen stands in it
  private final boolean[] ascending; // by row + column
  private final boolean[] descending; // by row - column + n - 1
  private int depth; // how many queens stand
  private int told; // how many solutions were told here: itself, its image

  RowMachine(int n, int[] order, boolean half, boolean tells) {
    this.n = n;
    this.order = order;
    this.half = half;
    this.tells = tells;
    rank = new int[n];
    for (int i = 0; i < n; i++) {
      rank[order[i]] = i;
    }
    tried = new int[n + 1];
    queens = new int[n];
    columns = new boolean[n];
    ascending = new boolean[2 * n];
    descending = new boolean[2 * n];
  }

  static int[] leftToRight(int n) {
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      order[i] = i;
    }
    return order;
  }

  /** Central columns first: 3 4 2 5 1 6 0 7 for n = 8. */
  static int[] organPipe(int n) {
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      int middle = (n - 1) / 2;
      order[i] = i % 2 == n % 2 ? middle - (i + 1) / 2 : middle + (i + 1) / 2;
    }
    return order;
  }

  /** Does one thing; returns its {@link Packed} byte, or −1 when the search is over. */
  int step() {
    if (depth == n && told < 2) {
      return solution();
    }
    while (depth < n && tried[depth] < bound()) {
      int column = order[tried[depth]++];
      if (isFree(column)) {
        put(column);
        return Packed.PLACE | column;
      } else if (tells) {
        return Packed.REJECT | column;
      }
    }
    if (depth == 0) {
      return -1;
    }
    take();
    return Packed.BACKTRACK;
  }

  /** Sets the machine to just after the event that a playback has just read. */
  void goTo(Playback place) {
    place.queens().forEach(queen -> putBack(queen.column()));
    switch (place.kind()) {
      case START, PLACE, DEAD_END -> tried[depth] = place.kind() == Kind.DEAD_END ? n : 0;
      case REJECT, BACKTRACK -> tried[depth] = rank[place.column()] + 1;
      case SOLUTION -> told = hasImage() && place.motion() == Symmetry.IDENTITY ? 1 : 2;
    }
  }

  int column(int row) {
    return queens[row];
  }

  int depth() {
    return depth;
  }

  private int solution() {
    told++;
    if (told == 1) {
      told = hasImage() ? 1 : 2;
      return Packed.MARK;
    }
    return Packed.MARK | Symmetry.MIRROR.ordinal();
  }

  private boolean hasImage() {
    return half && n > 1;
  }

  /** How many columns of the present row are tried. */
  private int bound() {
    return half && depth < 2 ? bound(n, depth, queens[0], true) : n;
  }

  /** How many columns of a row are tried, from the left, under a queen of the top row. */
  static int bound(int n, int row, int top, boolean half) {
    if (half && row == 0) {
      return (n + 1) / 2;
    } else if (half && row == 1 && n % 2 == 1 && top == n / 2) {
      return n / 2;
    }
    return n;
  }

  private boolean isFree(int column) {
    return !columns[column] && !ascending[depth + column] && !descending[depth - column + n - 1];
  }

  private void put(int column) {
    set(column, true);
    queens[depth++] = column;
    tried[depth] = 0;
    told = 0;
  }

  private void putBack(int column) {
    tried[depth] = rank[column] + 1;
    put(column);
  }

  private void take() {
    depth--;
    set(queens[depth], false);
  }

  private void set(int column, boolean taken) {
    columns[column] = taken;
    ascending[depth + column] = taken;
    descending[depth - column + n - 1] = taken;
  }
}
