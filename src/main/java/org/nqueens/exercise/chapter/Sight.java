package org.nqueens.exercise.chapter;

import java.util.Locale;
import org.nqueens.board.Attack;
import org.nqueens.board.Line;
import org.nqueens.words.Message;

/** Says who sees whom on a board. */
final class Sight {

  private Sight() {}

  /** Which queen attacks what, and along which line. */
  static Message of(Attack attack) {
    return Message.of("frame.attack", attack.queen(), attack.target(), shared(attack.line()));
  }

  /** A line that two squares share. */
  static Message shared(Line line) {
    return Message.of("board.share." + line.name().toLowerCase(Locale.ROOT));
  }
}
