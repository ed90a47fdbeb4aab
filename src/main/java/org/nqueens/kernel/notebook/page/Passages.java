package org.nqueens.kernel.notebook.page;

import java.util.ArrayList;
import java.util.List;

/** Collects a page's text under its headings, for the search. */
final class Passages {

  private final List<Page.Passage> finished = new ArrayList<>();
  private Page.Passage current = new Page.Passage("", "", "");

  /** A text cell: each heading in it begins a passage. */
  void prose(Prose prose) {
    for (Page.Passage passage : prose.passages()) {
      if (passage.anchor().isEmpty()) {
        current = current.with(passage.text());
      } else {
        end();
        current = passage;
      }
    }
  }

  /** A code cell belongs to the passage above it. */
  void code(String source) {
    current = current.with(source);
  }

  /** All passages up to now. */
  List<Page.Passage> list() {
    end();
    return List.copyOf(finished);
  }

  private void end() {
    if (!current.text().isEmpty()) {
      finished.add(current);
    }
    current = new Page.Passage("", "", "");
  }
}
