package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A sentence in parts, some of them in bold and in colour: written once, shown as text and as HTML.
 *
 * @param runs the parts in order
 */
record Phrase(List<Run> runs) {

  /**
   * One part.
   *
   * @param text its words
   * @param colour its colour; empty for plain words
   */
  record Run(String text, String colour) {}

  Phrase {
    runs = List.copyOf(runs);
  }

  static Phrase of(String text) {
    return new Phrase(List.of(new Run(text, "")));
  }

  Phrase then(String text) {
    return then(text, "");
  }

  Phrase then(String text, String colour) {
    List<Run> more = new ArrayList<>(runs);
    more.add(new Run(text, colour));
    return new Phrase(more);
  }

  Phrase then(Phrase other) {
    List<Run> more = new ArrayList<>(runs);
    more.addAll(other.runs);
    return new Phrase(more);
  }

  String text() {
    return runs.stream().map(Run::text).collect(Collectors.joining());
  }

  Html html() {
    return Html.all(
        runs.stream()
            .map(
                run ->
                    run.colour().isEmpty()
                        ? Html.text(run.text())
                        : Card.strong(run.text(), run.colour()))
            .toList());
  }
}
