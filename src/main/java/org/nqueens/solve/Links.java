package org.nqueens.solve;

/**
 * The exact-cover problem of n queens as lists that dance.
 *
 * <p>Items, from 1: n rows and n columns, which must be covered (primary), then 2n − 1 ascending
 * and 2n − 1 descending diagonals, which may be (secondary). Options: the n² squares row by row,
 * each with four nodes side by side: its row, column, ascending and descending diagonal. Each item
 * heads a list of the nodes that name it.
 */
final class Links {

  private static final int SIDE_BY_SIDE = 4; // nodes of an option

  private final int items; // how many; their heads are the nodes 1 … items
  private final int[] left; // of a primary item: the one before it that is not covered
  private final int[] right; // and the one after it; 0 is the list's head
  private final int[] up; // of a node: the one above it in its item's list
  private final int[] down; // and the one below it
  private final int[] item; // of a node: the item it names
  private final int[] options; // of an item: how many nodes are in its list
  private long updates;

  Links(int n) {
    int primary = 2 * n;
    items = n == 0 ? 0 : primary + 2 * (2 * n - 1);
    left = new int[primary + 1];
    right = new int[primary + 1];
    for (int i = 0; i <= primary; i++) {
      left[i] = i == 0 ? primary : i - 1;
      right[i] = i == primary ? 0 : i + 1;
    }
    int nodes = items + 1 + SIDE_BY_SIDE * n * n;
    up = new int[nodes];
    down = new int[nodes];
    item = new int[nodes];
    options = new int[items + 1];
    for (int i = 0; i <= items; i++) {
      up[i] = down[i] = i;
    }
    for (int square = 0; square < n * n; square++) {
      addOption(square, square / n, square % n, n);
    }
  }

  private void addOption(int square, int row, int column, int n) {
    int node = items + 1 + SIDE_BY_SIDE * square;
    append(node, 1 + row);
    append(node + 1, 1 + n + column);
    append(node + 2, 1 + 2 * n + row + column);
    append(node + 3, 1 + 2 * n + 2 * n - 1 + row - column + n - 1);
  }

  private void append(int node, int to) {
    item[node] = to;
    up[node] = up[to];
    down[node] = to;
    down[up[to]] = node;
    up[to] = node;
    options[to]++;
  }

  boolean isSolved() {
    return right[0] == 0;
  }

  /** The primary item with the fewest options, the first of several. */
  int fewest() {
    int fewest = right[0];
    for (int i = right[0]; i != 0; i = right[i]) {
      if (options[i] < options[fewest]) {
        fewest = i;
      }
    }
    return fewest;
  }

  int options(int of) {
    return options[of];
  }

  int first(int of) {
    return down[of];
  }

  int below(int node) {
    return down[node];
  }

  /** The square of a node's option, row × n + column. */
  int option(int node) {
    return (node - items - 1) / SIDE_BY_SIDE;
  }

  /** The items covered and nodes unlinked so far: the work done, in Knuth's measure. */
  long updates() {
    return updates;
  }

  /** Takes an item from the open ones, and its options from the other items' lists. */
  void cover(int covered) {
    updates++;
    if (covered < left.length) {
      right[left[covered]] = right[covered];
      left[right[covered]] = left[covered];
    }
    for (int node = down[covered]; node != covered; node = down[node]) {
      for (int other = next(node); other != node; other = next(other)) {
        down[up[other]] = down[other];
        up[down[other]] = up[other];
        options[item[other]]--;
        updates++;
      }
    }
  }

  /** Undoes {@link #cover}, in the reverse order. */
  void uncover(int covered) {
    for (int node = up[covered]; node != covered; node = up[node]) {
      for (int other = previous(node); other != node; other = previous(other)) {
        down[up[other]] = other;
        up[down[other]] = other;
        options[item[other]]++;
      }
    }
    if (covered < left.length) {
      right[left[covered]] = covered;
      left[right[covered]] = covered;
    }
  }

  void coverOthers(int node) {
    for (int other = next(node); other != node; other = next(other)) {
      cover(item[other]);
    }
  }

  void uncoverOthers(int node) {
    for (int other = previous(node); other != node; other = previous(other)) {
      uncover(item[other]);
    }
  }

  private int next(int node) {
    int place = (node - items - 1) % SIDE_BY_SIDE;
    return place == SIDE_BY_SIDE - 1 ? node - place : node + 1;
  }

  private int previous(int node) {
    int place = (node - items - 1) % SIDE_BY_SIDE;
    return place == 0 ? node + SIDE_BY_SIDE - 1 : node - 1;
  }
}
