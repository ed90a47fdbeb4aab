package org.nqueens.render;

import org.nqueens.words.Emphasis;
import org.nqueens.words.Phrase;

/** A phrase as a figure says it: what stands out is bold and has its colour. */
final class Sentence {

  private Sentence() {}

  static Html of(Phrase phrase) {
    return Html.all(phrase.runs().stream().map(Sentence::of).toList());
  }

  private static Html of(Phrase.Run run) {
    return run.emphasis().isPlain()
        ? Html.text(run.text())
        : Card.strong(run.text(), colour(run.emphasis()));
  }

  private static String colour(Emphasis emphasis) {
    return switch (emphasis) {
      case PLAIN -> Tokens.INK;
      case PATH -> Tokens.PATH;
      case REFUSE -> Tokens.REFUSE;
      case GOOD -> Tokens.GOOD;
      case ATTACK -> Tokens.ATTACK_TEXT;
    };
  }
}
