package org.nqueens.kernel.magic;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The table of magics: by name, by alias, and by a name that is nearly right. */
final class Magics {

  private final List<Magic> magics;
  private final Map<String, Magic> byName = new LinkedHashMap<>();

  Magics(List<Magic> magics) {
    this.magics = List.copyOf(magics);
    magics.forEach(magic -> magic.manual().names().forEach(name -> byName.put(name, magic)));
  }

  /** The magic of a name or alias; capitals matter. */
  Optional<Magic> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Whether there is a magic of that name. */
  boolean knows(String name) {
    return byName.containsKey(name);
  }

  /** Whether Java stands behind that name. */
  boolean takesCode(String name) {
    return find(name).filter(TimeMagic.class::isInstance).isPresent();
  }

  /** The manuals in the order of the table. */
  Stream<Manual> manuals() {
    return magics.stream().map(Magic::manual);
  }

  /** Says that a magic is unknown, and which known one may be meant. */
  String unknown(String name, boolean whole) {
    String sign = whole ? "%%" : "%";
    String guess =
        byName.keySet().stream()
            .filter(known -> distance(name, known) <= Math.max(1, name.length() / 3))
            .min(Comparator.comparingInt(known -> distance(name, known)))
            .map(known -> "did you mean " + sign + known + "?")
            .orElse("%lsmagic lists them all.");
    return "there is no magic " + sign + name + "; " + guess;
  }

  /** Edits between two names: a letter in, out or changed, two swapped; capitals are free. */
  static int distance(String a, String b) {
    String from = a.toLowerCase(Locale.ROOT);
    String to = b.toLowerCase(Locale.ROOT);
    int[][] d = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        d[i][j] = i == 0 || j == 0 ? i + j : step(d, from, to, i, j);
      }
    }
    return d[from.length()][to.length()];
  }

  private static int step(int[][] d, String from, String to, int i, int j) {
    int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
    int best = Math.min(d[i - 1][j - 1] + change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
  }
}
