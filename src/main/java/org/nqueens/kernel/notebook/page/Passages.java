package org.nqueens.kernel.notebook.page;

import java.util.ArrayList;
import java.util.List;

/** Collects a page's text under its headings, for the search. */
final class Passages {

  private final List<Page.Passage> passages = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private Heading heading = new Heading(1, "", "");

  /** A text cell: a heading in it begins a passage. */
  void prose(Prose prose) {
    if (!prose.headings().isEmpty()) {
      end();
      heading = prose.headings().get(0);
    }
    add(prose.words());
  }

  /** A code cell belongs to the passage above it. */
  void code(String source) {
    add(source);
  }

  /** All passages up to now. */
  List<Page.Passage> list() {
    end();
    return List.copyOf(passages);
  }

  private void add(String words) {
    text.append(words.strip().replaceAll("\\s+", " ")).append(' ');
  }

  private void end() {
    if (!text.toString().isBlank()) {
      passages.add(new Page.Passage(heading.text(), heading.id(), text.toString().strip()));
    }
    text.setLength(0);
  }
}
