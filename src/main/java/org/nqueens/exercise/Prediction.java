package org.nqueens.exercise;

import java.util.Locale;
import org.nqueens.render.Card;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;

/**
 * A guess beside the truth. As long as there is no guess the truth stays hidden; then it says how
 * far off the guess was, without a grade: who guesses and is wrong remembers better.
 */
public final class Prediction implements View {

  private static final String OPEN = "?";

  private final String head;
  private final String sentence;

  private Prediction(String head, String sentence) {
    this.head = head;
    this.sentence = sentence;
  }

  /**
   * Compares a guess with the truth.
   *
   * @param guess what the reader expects; {@code "?"} for none yet
   * @param truth what is the case
   * @return a sentence that shows itself
   */
  public static Prediction of(Object guess, Object truth) {
    if (OPEN.equals(guess)) {
      return new Prediction(
          "Your guess first",
          "Write it in the place of \"?\" and run the cell; then you will see.");
    }
    String both = "You said %s. It is %s.".formatted(show(guess), show(truth));
    if (show(guess).equals(show(truth))) {
      return new Prediction("Just so", both);
    }
    return new Prediction("Not quite", both + distance(guess, truth));
  }

  private static String distance(Object guess, Object truth) {
    if (!(guess instanceof Number g && truth instanceof Number t)) {
      return "";
    }
    double factor = g.doubleValue() / t.doubleValue();
    if (!(factor > 0) || Double.isInfinite(factor)) {
      return "";
    }
    double times = Math.max(factor, 1 / factor);
    String much = String.format(Locale.ROOT, times < 10 ? " %.1f times " : " %,.0f times ", times);
    return much + (factor > 1 ? "too many." : "too few.");
  }

  private static String show(Object value) {
    if (value instanceof Number number && number.doubleValue() == number.longValue()) {
      return String.format(Locale.ROOT, "%,d", number.longValue());
    }
    return value instanceof Double
        ? String.format(Locale.ROOT, "%.2f", value)
        : Results.show(value);
  }

  @Override
  public String text() {
    return head + "\n" + sentence;
  }

  @Override
  public String html() {
    return Card.figure(Card.strong(head, Tokens.INK), Look.paragraph(sentence)).toString();
  }

  @Override
  public String toString() {
    return text();
  }
}
