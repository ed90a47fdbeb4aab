package org.nqueens.exercise;

import java.util.Locale;
import org.nqueens.exercise.look.Look;
import org.nqueens.exercise.look.Written;
import org.nqueens.render.Card;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;
import org.nqueens.words.Words;

/**
 * A guess beside the truth. As long as there is no guess the truth stays hidden; then it says how
 * far off the guess was, without a grade: who guesses and is wrong remembers better.
 */
public final class Prediction implements View {

  private static final String OPEN = "?";

  private final Object guess;
  private final Object truth;
  private final Words words;

  private Prediction(Object guess, Object truth, Words words) {
    this.guess = guess;
    this.truth = truth;
    this.words = words;
  }

  /**
   * Compares a guess with the truth.
   *
   * @param guess what the reader expects; {@code "?"} for none yet
   * @param truth what is the case
   * @return a sentence that shows itself
   */
  public static Prediction of(Object guess, Object truth) {
    return new Prediction(guess, truth, Words.english());
  }

  @Override
  public Prediction in(Words others) {
    return new Prediction(guess, truth, others);
  }

  private boolean isOpen() {
    return OPEN.equals(guess);
  }

  private String head() {
    return words.say(
        isOpen()
            ? "frame.guess-first"
            : show(guess).equals(show(truth)) ? "frame.just-so" : "frame.not-quite");
  }

  private String sentence() {
    return isOpen()
        ? words.say("frame.write-guess")
        : words.say("frame.said", show(guess), show(truth)) + distance();
  }

  private String distance() {
    if (!(guess instanceof Number g && truth instanceof Number t)
        || show(guess).equals(show(truth))) {
      return "";
    }
    double factor = g.doubleValue() / t.doubleValue();
    if (!(factor > 0) || Double.isInfinite(factor)) {
      return "";
    }
    double times = Math.max(factor, 1 / factor);
    String much = String.format(Locale.ROOT, times < 10 ? "%.1f" : "%,.0f", times);
    return words.say(factor > 1 ? "frame.too-many" : "frame.too-few", words.digits(much));
  }

  private String show(Object value) {
    if (value instanceof Number number && number.doubleValue() == number.longValue()) {
      return words.number(number.longValue());
    }
    return value instanceof Double
        ? words.digits(String.format(Locale.ROOT, "%.2f", value))
        : Written.of(value);
  }

  @Override
  public String text() {
    return head() + "\n" + sentence();
  }

  @Override
  public String html() {
    return Card.figure(words, Card.strong(head(), Tokens.INK), Look.paragraph(sentence()))
        .toString();
  }

  @Override
  public String toString() {
    return text();
  }
}
