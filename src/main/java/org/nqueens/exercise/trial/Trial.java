package org.nqueens.exercise.trial;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * Some stages of a check on their way through JUnit: a stream of tests that dries up after the
 * first failure, so that each stage may trust what the earlier ones have shown.
 */
public final class Trial {

  /** Where the launcher's session keeps the trial. */
  static final Namespace NAMESPACE = Namespace.create(Trial.class);

  /**
   * One look at a reader's code.
   *
   * @param name what is being looked at: a message, or code
   * @param look runs the reader's code, and throws if that fails here
   */
  public record Stage(Object name, Guarded look) {}

  /**
   * What went wrong.
   *
   * @param step the number of the stage, from 0
   * @param thrown what it threw; an {@link Unanswered} if it did not end
   */
  public record Failure(int step, Throwable thrown) {}

  private final Stream<DynamicTest> tests;
  private final AtomicReference<Failure> failure = new AtomicReference<>();
  private int passed;

  private Trial(List<Stage> stages, Watchdog watchdog) {
    this.tests =
        stages.stream()
            .takeWhile(stage -> failure.get() == null)
            .map(
                stage ->
                    DynamicTest.dynamicTest(stage.name().toString(), () -> take(stage, watchdog)));
  }

  /**
   * A trial that has not run yet.
   *
   * @param stages what is to be looked at, in this order
   * @param watchdog guards each stage
   * @return the trial, to be run once
   */
  public static Trial of(List<Stage> stages, Watchdog watchdog) {
    return new Trial(stages, watchdog);
  }

  /**
   * Takes the stages one by one, up to the first that fails.
   *
   * @param cells the loader of the reader's classes; {@code null} stands for the JDK's
   */
  public void run(ClassLoader cells) {
    Launch.of(this, cells);
  }

  /** The tests, one by one, for as long as nothing has failed; to be asked for once. */
  Stream<DynamicTest> tests() {
    return tests;
  }

  /**
   * How far the reader's code came.
   *
   * @return the number of stages that have passed
   */
  public int passed() {
    return passed;
  }

  /**
   * What ended the trial.
   *
   * @return the one failure; empty if there was none
   */
  public Optional<Failure> failure() {
    return Optional.ofNullable(failure.get());
  }

  private void take(Stage stage, Watchdog watchdog) throws Throwable {
    try {
      watchdog.guard(stage.name(), stage.look());
      passed++;
    } catch (Throwable thrown) {
      failure.set(
          new Failure(passed, thrown instanceof Telling found ? told(found, watchdog) : thrown));
      throw thrown;
    }
  }

  /** What was found stands, whatever becomes of the search for the mistake behind it. */
  private static Throwable told(Telling found, Watchdog watchdog) {
    AtomicReference<Throwable> told = new AtomicReference<>(found);
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
