package org.nqueens.kernel.notebook;

import java.util.ArrayList;
import java.util.List;

/** What two texts differ in, between their common beginning and their common end. */
final class LineDifference {

  private static final int SHOWN = 15;
  private static final int WIDTH = 200;

  private LineDifference() {}

  static List<String> between(List<String> before, List<String> after) {
    int shorter = Math.min(before.size(), after.size());
    int head = 0;
    while (head < shorter && before.get(head).equals(after.get(head))) {
      head++;
    }
    int tail = 0;
    while (tail < shorter - head
        && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
      tail++;
    }
    List<String> shown = new ArrayList<>();
    if (head > 0) {
      shown.add("  " + cut(before.get(head - 1)));
    }
    add(shown, "- ", before.subList(head, before.size() - tail));
    add(shown, "+ ", after.subList(head, after.size() - tail));
    return shown;
  }

  private static void add(List<String> shown, String sign, List<String> lines) {
    lines.stream().limit(SHOWN).forEach(line -> shown.add(sign + cut(line)));
    if (lines.size() > SHOWN) {
      shown.add(sign + "… " + (lines.size() - SHOWN) + " more lines");
    }
  }

  private static String cut(String line) {
    return line.length() <= WIDTH
        ? line
        : line.substring(0, WIDTH) + "… (" + line.length() + " characters)";
  }
}
