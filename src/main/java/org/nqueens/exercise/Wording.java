package org.nqueens.exercise;

import java.util.Arrays;
import java.util.Objects;
import org.nqueens.exercise.trial.Trial;
import org.nqueens.exercise.trial.Unanswered;
import org.nqueens.words.Message;

/** Turns what a reader's code threw into a sentence that says what to look at next. */
final class Wording {

  /** Classes that JShell makes for cells carry this word. */
  private static final String OF_A_CELL = "$JShell$";

  private Wording() {}

  /** The finding behind a failed step. */
  static Finding of(Exercise<?> exercise, Trial.Failure failure) {
    Throwable thrown = failure.thrown();
    if (thrown instanceof Finding finding) {
      return finding;
    }
    if (thrown instanceof Unanswered silence) {
      return Finding.keepGoing(silence.sentence());
    }
    if (thrown instanceof NotStarted && failure.step() == 0) {
      return Finding.notStarted(Message.of("frame.todo"));
    }
    Object step = exercise.steps().get(failure.step()).name();
    Finding finding = finding(exercise, thrown, step);
    finding.initCause(thrown);
    return finding;
  }

  /** The reader handed over {@code null}. */
  static Finding nothing(Exercise<?> exercise) {
    return Finding.keepGoing(Message.of("frame.null-answer", exercise.id(), exercise.form()));
  }

  /** The reader handed over something of another type. */
  static Finding wrongShape(Exercise<?> exercise) {
    return Finding.keepGoing(Message.of("frame.wants", exercise.id(), exercise.form()));
  }

  private static Finding finding(Exercise<?> exercise, Throwable thrown, Object step) {
    if (thrown instanceof NotStarted) {
      return Finding.keepGoing(Message.of("frame.todo-met", step));
    }
    if (thrown instanceof StackOverflowError) {
      return Finding.keepGoing(Message.of("frame.stack", step));
    }
    if (thrown instanceof ClassCastException && where(thrown).equals("")) {
      return wrongShape(exercise);
    }
    if (thrown instanceof AssertionError && !message(thrown).isEmpty()) {
      return Finding.keepGoing(Message.of("frame.assertion", message(thrown), step));
    }
    if (isNullForValue(thrown)) {
      return Finding.keepGoing(Message.of("frame.null", step));
    }
    return Finding.keepGoing(
        Message.of(
            "frame.threw", thrown.getClass().getSimpleName(), reason(thrown), where(thrown), step));
  }

  /** The check itself, not the reader's code, took what it was given for a value. */
  private static boolean isNullForValue(Throwable thrown) {
    StackTraceElement[] frames = thrown.getStackTrace();
    return thrown instanceof NullPointerException
        && frames.length > 0
        && frames[0].getClassName().startsWith(Wording.class.getPackageName() + ".")
        && message(thrown).contains("Value()\"");
  }

  private static Object reason(Throwable thrown) {
    String message = message(thrown);
    return message.isEmpty() ? "" : Message.of("frame.because", message);
  }

  /** What an exception says; a reader's own may fail even at that. */
  private static String message(Throwable thrown) {
    try {
      return Objects.requireNonNullElse(thrown.getMessage(), "");
    } catch (RuntimeException | StackOverflowError hostile) {
      return "";
    }
  }

  /** The reader's method nearest to the fault, by name. */
  private static Object where(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .filter(frame -> frame.getClassName().contains(OF_A_CELL))
        .map(StackTraceElement::getMethodName)
        .filter(name -> !name.startsWith("lambda$") && !name.startsWith("do_it$"))
        .findFirst()
        .<Object>map(name -> Message.of("frame.in-method", name))
        .orElse("");
  }
}
