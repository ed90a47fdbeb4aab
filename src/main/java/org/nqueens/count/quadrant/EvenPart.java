package org.nqueens.count.quadrant;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.nqueens.count.task.CountStopped;

/**
 * All boards of an even size.
 *
 * <p>A row set that is another one upside down is left to that one. Of the symmetric images of a
 * board those are counted whose queens on the long diagonals stand in the west half: all images of
 * a board without such queens, every second one of a board with one, every fourth of a board with
 * two.
 */
final class EvenPart implements QuadrantPart {

  private final Quadrants quadrants;
  private final int[][] columns; // columns[k]: the sets of k columns of a quadrant
  private final int[] sets; // one of each pair of mirrored row sets, bit r = row r
  private final Supplier<DisjointPairs> pairs;

  EvenPart(QuadrantTable table, Supplier<DisjointPairs> pairs) {
    this.quadrants = new Quadrants(table, Frame.even(table.size()));
    this.pairs = pairs;
    this.columns = RowSets.bySize((1 << table.size()) - 1);
    int n = 2 * table.size();
    this.sets =
        Arrays.stream(RowSets.of((1 << n) - 1, table.size()))
            .filter(set -> set <= RowSets.reversed(set, n))
            .toArray();
  }

  @Override
  public int rowSets() {
    return sets.length;
  }

  @Override
  public long count(int from, int to) {
    DisjointPairs mine = pairs.get();
    PairCount counter = new PairCount(mine);
    Keys east = new Keys(mine);
    List<Keys> west = List.of(new Keys(mine), new Keys(mine), new Keys(mine));
    long sum = 0;
    for (int i = from; i < to; i++) {
      CountStopped.check();
      join(sets[i], east, west);
      int images = sets[i] == RowSets.reversed(sets[i], 2 * quadrants.half()) ? 1 : 2;
      long boards = counter.count(east, west, quadrants.bits());
      sum = Math.addExact(sum, Math.multiplyExact(boards, images));
    }
    return sum;
  }

  @Override
  public int[] quadrants(int rowSet) {
    int all = (1 << quadrants.half()) - 1;
    int north = sets[rowSet] & all;
    int south = sets[rowSet] >>> quadrants.half();
    return new int[] {all & ~north, north, all & ~south, south};
  }

  @Override
  public String name(int rowSet) {
    return RowSets.letters(sets[rowSet], 2 * quadrants.half());
  }

  private void join(int set, Keys east, List<Keys> west) {
    int all = (1 << quadrants.half()) - 1; // the rows of a quadrant, or its columns
    int north = set & all;
    int south = set >>> quadrants.half();
    int[] eastern = columns[Integer.bitCount(north)];
    Slices northEast = quadrants.slices(Corner.NORTH_EAST, north);
    Slices southEast = quadrants.slices(Corner.SOUTH_EAST, south);
    Slices northWest = quadrants.slices(Corner.NORTH_WEST, all & ~north);
    Slices southWest = quadrants.slices(Corner.SOUTH_WEST, all & ~south);
    east.clear();
    east.join(northEast, false, southEast, false, all, eastern);
    west.forEach(Keys::clear);
    int[] western = columns[Integer.bitCount(all & ~north)];
    west.get(0).join(northWest, false, southWest, false, all, western);
    west.get(1).join(northWest, true, southWest, false, all, western);
    west.get(1).join(northWest, false, southWest, true, all, western);
    west.get(2).join(northWest, true, southWest, true, all, western);
  }
}
