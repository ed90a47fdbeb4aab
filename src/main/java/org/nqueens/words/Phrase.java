package org.nqueens.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A sentence in parts, some of which stand out: written once, for letters and for figures.
 *
 * @param runs the parts in order
 */
public record Phrase(List<Run> runs) {

  private static final Pattern SET_OFF =
      Pattern.compile("<(path|refuse|good|attack)>(.*?)</\\1>", Pattern.DOTALL);

  /**
   * One part.
   *
   * @param text its words
   * @param emphasis how it stands out
   */
  public record Run(String text, Emphasis emphasis) {}

  /** Copies the list. */
  public Phrase {
    runs = List.copyOf(runs);
  }

  /**
   * A text of the bundles.
   *
   * @param text a text in which {@code <good>…</good>} sets words off; likewise the other words of
   *     {@link Emphasis}
   * @return its parts, without the marks
   */
  public static Phrase parse(String text) {
    List<Run> runs = new ArrayList<>();
    Matcher marked = SET_OFF.matcher(text);
    int done = 0;
    while (marked.find()) {
      if (marked.start() > done) {
        runs.add(new Run(text.substring(done, marked.start()), Emphasis.PLAIN));
      }
      runs.add(new Run(marked.group(2), Emphasis.of(marked.group(1)).orElseThrow()));
      done = marked.end();
    }
    if (done < text.length() || runs.isEmpty()) {
      runs.add(new Run(text.substring(done), Emphasis.PLAIN));
    }
    return new Phrase(runs);
  }

  /**
   * A text of which nothing stands out.
   *
   * @param text any text
   * @return one part
   */
  public static Phrase of(String text) {
    return new Phrase(List.of(new Run(text, Emphasis.PLAIN)));
  }

  /**
   * This phrase with a text behind it.
   *
   * @param text any text, of which nothing stands out
   * @return a new phrase
   */
  public Phrase then(String text) {
    return then(of(text));
  }

  /**
   * This phrase with another one behind it.
   *
   * @param other the other one
   * @return a new phrase
   */
  public Phrase then(Phrase other) {
    List<Run> more = new ArrayList<>(runs);
    more.addAll(other.runs);
    return new Phrase(more);
  }

  /**
   * The sentence in letters, in which nothing stands out.
   *
   * @return its parts, one after the other
   */
  public String text() {
    return runs.stream().map(Run::text).collect(Collectors.joining());
  }
}
