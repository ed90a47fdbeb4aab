package org.nqueens.exercise;

import java.util.Arrays;
import java.util.Objects;

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
    if (thrown instanceof NotStarted && failure.step() == 0) {
      return Finding.notStarted(
          "This one is yours: put your code in the place of todo() and run the cell again.");
    }
    String step = exercise.steps().get(failure.step()).name();
    Finding finding = finding(exercise, thrown, step);
    finding.initCause(thrown);
    return finding;
  }

  /** The reader handed over {@code null}. */
  static Finding nothing(Exercise<?> exercise) {
    return Finding.keepGoing(
        "Exercise %s wants %s. What you handed over is null: no answer at all. Does a variable have"
            + " no value yet?",
        exercise.id(), exercise.form());
  }

  /** The reader handed over something of another type. */
  static Finding wrongShape(Exercise<?> exercise) {
    return Finding.keepGoing(
        "Exercise %s wants %s. What you handed over is something else.",
        exercise.id(), exercise.form());
  }

  private static Finding finding(Exercise<?> exercise, Throwable thrown, String step) {
    if (thrown instanceof NotStarted) {
      return Finding.keepGoing("A todo() is still there: I met it while I looked at %s.", step);
    }
    if (thrown instanceof StackOverflowError) {
      return Finding.keepGoing(
          "Your method calls itself until the stack is full (I was looking at %s). In which case"
              + " should it return without another call?",
          step);
    }
    if (thrown instanceof ClassCastException && where(thrown).isEmpty()) {
      return wrongShape(exercise);
    }
    if (thrown instanceof AssertionError && !message(thrown).isEmpty()) {
      return Finding.keepGoing("%s (I was looking at %s.)", message(thrown), step);
    }
    if (isNullForValue(thrown)) {
      return Finding.keepGoing(
          "Your code gave null, which is no value, while I looked at %s. Which way through it ends"
              + " without a result?",
          step);
    }
    return Finding.keepGoing(
        "Your code threw %s%s%s while I looked at %s.",
        thrown.getClass().getSimpleName(), reason(thrown), where(thrown), step);
  }

  /** The check itself, not the reader's code, took what it was given for a value. */
  private static boolean isNullForValue(Throwable thrown) {
    StackTraceElement[] frames = thrown.getStackTrace();
    return thrown instanceof NullPointerException
        && frames.length > 0
        && frames[0].getClassName().startsWith(Wording.class.getPackageName() + ".")
        && message(thrown).contains("Value()\"");
  }

  private static String reason(Throwable thrown) {
    String message = message(thrown);
    return message.isEmpty() ? "" : " (" + message + ")";
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
  private static String where(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .filter(frame -> frame.getClassName().contains(OF_A_CELL))
        .map(StackTraceElement::getMethodName)
        .filter(name -> !name.startsWith("lambda$") && !name.startsWith("do_it$"))
        .findFirst()
        .map(name -> " in " + name + "(…)")
        .orElse("");
  }
}
