package org.nqueens.exercise.trial;

import org.nqueens.words.Message;
import org.nqueens.words.Words;

/** Thrown in place of an answer that did not come in time. */
public final class Unanswered extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Message sentence;

  Unanswered(Message sentence) {
    super(Words.english().say(sentence));
    this.sentence = sentence;
  }

  /**
   * What to tell the reader.
   *
   * @return how long was waited for what, and whether it still runs
   */
  public Message sentence() {
    return sentence;
  }
}
