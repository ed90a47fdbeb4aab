package org.nqueens.exercise.trial;

import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.store.Namespace;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs a trial on the JUnit Platform, which finds nothing else to run and tells nobody. */
final class Launch {

  private Launch() {}

  /** JUnit looks for its engines through the loader of the thread: that of the reader's cell. */
  static void of(Trial trial, ClassLoader cells) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(seesJUnit(cells) ? cells : Launch.class.getClassLoader());
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
