package org.nqueens.board;

/**
 * What is known about how many solutions there are: the oracle that every solver is held against.
 *
 * <p>Sources: the On-Line Encyclopedia of Integer Sequences, A000170 (all solutions) and A002562
 * (fundamental ones, up to the eight symmetries), and A319284, whose row sums are the nodes of the
 * search row by row. The tables agree with our own counts by brute force for n = 0 … 8. Q(27) was
 * counted on FPGAs in a little more than a year, until September 2016 (Preußer and Engelhardt), and
 * again on graphics cards in 2025. Q(28) is not known.
 */
public final class KnownCounts {

  /** The largest n whose number of solutions is known. */
  public static final int LARGEST = 27;

  /** The largest n whose number of nodes is tabulated here. */
  public static final int LARGEST_NODES = 16;

  private static final long[] SOLUTIONS = {
    1,
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
    4_968_057_848L,
    39_029_188_884L,
    314_666_222_712L,
    2_691_008_701_644L,
    24_233_937_684_440L,
    227_514_171_973_736L,
    2_207_893_435_808_352L,
    22_317_699_616_364_044L,
    234_907_967_154_122_528L
  };

  private static final long[] FUNDAMENTAL = {
    1,
    1,
    0,
    0,
    1,
    2,
    1,
    6,
    12,
    46,
    92,
    341,
    1_787,
    9_233,
    45_752,
    285_053,
    1_846_955,
    11_977_939,
    83_263_591,
    621_012_754,
    4_878_666_808L,
    39_333_324_973L,
    336_376_244_042L,
    3_029_242_658_210L,
    28_439_272_956_934L,
    275_986_683_743_434L,
    2_789_712_466_510_289L,
    29_363_495_934_315_694L
  };

  private static final long[] NODES = {
    1,
    2,
    3,
    6,
    17,
    54,
    153,
    552,
    2_057,
    8_394,
    35_539,
    166_926,
    856_189,
    4_674_890,
    27_358_553,
    171_129_072,
    1_141_190_303
  };

  private KnownCounts() {}

  /**
   * The number of all solutions.
   *
   * @param n the size of the board, 0 to {@value #LARGEST}
   * @return the number of ways to place n queens that do not attack each other
   */
  public static long solutions(int n) {
    return get(SOLUTIONS, n);
  }

  /**
   * The number of fundamental solutions: those that turn or mirror into each other count once.
   *
   * @param n the size of the board, 0 to {@value #LARGEST}
   * @return the number of orbits of solutions
   */
  public static long fundamental(int n) {
    return get(FUNDAMENTAL, n);
  }

  /**
   * The number of nodes of the search row by row: placements without conflict in the first 0, 1, …,
   * n rows, the empty one included.
   *
   * @param n the size of the board, 0 to {@value #LARGEST_NODES}
   * @return the number of nodes
   */
  public static long nodes(int n) {
    return get(NODES, n);
  }

  private static long get(long[] table, int n) {
    if (n < 0 || n >= table.length) {
      throw new IllegalArgumentException(
          "n = " + n + " is not between 0 and " + (table.length - 1) + ", where the table ends");
    }
    return table[n];
  }
}
