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
 * #UP}, {@link #DOWN}, the item that it names, and for a head how many nodes are in its list. An
 * option's nodes begin at a multiple of sixteen, so that the next one needs no division. Beside one
 * array for each kind of link and a remainder for each step this covers a third more nodes a
 * second.
 */
final class Links {

  private static final int NODE = 4; // ints
  private static final int UP = 0; // the node above in the item's list
  private static final int DOWN = 1; // the node below
  private static final int ITEM = 2; // the head of that list
  private static final int OPTIONS = 3; // of a head: the length of the list
  private static final int SIDE_BY_SIDE = 4; // nodes of an option
  private static final int OPTION = SIDE_BY_SIDE * NODE;
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
    append(node, 1 + row);
    append(node + NODE, 1 + n + column);
    append(node + 2 * NODE, 1 + 2 * n + row + column);
    append(node + 3 * NODE, 1 + 2 * n + 2 * n - 1 + row - column + n - 1);
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
    }
    int done = 1;
    for (int node = links[head + DOWN]; node != head; node = links[node + DOWN]) {
      unlink(beside(node, 1));
      unlink(beside(node, 2));
      unlink(beside(node, 3));
      done += SIDE_BY_SIDE - 1;
    }
    updates += done;
  }

  /** Undoes {@link #cover}, in the reverse order. */
  void uncover(int head) {
    for (int node = links[head + UP]; node != head; node = links[node + UP]) {
      link(beside(node, 3));
      link(beside(node, 2));
      link(beside(node, 1));
    }
    int item = head / NODE;
    if (item < left.length) {
      right[left[item]] = item;
      left[right[item]] = item;
    }
  }

  private void unlink(int node) {
    int above = links[node + UP];
    int below = links[node + DOWN];
    links[links[node + ITEM] + OPTIONS]--;
    links[above + DOWN] = below;
    links[below + UP] = above;
  }

  private void link(int node) {
    links[links[node + UP] + DOWN] = node;
    links[links[node + DOWN] + UP] = node;
    links[links[node + ITEM] + OPTIONS]++;
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
