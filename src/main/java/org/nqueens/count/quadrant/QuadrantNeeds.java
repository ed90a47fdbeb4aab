package org.nqueens.count.quadrant;

import org.nqueens.count.task.Sizes;

/**
 * What the merge of quadrants consists of for one board: numbers that no clock has a part in.
 *
 * @param n the board's size
 * @param placements how many entries the quadrant table has
 * @param tasks how many row sets are counted
 * @param bytes how much memory the table takes; each of the four corners keeps about as much again
 */
public record QuadrantNeeds(int n, long placements, long tasks, long bytes) {

  private static final int SMALLEST = 2;

  /**
   * Counts the placements of a quadrant, which takes time in proportion to them: ten seconds or so
   * for n = 25.
   *
   * @param n the board's size, 2 to 25
   * @return the numbers
   * @throws IllegalArgumentException if n is out of range
   */
  public static QuadrantNeeds of(int n) {
    Sizes.check(n, SMALLEST, QuadrantWork.LARGEST, QuadrantWork.FAMILY);
    int half = n / 2;
    long placements = QuadrantTable.placements(half);
    return new QuadrantNeeds(n, placements, tasks(n), QuadrantTable.bytes(half, placements));
  }

  /**
   * One of each class of row sets: by the lemma that is not Burnside's, where there are classes.
   */
  private static long tasks(int n) {
    int half = n / 2;
    long all = choose(2 * half, half);
    long reversible = half % 2 == 0 ? choose(half, half / 2) : 0; // the same upside down
    if (n % 2 == 0) {
      return (all + reversible) / 2;
    }
    long centred = (all + reversible + (1L << half)) / 4; // also with the sides exchanged
    return centred + choose(half, 2) * choose(2 * half - 1, half);
  }

  private static long choose(int many, int some) {
    long ways = 1;
    for (int i = 1; i <= some; i++) {
      ways = ways * (many - some + i) / i;
    }
    return ways;
  }
}
