package org.nqueens.count.quadrant;

/**
 * What is settled before the quadrants are joined: how far they lie apart, which of their diagonals
 * are forbidden, and which are watched.
 *
 * <p>Immutable. Diagonals are numbered as on the whole board: ascending ones {@code row + column},
 * descending ones {@code row - column + n - 1}.
 */
final class Frame {

  private final int gap; // rows of the south and columns of the east begin so far on
  private final int width; // diagonals of each kind in a quadrant
  private final long[] forbidden; // by corner, as bits of an entry
  private final long[] marks;
  private final boolean withoutLong; // keys leave out the two long diagonals

  private Frame(int gap, int width, long[] forbidden, long[] marks, boolean withoutLong) {
    this.gap = gap;
    this.width = width;
    this.forbidden = forbidden;
    this.marks = marks;
    this.withoutLong = withoutLong;
  }

  /** An even board: the long diagonals are closed to the east and watched in the west. */
  static Frame even(int half) {
    int width = Math.max(0, 2 * half - 1);
    long[] on = new long[Corner.values().length];
    for (Corner corner : Corner.values()) {
      on[corner.ordinal()] = corner.attacked(2 * half - 1, 2 * half - 1, half, width);
    }
    long[] east = on.clone();
    long[] west = on.clone();
    for (Corner corner : Corner.values()) {
      (corner.east() ? west : east)[corner.ordinal()] = 0;
    }
    return new Frame(half, width, east, west, true);
  }

  /** An odd board with queens on its middle row and column, two or one where these cross. */
  static Frame odd(int half, int middleRowColumn, int middleColumnRow) {
    int width = Math.max(0, 2 * half - 1);
    long[] attacked = new long[Corner.values().length];
    for (Corner corner : Corner.values()) {
      attacked[corner.ordinal()] =
          corner.attacked(
                  half + middleRowColumn, half - middleRowColumn + 2 * half, half + 1, width)
              | corner.attacked(middleColumnRow + half, middleColumnRow + half, half + 1, width);
    }
    long[] none = new long[attacked.length];
    return new Frame(half + 1, width, attacked, none, false);
  }

  long forbidden(Corner corner) {
    return forbidden[corner.ordinal()];
  }

  long mark(Corner corner) {
    return marks[corner.ordinal()];
  }

  /** How many bits a key has. */
  int bits() {
    return withoutLong ? 2 * (width - 1) : 2 * width;
  }

  /** The diagonals of an entry that both halves of the board can touch. */
  long key(Corner corner, long entry) {
    long key = corner.key(entry, gap, width);
    if (!withoutLong) {
      return key;
    }
    int middle = width / 2; // where the long diagonals' bits are, in each half of the key
    return cut(cut(key, width + middle), middle);
  }

  private static long cut(long key, int bit) {
    long below = (1L << bit) - 1;
    return key & below | key >>> 1 & ~below;
  }
}
