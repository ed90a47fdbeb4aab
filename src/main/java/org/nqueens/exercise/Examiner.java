package org.nqueens.exercise;

import java.time.Duration;
import java.util.Locale;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.store.Namespace;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.nqueens.words.Words;

/**
 * Checks attempts: runs the steps of an exercise on the JUnit Platform and words the outcome.
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
    Trial trial = Trial.of(exercise, exercise.shape().cast(attempt), watchdog);
    run(trial, attempt.getClass().getClassLoader());
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

  /** JUnit looks for its engines through the loader of the thread: that of the reader's cell. */
  private static void run(Trial trial, ClassLoader cells) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(seesJUnit(cells) ? cells : Examiner.class.getClassLoader());
    try (LauncherSession session = LauncherFactory.openSession(quiet())) {
      session.getStore().put(Namespace.create(Trial.class), Trial.class, trial);
      session.getLauncher().execute(request());
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static boolean seesJUnit(ClassLoader loader) {
    return loader != null
        && loader.getResource("META-INF/services/org.junit.platform.engine.TestEngine") != null;
  }

  private static LauncherConfig quiet() {
    return LauncherConfig.builder()
        .enableLauncherSessionListenerAutoRegistration(false)
        .enableTestExecutionListenerAutoRegistration(false)
        .enableLauncherDiscoveryListenerAutoRegistration(false)
        .enablePostDiscoveryFilterAutoRegistration(false)
        .build();
  }

  private static LauncherDiscoveryRequest request() {
    return LauncherDiscoveryRequestBuilder.request()
        .selectors(DiscoverySelectors.selectClass(TrialTest.class))
        .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
        .enableImplicitConfigurationParameters(false)
        .build();
  }
}
