package org.nqueens.kernel.magic.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits the arguments of a magic.
 *
 * <p>Words are separated by blanks. Double quotes keep blanks, {@code \"} and a blank behind a
 * backslash stand for themselves, any other backslash too, so that Windows paths need no care. A
 * word {@code //} begins a comment, semicolons at the end are dropped.
 */
public final class Words {

  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean quoted;
  private boolean started;

  private Words() {}

  /**
   * The words of a text, in order.
   *
   * @param text what stands behind the name of a magic
   * @return its words, without their quotes
   */
  public static List<String> of(String text) {
    Words splitter = new Words();
    splitter.take(text);
    int comment = splitter.words.indexOf("//");
    return List.copyOf(comment < 0 ? splitter.words : splitter.words.subList(0, comment));
  }

  private void take(String text) {
    String line = text.strip().replaceAll("\\s*;+$", "");
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      char next = i + 1 < line.length() ? line.charAt(i + 1) : '\0';
      if (c == '\\' && (next == '"' || next == ' ')) {
        append(next);
        i++;
      } else if (c == '"') {
        quoted = !quoted;
        started = true;
      } else if (Character.isWhitespace(c) && !quoted) {
        end();
      } else {
        append(c);
      }
    }
    end();
  }

  private void append(char c) {
    word.append(c);
    started = true;
  }

  private void end() {
    if (started) {
      words.add(word.toString());
    }
    word.setLength(0);
    started = false;
  }
}
