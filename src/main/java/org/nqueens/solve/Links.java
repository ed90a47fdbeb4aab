package org.nqueens.solve;

/**
 * The exact-cover problem of n queens as lists that dance.
 *
 * <p>Items: n rows and n columns, which must be covered (primary), then 2n − 1 ascending and 2n − 1
 * descending diagonals, which may be (secondary). Options: the n² squares row by row, each with
 * four nodes side by side: its row, column, ascending and descending diagonal. Each item heads a
 * list of the nodes that name it.
 *
 * <p>A node, or an item's head, is four ints of one array, known by the index of the first: {@link
 * #UP}, {@link #DOWN}, the item that it names, and for a head how many nodes are in its list (of
 * diagonals nobody asks, and it is not kept). An option's nodes begin at a multiple of sixteen, so
 * that the next one needs no division. Beside one array for each kind of link and a remainder for
 * each step this covers a third more nodes a second.
 */
final class Links {

  private static final int NODE = 4; // ints
  private static final int UP = 0; // the node above in the item's list
  private static final int DOWN = 1; // the node below
  private static final int ITEM = 2; // the head of that list
  private static final int OPTIONS = 3; // of a head: the length of the list
  private static final int SIDE_BY_SIDE = 4; // nodes of an option
  private static final int OPTION = SIDE_BY_SIDE * NODE;
  private static final int ROW = 0; // where an option's nodes stand
  private static final int COLUMN = NODE;
  private static final int ASCENDING = 2 * NODE;
  private static final int DESCENDING = 3 * NODE;
  private static final int MOST_ITEMS = 1 << 16; // 6n - 2 of them; n is 63 at the most

  private final int[] left; // of a primary item's number, from 1: the one before that is open
  private final int[] right; // and the one after it; 0 is the list's head
  private final int[] links; // heads by the item's number, then the nodes
  private final int squares; // where the first square's nodes begin
  private long updates;

  Links(int n) {
    int primary = 2 * n;
    int items = n == 0 ? 0 : primary + 2 * (2 * n - 1);
    left = new int[primary + 1];
    right = new int[primary + 1];
    for (int i = 0; i <= primary; i++) {
      left[i] = i == 0 ? primary : i - 1;
      right[i] = i == primary ? 0 : i + 1;
    }
    squares = (items * NODE + OPTION) & -OPTION;
    links = new int[squares + OPTION * n * n];
    for (int head = 0; head <= items * NODE; head += NODE) {
      links[head + UP] = links[head + DOWN] = head;
    }
    for (int square = 0; square < n * n; square++) {
      addOption(squares + OPTION * square, square / n, square % n, n);
    }
  }

  private void addOption(int node, int row, int column, int n) {
    append(node + ROW, 1 + row);
    append(node + COLUMN, 1 + n + column);
    append(node + ASCENDING, 1 + 2 * n + row + column);
    append(node + DESCENDING, 1 + 2 * n + 2 * n - 1 + row - column + n - 1);
  }

  private void append(int node, int item) {
    int head = item * NODE;
    links[node + ITEM] = head;
    links[node + UP] = links[head + UP];
    links[node + DOWN] = head;
    links[links[head + UP] + DOWN] = node;
    links[head + UP] = node;
    links[head + OPTIONS]++;
  }

  boolean isSolved() {
    return right[0] == 0;
  }

  /** The head of the primary item with the fewest options, the first of several. */
  int fewest() {
    int least = Integer.MAX_VALUE; // options and number in one: the least is found without a jump
    for (int item = right[0]; item != 0; item = right[item]) {
      least = Math.min(least, links[item * NODE + OPTIONS] * MOST_ITEMS + item);
    }
    return least % MOST_ITEMS * NODE;
  }

  int options(int head) {
    return links[head + OPTIONS];
  }

  int first(int head) {
    return links[head + DOWN];
  }

  int below(int node) {
    return links[node + DOWN];
  }

  /** The square of a node's option, row × n + column. */
  int option(int node) {
    return (node - squares) / OPTION;
  }

  /** The items covered and nodes unlinked so far: the work done, in Knuth's measure. */
  long updates() {
    return updates;
  }

  /** Takes an item from the open ones, and its options from the other items' lists. */
  void cover(int head) {
    int item = head / NODE;
    if (item < left.length) {
      right[left[item]] = right[item];
      left[right[item]] = left[item];
      updates += 1 + coverLine(head);
    } else {
      updates += 1 + coverDiagonal(head);
    }
  }

  /** Undoes {@link #cover}, in the reverse order. */
  void uncover(int head) {
    int item = head / NODE;
    if (item < left.length) {
      uncoverLine(head);
      right[left[item]] = item;
      left[right[item]] = item;
    } else {
      uncoverDiagonal(head);
    }
  }

  /** Of the options of a row or column; how many nodes were taken. */
  private int coverLine(int head) {
    int done = 0;
    for (int node = links[head + DOWN]; node != head; node = links[node + DOWN]) {
      int option = node & -OPTION;
      unlink(other(node));
      unlinkUncounted(option + ASCENDING);
      unlinkUncounted(option + DESCENDING);
      done += SIDE_BY_SIDE - 1;
    }
    return done;
  }

  private void uncoverLine(int head) {
    for (int node = links[head + UP]; node != head; node = links[node + UP]) {
      int option = node & -OPTION;
      linkUncounted(option + DESCENDING);
      linkUncounted(option + ASCENDING);
      link(other(node));
    }
  }

  private int coverDiagonal(int head) {
    int done = 0;
    for (int node = links[head + DOWN]; node != head; node = links[node + DOWN]) {
      int option = node & -OPTION;
      unlinkUncounted(other(node));
      unlink(option + ROW);
      unlink(option + COLUMN);
      done += SIDE_BY_SIDE - 1;
    }
    return done;
  }

  private void uncoverDiagonal(int head) {
    for (int node = links[head + UP]; node != head; node = links[node + UP]) {
      int option = node & -OPTION;
      link(option + COLUMN);
      link(option + ROW);
      linkUncounted(other(node));
    }
  }

  /** Of a row's node the column's, of one diagonal's the other's, in the same option. */
  private static int other(int node) {
    return node ^ NODE;
  }

  private void unlink(int node) {
    links[links[node + ITEM] + OPTIONS]--;
    unlinkUncounted(node);
  }

  private void link(int node) {
    linkUncounted(node);
    links[links[node + ITEM] + OPTIONS]++;
  }

  /** The same for a diagonal's node: nobody asks how many options a diagonal has. */
  private void unlinkUncounted(int node) {
    int above = links[node + UP];
    int below = links[node + DOWN];
    links[above + DOWN] = below;
    links[below + UP] = above;
  }

  private void linkUncounted(int node) {
    links[links[node + UP] + DOWN] = node;
    links[links[node + DOWN] + UP] = node;
  }

  void coverOthers(int node) {
    cover(links[beside(node, 1) + ITEM]);
    cover(links[beside(node, 2) + ITEM]);
    cover(links[beside(node, 3) + ITEM]);
  }

  void uncoverOthers(int node) {
    uncover(links[beside(node, 3) + ITEM]);
    uncover(links[beside(node, 2) + ITEM]);
    uncover(links[beside(node, 1) + ITEM]);
  }

  /** The node so many places to the right in the same option, around its end. */
  private static int beside(int node, int places) {
    return node & -OPTION | node + places * NODE & OPTION - 1;
  }
}
