package org.nqueens.exercise;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.nqueens.exercise.trial.Trial;
import org.nqueens.exercise.trial.Watchdog;
import org.nqueens.words.Words;

/**
 * Checks attempts: puts the steps of an exercise to a trial and words the outcome.
 *
 * @param watchdog guards each step
 */
record Examiner(Watchdog watchdog) {

  /** What a step may take before the check gives up on it. */
  static final Duration PATIENCE = Duration.ofSeconds(5);

  /** The examiner that readers meet. */
  static Examiner patient() {
    return new Examiner(new Watchdog(PATIENCE));
  }

  /** Checks an attempt, whatever its type; a wrong type is answered like any other mistake. */
  <A> Verdict examine(Exercise<A> exercise, Object attempt, Words words) {
    if (attempt == null) {
      return Verdict.of(exercise, Wording.nothing(exercise), words);
    }
    if (!exercise.shape().isInstance(attempt)) {
      return Verdict.of(exercise, Wording.wrongShape(exercise), words);
    }
    Trial trial = Trial.of(stages(exercise, exercise.shape().cast(attempt)), watchdog);
    trial.run(attempt.getClass().getClassLoader());
    if (trial.failure().isPresent()) {
      return Verdict.of(exercise, Wording.of(exercise, trial.failure().get()), words);
    }
    if (trial.passed() != exercise.steps().size()) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT,
              "the check of %s ran %d of its %d steps",
              exercise.id(),
              trial.passed(),
              exercise.steps().size()));
    }
    return Verdict.correct(exercise, words);
  }

  private static <A> List<Trial.Stage> stages(Exercise<A> exercise, A attempt) {
    return exercise.steps().stream().map(step -> stage(step, attempt)).toList();
  }

  private static <A> Trial.Stage stage(Exercise.Step<A> step, A attempt) {
    return new Trial.Stage(step.name(), () -> step.probe().look(attempt));
  }
}
