package org.nqueens.exercise.chapter;

import static org.nqueens.exercise.chapter.Planted.count;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;
import org.nqueens.trace.Trace;

/** Wrong answers to the exercises that count: nodes, bits, hours. */
final class PlantedCounts {

  private static final Random RANDOM = new Random(1);

  private PlantedCounts() {}

  static List<Planted> trees() {
    return List.of(
        new Planted("4.1", "level by level", List.of(14, 15, 16, 17)),
        new Planted("4.1", "is given already", List.of(13, 14, 16, 15)),
        new Planted("4.1", "count on from there", new int[] {1, 2, 4, 3}),
        new Planted("4.1", "search leaves it", List.of(17, 15, 16, 14)),
        new Planted("4.1", "from right to left", List.of(14, 16, 15, 17)),
        new Planted("4.1", "yours are 3", List.of(14, 15, 16)),
        new Planted("4.1", "number of its own", List.of(14, 15, 15, 16)),
        count("4.2", "root is not counted", n -> profile(n).subList(1, n + 1)),
        count("4.2", "last level is missing", n -> profile(n).subList(0, n)),
        count("4.2", "the refused ones", n -> tested(n)),
        count("4.2", "levels of rooks", n -> products(n, k -> n - k + 1)),
        count("4.2", "safe or not", n -> products(n, k -> n)),
        count("4.2", "those above it", n -> sums(n)),
        count("4.2", "too few", n -> profile(n).stream().map(p -> Math.min(p, 2)).toList()),
        new Planted("4.3", "whole tree", 53),
        new Planted("4.3", "dead ends", 4),
        new Planted("4.3", "queens are placed", 5),
        new Planted("4.3", "no step back", 10),
        new Planted("4.3", "squares are tested", 15),
        new Planted("4.3", "nodes on the way", 6),
        new Planted("4.3", "Draw it", 2));
  }

  static List<Planted> bits() {
    return List.of(
        count("6.1", "its place", Integer::numberOfTrailingZeros),
        count("6.1", "takes the lowest bit away", mask -> mask & (mask - 1)),
        count("6.1", "the highest", Integer::highestOneBit),
        count("6.1", "last place alone", mask -> mask & 1),
        count("6.1", "up to it", mask -> mask ^ (mask - 1)),
        count("6.1", "below it", mask -> ~mask & (mask - 1)),
        count("6.1", "where a 0 stands", mask -> ~mask & (mask + 1)),
        count("6.1", "turned over", mask -> -mask),
        count("6.1", "no bit in it", mask -> mask == 0 ? 1 : Integer.lowestOneBit(mask)),
        count("6.2", "One too many", mask -> Integer.bitCount(mask) + 1),
        count("6.2", "One too few", mask -> Math.max(0, Integer.bitCount(mask) - 1)),
        count("6.2", "up to the highest 1", mask -> 32 - Integer.numberOfLeadingZeros(mask)),
        count("6.2", "the zeros", mask -> 32 - Integer.bitCount(mask)),
        count("6.2", "last place alone", mask -> mask & 1),
        count("6.2", "mask itself", mask -> mask),
        count("6.2", "first round", mask -> mask == 0 ? 0 : 1),
        count("6.2", "below 0", mask -> mask < 0 ? 0 : Integer.bitCount(mask)),
        count("6.3", "n rooks", n -> masks(n, (up, down, ascending) -> 0)),
        count(
            "6.3",
            "One diagonal direction",
            n -> masks(n, (up, down, ascending) -> ascending ? 0 : down << 1)),
        count("6.3", "first put her in", n -> late((1 << n) - 1, 0, 0, 0)),
        count("6.3", "out of one column", n -> bishops((1 << n) - 1, n, 0, 0)),
        count("6.3", "board full", n -> 0),
        count("6.3", "last row is never", n -> n == 0 ? 1 : Bug.ONE_ROW_EARLY.count(n)),
        count("6.3", "at once", n -> n == 0 ? 0 : Solver.bitmask().count(n)));
  }

  static List<Planted> growth() {
    return List.of(
        count("7.1", "which level that is", n -> Collections.max(profile(n))),
        count("7.1", "is level 0", n -> widest(n) + 1),
        count("7.1", "leave out the root's", n -> widest(n) - 1),
        count("7.1", "solutions stand there", n -> n),
        count("7.1", "Half-way", n -> (n + 1) / 2),
        count("7.1", "whole tree has", n -> profile(n).stream().mapToLong(p -> p).sum()),
        count("7.2", "root counted", n -> walk(n) - 1),
        count("7.2", "level by level", n -> walk(n) + 1),
        count("7.2", "by chance", n -> (double) Trace.of(Solver.bitmask(), n).nodes()),
        count("7.2", "nodes of the walk itself", n -> n < 3 ? n + 1 : 2 + RANDOM.nextInt(2)),
        count("7.2", "safe columns, not of all", n -> n < 3 ? n + 1 : 9e3 + RANDOM.nextInt(9)),
        count("7.2", "product of all choices", n -> n < 3 ? n + 1 : n + 2 + RANDOM.nextInt(3)),
        new Planted("7.3", "how many nodes", 3.8e12),
        new Planted("7.3", "one node a second", 3.8e12 / 3600),
        new Planted("7.3", "hours are asked", 75_000),
        new Planted("7.3", "for the solutions alone", 39_029_188_884L / 50e6 / 3600),
        new Planted("7.3", "order of twenty", 2.43e18 / 50e6 / 3600),
        new Planted("7.3", "n = 16", 0.0063),
        new Planted("7.3", "Too few", 5));
  }

  private static List<Long> profile(int n) {
    return Trace.of(Solver.bitmask(), n).profile();
  }

  private static int widest(int n) {
    return profile(n).indexOf(Collections.max(profile(n)));
  }

  private static List<Long> tested(int n) {
    List<Long> levels = new ArrayList<>(List.of(1L));
    profile(n).subList(0, n).forEach(nodes -> levels.add(nodes * n));
    return levels;
  }

  private static List<Long> products(int n, LongUnaryOperator choices) {
    return LongStream.rangeClosed(0, n)
        .map(k -> LongStream.rangeClosed(1, k).map(choices).reduce(1, (a, b) -> a * b))
        .boxed()
        .toList();
  }

  private static List<Long> sums(int n) {
    List<Long> sums = new ArrayList<>();
    profile(n).forEach(p -> sums.add(p + (sums.isEmpty() ? 0 : sums.get(sums.size() - 1))));
    return sums;
  }

  /** A right walk as far as n = 2, which is where these are found out. */
  private static double walk(int n) {
    return n + 1;
  }

  /** What becomes of the masks of the two diagonals on the way to the next row. */
  private interface Shift {
    int of(int up, int down, boolean ascending);
  }

  private static long masks(int n, Shift shift) {
    return masks((1 << n) - 1, 0, 0, 0, shift);
  }

  private static long masks(int full, int columns, int up, int down, Shift shift) {
    if (columns == full) {
      return 1;
    }
    long solutions = 0;
    for (int free = full & ~(columns | up | down); free != 0; free &= free - 1) {
      int queen = free & -free;
      int a = shift.of(up | queen, down | queen, true);
      int d = shift.of(up | queen, down | queen, false);
      solutions += masks(full, columns | queen, a, d, shift);
    }
    return solutions;
  }

  /** The masks move, and then the queen joins them. */
  private static long late(int full, int columns, int up, int down) {
    long boards = columns == full ? 1 : 0;
    for (int free = full & ~(columns | up | down); free != 0; free &= free - 1) {
      int queen = free & -free;
      boards += late(full, columns | queen, (up >>> 1) | queen, (down << 1) | queen);
    }
    return boards;
  }

  /** Without the mask of the columns, one row after the other. */
  private static long bishops(int full, int rows, int up, int down) {
    long boards = rows == 0 ? 1 : 0;
    for (int free = rows == 0 ? 0 : full & ~(up | down); free != 0; free &= free - 1) {
      int queen = free & -free;
      boards += bishops(full, rows - 1, (up | queen) >>> 1, (down | queen) << 1);
    }
    return boards;
  }
}
