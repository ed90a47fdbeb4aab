package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A sentence in parts, some of them in bold and in colour: written once, shown as text and as HTML.
 *
 * @param runs the parts in order
 */
record Phrase(List<Run> runs) {

  private static final Pattern SET_OFF =
      Pattern.compile("<(path|refuse|good|attack)>(.*?)</\\1>", Pattern.DOTALL);

  /**
   * One part.
   *
   * @param text its words
   * @param look how it stands out
   */
  record Run(String text, Look look) {}

  Phrase {
    runs = List.copyOf(runs);
  }

  /** A text of the bundles, in which {@code <good>…</good>} sets words off. */
  static Phrase parse(String text) {
    List<Run> runs = new ArrayList<>();
    Matcher marked = SET_OFF.matcher(text);
    int done = 0;
    while (marked.find()) {
      if (marked.start() > done) {
        runs.add(new Run(text.substring(done, marked.start()), Look.PLAIN));
      }
      runs.add(new Run(marked.group(2), Look.of(marked.group(1)).orElseThrow()));
      done = marked.end();
    }
    if (done < text.length() || runs.isEmpty()) {
      runs.add(new Run(text.substring(done), Look.PLAIN));
    }
    return new Phrase(runs);
  }

  /** A plain text. */
  static Phrase of(String text) {
    return new Phrase(List.of(new Run(text, Look.PLAIN)));
  }

  Phrase then(String text) {
    return then(of(text));
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
                    run.look().isEmpty()
                        ? Html.text(run.text())
                        : Card.strong(run.text(), run.look().colour()))
            .toList());
  }
}
