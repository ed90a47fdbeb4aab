package org.nqueens.kernel.notebook.page;

import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The colours of a terminal by their numbers. */
final class AnsiPalette {

  private static final List<String> NAMES =
      List.of("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white");
  private static final int[] CUBE = {0, 95, 135, 175, 215, 255};

  private AnsiPalette() {}

  /** The colour of the codes 30–37 and 90–97. */
  static Optional<String> ink(int code) {
    if (code >= 30 && code <= 37) {
      return Optional.of(NAMES.get(code - 30));
    }
    return code >= 90 && code <= 97
        ? Optional.of("bright-" + NAMES.get(code - 90))
        : Optional.empty();
  }

  /** The colour that {@code 38} or {@code 48} announce: {@code 5;n} or {@code 2;r;g;b}. */
  static String extended(Deque<Integer> codes) {
    Integer kind = codes.poll();
    if (kind != null && kind == 5 && !codes.isEmpty()) {
      return indexed(codes.remove() & 0xff);
    }
    if (kind != null && kind == 2 && codes.size() >= 3) {
      return hex(codes.remove(), codes.remove(), codes.remove());
    }
    codes.clear();
    return "";
  }

  private static String indexed(int index) {
    if (index < 8) {
      return NAMES.get(index);
    }
    if (index < 16) {
      return "bright-" + NAMES.get(index - 8);
    }
    if (index < 232) {
      int cube = index - 16;
      return hex(CUBE[cube / 36], CUBE[cube / 6 % 6], CUBE[cube % 6]);
    }
    int grey = 8 + 10 * (index - 232);
    return hex(grey, grey, grey);
  }

  private static String hex(int red, int green, int blue) {
    return String.format(Locale.ROOT, "#%02x%02x%02x", red & 0xff, green & 0xff, blue & 0xff);
  }
}
