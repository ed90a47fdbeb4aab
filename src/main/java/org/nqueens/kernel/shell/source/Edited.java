package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A text with insertions, and the way back to the places of the original.
 *
 * @param original the text as the reader wrote it
 * @param insertions what was put in, by its place in the original, ascending
 */
public record Edited(String original, List<Insertion> insertions) {

  /**
   * A text put in before an index of the original.
   *
   * @param before the index
   * @param text what was put in
   */
  public record Insertion(int before, String text) {}

  /** Sorts and copies the insertions. */
  public Edited {
    List<Insertion> sorted = new ArrayList<>(insertions);
    sorted.sort(Comparator.comparingInt(Insertion::before));
    insertions = List.copyOf(sorted);
  }

  static Edited untouched(String text) {
    return new Edited(text, List.of());
  }

  /**
   * The text with the insertions.
   *
   * @return the edited text
   */
  public String text() {
    StringBuilder text = new StringBuilder(original);
    for (int i = insertions.size() - 1; i >= 0; i--) {
      text.insert(insertions.get(i).before(), insertions.get(i).text());
    }
    return text.toString();
  }

  /**
   * The index in the original of an index in the text.
   *
   * @param index an index into the edited text
   * @return the index, 0 to the length of the original
   */
  public int original(int index) {
    int inserted = 0; // so far
    for (Insertion insertion : insertions) {
      int start = insertion.before() + inserted;
      if (index < start) {
        break;
      } else if (index < start + insertion.text().length()) {
        return insertion.before();
      }
      inserted += insertion.text().length();
    }
    return Math.min(original.length(), Math.max(0, index - inserted));
  }
}
