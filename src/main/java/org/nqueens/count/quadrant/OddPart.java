package org.nqueens.count.quadrant;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.nqueens.count.task.CountStopped;

/**
 * The boards of an odd size whose queens in the middle row and the middle column are given.
 *
 * <p>Both queens taken away, the four quadrants are left, with one row and one column less.
 */
final class OddPart implements QuadrantPart {

  private final QuadrantTable table;
  private final Frame frame;
  private final int rows; // what is left of the 2h rows outside the middle one
  private final int westColumns; // what is left of the west's columns
  private final int[][] eastern; // eastern[k]: the sets of k columns of the east
  private final int[][] western; // the same of the columns that are left in the west
  private final int[] sets;
  private final int[] images; // how many boards each counted one stands for
  private final Supplier<DisjointPairs> pairs;
  private SoftReference<Quadrants> quadrants = new SoftReference<>(null);

  private OddPart(
      QuadrantTable table,
      Frame frame,
      int rows,
      int westColumns,
      int[] sets,
      int[] images,
      Supplier<DisjointPairs> pairs) {
    this.table = table;
    this.frame = frame;
    this.rows = rows;
    this.westColumns = westColumns;
    this.eastern = RowSets.bySize((1 << table.size()) - 1);
    this.western = RowSets.bySize(westColumns);
    this.sets = sets;
    this.images = images;
    this.pairs = pairs;
  }

  /**
   * The middle row's queen in a western column, the middle column's queen in a northern row, the
   * first farther from the centre than the second: one of eight images, all different.
   */
  static OddPart apart(QuadrantTable table, int column, int row, Supplier<DisjointPairs> pairs) {
    int half = table.size();
    int rows = (1 << 2 * half) - 1 & ~(1 << row);
    int[] sets = RowSets.of(rows, half);
    int[] images = new int[sets.length];
    Arrays.fill(images, 8);
    int west = (1 << half) - 1 & ~(1 << column);
    return new OddPart(table, Frame.odd(half, column, row), rows, west, sets, images, pairs);
  }

  /** One queen in the centre: row sets upside down, or with the sides exchanged, are left out. */
  static OddPart centred(QuadrantTable table, Supplier<DisjointPairs> pairs) {
    int half = table.size();
    int rows = (1 << 2 * half) - 1;
    int[] all = RowSets.of(rows, half);
    int[] sets = Arrays.stream(all).filter(s -> s == least(s, half)).toArray();
    int[] images = new int[sets.length];
    for (int i = 0; i < sets.length; i++) {
      images[i] = (int) images(sets[i], half).distinct().count();
    }
    int west = (1 << half) - 1;
    return new OddPart(table, Frame.odd(half, half, half), rows, west, sets, images, pairs);
  }

  private static IntStream images(int set, int half) {
    int rows = (1 << 2 * half) - 1;
    int other = rows & ~set;
    return IntStream.of(
        set, other, RowSets.reversed(set, 2 * half), RowSets.reversed(other, 2 * half));
  }

  private static int least(int set, int half) {
    return images(set, half).min().getAsInt();
  }

  @Override
  public int rowSets() {
    return sets.length;
  }

  @Override
  public long count(int from, int to) {
    Quadrants all = quadrants();
    DisjointPairs mine = pairs.get();
    PairCount counter = new PairCount(mine);
    Keys east = new Keys(mine);
    Keys west = new Keys(mine);
    long sum = 0;
    for (int i = from; i < to; i++) {
      CountStopped.check();
      join(all, sets[i], east, west);
      boolean eastIsShorter = east.size() < west.size();
      Keys few = eastIsShorter ? east : west;
      long boards = counter.count(few, List.of(eastIsShorter ? west : east), all.bits());
      sum = Math.addExact(sum, Math.multiplyExact(boards, images[i]));
    }
    return sum;
  }

  @Override
  public int[] quadrants(int rowSet) {
    int quadrant = (1 << table.size()) - 1;
    int north = sets[rowSet] & quadrant;
    int south = sets[rowSet] >>> table.size();
    int northWest = rows & quadrant & ~north;
    int southWest = rows >>> table.size() & ~south;
    return new int[] {northWest, north, southWest, south};
  }

  @Override
  public String name(int rowSet) {
    int half = table.size();
    StringBuilder letters = new StringBuilder(RowSets.letters(sets[rowSet], 2 * half));
    int all = (1 << 2 * half) - 1;
    if (rows == all) {
      return letters.insert(half, 'M') + "-" + half; // a queen in the centre
    }
    letters.setCharAt(Integer.numberOfTrailingZeros(all & ~rows), 'M');
    int column = Integer.numberOfTrailingZeros((1 << half) - 1 & ~westColumns);
    return letters.insert(half, 'W') + "-" + column;
  }

  private void join(Quadrants all, int set, Keys east, Keys west) {
    int quadrant = (1 << table.size()) - 1;
    int north = set & quadrant;
    int south = set >>> table.size();
    int northWest = rows & quadrant & ~north;
    int southWest = rows >>> table.size() & ~south;
    east.clear();
    east.join(
        all.slices(Corner.NORTH_EAST, north),
        false,
        all.slices(Corner.SOUTH_EAST, south),
        false,
        quadrant,
        eastern[Integer.bitCount(north)]);
    west.clear();
    west.join(
        all.slices(Corner.NORTH_WEST, northWest),
        false,
        all.slices(Corner.SOUTH_WEST, southWest),
        false,
        westColumns,
        western[Integer.bitCount(northWest)]);
  }

  /** The slices of this part, made anew if the memory was needed for something else. */
  private synchronized Quadrants quadrants() {
    Quadrants all = quadrants.get();
    if (all == null) {
      all = new Quadrants(table, frame);
      quadrants = new SoftReference<>(all);
    }
    return all;
  }
}
