package org.nqueens.count;

import java.util.Locale;

/**
 * What the merge of quadrants keeps in memory for one board, known before anything is tabulated.
 *
 * @param n the board's size
 * @param table bytes of the table: nothing is counted with less
 * @param kept bytes in the end, when each of the four corners has its own copy of what it uses
 */
public record QuadrantMemory(int n, long table, long kept) {

  /** Placements on h × h by h (A287227), which a test counts again. */
  private static final long[] PLACEMENTS = {
    1, 2, 5, 18, 87, 462, 2_635, 16_870, 118_969, 915_442, 7_535_369, 66_807_234, 633_443_407
  };

  private static final int CORNERS = 4;
  private static final long BESIDE = 8_000_000; // what the rest of a small program needs
  private static final long MEGA = 1_000_000;

  /**
   * The needs of a board.
   *
   * @param n the board's size, 0 to 25
   * @return the numbers
   * @throws IllegalArgumentException if n is out of range
   */
  public static QuadrantMemory of(int n) {
    Sizes.check(n, QuadrantCounter.LARGEST, QuadrantCounter.FAMILY);
    int half = n / 2;
    long entries = PLACEMENTS[half];
    long places = 1L << 2 * half; // for each row set and each set of columns
    long corner = Long.BYTES * entries + 2 * Integer.BYTES * places; // Slices: two starts a place
    long table = QuadrantTable.bytes(half, entries);
    return new QuadrantMemory(n, table, table + CORNERS * corner);
  }

  /**
   * The heap with which the merge is begun unasked: twice what it keeps, for the keys that it makes
   * and throws away, and some for the rest.
   *
   * @return bytes
   */
  public long wanted() {
    return 2 * kept + BESIDE;
  }

  /**
   * Whether this JVM may use so much.
   *
   * @return true if the merge will not run out of memory
   */
  public boolean fits() {
    return wanted() <= Runtime.getRuntime().maxMemory();
  }

  /**
   * The option that gives a JVM enough.
   *
   * @return such as {@code -Xmx110m}
   */
  public String option() {
    return "-Xmx" + (wanted() + MEGA - 1) / MEGA + "m";
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "n = %d by quadrants wants %s of memory, and this JVM may use %s",
        n,
        Forecast.size(wanted()),
        Forecast.size(Runtime.getRuntime().maxMemory()));
  }
}
