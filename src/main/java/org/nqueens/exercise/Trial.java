package org.nqueens.exercise;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * An exercise and one attempt at it, on their way through JUnit: a stream of tests that dries up
 * after the first failure, so that each step may trust what the earlier ones have shown.
 */
final class Trial {

  /** Where the launcher's session keeps the trial. */
  static final Namespace NAMESPACE = Namespace.create(Trial.class);

  /** What went wrong, in the step of this number, counted from 0. */
  record Failure(int step, Throwable thrown) {}

  private final Stream<DynamicTest> tests;
  private final AtomicReference<Failure> failure = new AtomicReference<>();
  private int passed;

  private <A> Trial(Exercise<A> exercise, A attempt, Watchdog watchdog) {
    this.tests =
        exercise.steps().stream()
            .takeWhile(step -> failure.get() == null)
            .map(
                step ->
                    DynamicTest.dynamicTest(
                        step.name().toString(), () -> take(step, attempt, watchdog)));
  }

  static <A> Trial of(Exercise<A> exercise, A attempt, Watchdog watchdog) {
    return new Trial(exercise, attempt, watchdog);
  }

  /** The tests, one by one, for as long as nothing has failed; to be asked for once. */
  Stream<DynamicTest> tests() {
    return tests;
  }

  /** The number of steps that have passed. */
  int passed() {
    return passed;
  }

  Optional<Failure> failure() {
    return Optional.ofNullable(failure.get());
  }

  private <A> void take(Step<A> step, A attempt, Watchdog watchdog) throws Throwable {
    try {
      watchdog.guard(step.name(), () -> step.probe().look(attempt));
      passed++;
    } catch (Throwable thrown) {
      failure.set(
          new Failure(passed, thrown instanceof Finding found ? told(found, watchdog) : thrown));
      throw thrown;
    }
  }

  /** What was found stands, whatever becomes of the search for the mistake behind it. */
  private static Finding told(Finding found, Watchdog watchdog) {
    AtomicReference<Finding> told = new AtomicReference<>(found);
    try {
      watchdog.guard("", () -> told.set(found.told()));
    } catch (CancellationException interrupted) {
      throw interrupted;
    } catch (Throwable unfit) {
      return found;
    }
    return told.get();
  }
}
