package org.nqueens.count.quadrant;

import java.util.Locale;
import org.nqueens.count.task.Sizes;

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
    Sizes.check(n, QuadrantWork.LARGEST, QuadrantWork.FAMILY);
    int half = n / 2;
    long entries = PLACEMENTS[half];
    long places = 1L << 2 * half; // for each row set and each set of columns
    long corner = Long.BYTES * entries + 2 * Integer.BYTES * places; // Slices: two starts a place
    long table = QuadrantTable.bytes(half, entries);
    return new QuadrantMemory(n, table, table + CORNERS * corner);
  }

  /**
   * Refuses a board that is too small or too large, or whose table does not fit the memory of this
   * JVM.
   *
   * @param n the board's size
   * @param smallest the smallest that is taken
   * @param name the counter's name
   * @throws IllegalArgumentException if the board is refused; the message says why
   */
  public static void check(int n, int smallest, String name) {
    Sizes.check(n, smallest, QuadrantWork.LARGEST, name);
    checkMemory(n, name);
  }

  /** Better refused now than out of memory in an hour. */
  private static void checkMemory(int n, String name) {
    long needed = of(n).table();
    long most = Runtime.getRuntime().maxMemory();
    if (needed > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "n = %d needs %s for the table of counter %s alone, and this JVM may use %s: give it"
                  + " more by -Xmx, or take counter symmetry",
              n,
              size(needed),
              name,
              size(most)));
    }
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

  /**
   * Bytes in the words of a reader.
   *
   * @param bytes 0 or more
   * @return such as {@code 15 MB}, {@code 2.8 GB}
   */
  public static String size(long bytes) {
    double mega = bytes / 1e6;
    return mega < 1000
        ? String.format(Locale.ROOT, "%,.0f MB", Math.ceil(mega))
        : String.format(Locale.ROOT, "%,.1f GB", mega / 1000);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "n = %d by quadrants wants %s of memory, and this JVM may use %s",
        n,
        size(wanted()),
        size(Runtime.getRuntime().maxMemory()));
  }
}
