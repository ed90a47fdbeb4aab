package org.nqueens.exercise.chapter;

import java.util.Collection;
import java.util.List;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.look.Written;
import org.nqueens.words.Message;

/** Exercises whose answer is a number that the reader works out. */
final class Values {

  /** What stands in an exercise until the reader has an answer. */
  private static final String OPEN = "?";

  private Values() {}

  /** What a wrong answer is told; the right one is not for it to say. */
  @FunctionalInterface
  interface Remark {
    /** A sentence about this wrong number. */
    Message on(double answer);
  }

  /** A number that a usual mistake gives, and what to tell the one who made it. */
  record Known(double number, Message telling) {}

  /** Tells of the first mistake that gives the answer, up to a share of it, or something else. */
  static Remark remark(double share, List<Known> mistakes, Remark otherwise) {
    return answer ->
        mistakes.stream()
            .filter(known -> isNear(answer, known.number(), share))
            .map(Known::telling)
            .findFirst()
            .orElseGet(() -> otherwise.on(answer));
  }

  private static boolean isNear(double answer, double number, double share) {
    return Math.abs(answer - number) <= share * Math.abs(number);
  }

  /** The answer must lie within a share of the right one: 0 for exactly. */
  static Exercise<Object> of(String id, Message title, double right, double share, Remark remark) {
    return Exercise.of(id, title, Object.class, Message.of("frame.a-number"))
        .step(Message.of("frame.your-number"), answer -> look(answer, right, share, remark));
  }

  private static void look(Object answer, double right, double share, Remark remark) {
    if (OPEN.equals(answer)) {
      throw Finding.notStarted(Message.of("frame.put-number"));
    }
    if (answer instanceof Collection<?>) {
      throw Finding.keepGoing(Message.of("frame.need-size"));
    }
    if (!(answer instanceof Number number)) {
      throw Finding.keepGoing(Message.of("frame.need-number", Written.of(answer)));
    }
    double given = number.doubleValue();
    if (!isNear(given, right, share)) {
      throw Finding.keepGoing(remark.on(given));
    }
  }
}
