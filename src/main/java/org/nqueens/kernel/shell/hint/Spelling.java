package org.nqueens.kernel.shell.hint;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Which known words somebody may have meant by an unknown one. */
final class Spelling {

  private static final int MOST = 3;

  private Spelling() {}

  /** The known words that differ from the unknown one in a slip or two, the nearest first. */
  static List<String> near(String unknown, Collection<String> known) {
    int allowed =
        unknown.length() <= 2 ? 0 : unknown.length() <= 4 ? 1 : unknown.length() <= 8 ? 2 : 3;
    return known.stream()
        .filter(word -> !word.equals(unknown) && !word.isEmpty())
        .filter(word -> distance(unknown, word) <= allowed)
        .distinct()
        .sorted(
            Comparator.comparingInt((String word) -> distance(unknown, word))
                .thenComparing(Comparator.naturalOrder()))
        .limit(MOST)
        .toList();
  }

  /** Slips: a letter too many, too few, wrong, or two swapped; upper and lower case are alike. */
  static int distance(String one, String other) {
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    int[][] slips = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        slips[i][j] = i == 0 ? j : j == 0 ? i : step(slips, a, b, i, j);
      }
    }
    return slips[a.length()][b.length()];
  }

  private static int step(int[][] slips, String a, String b, int i, int j) {
    int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
    int least = Math.min(slips[i - 1][j] + 1, slips[i][j - 1] + 1);
    least = Math.min(least, slips[i - 1][j - 1] + change);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, slips[i - 2][j - 2] + 1) : least;
  }
}
