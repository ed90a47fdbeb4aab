package org.nqueens.exercise.trial;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** The one test class that JUnit is given: its tests are the steps of the trial at hand. */
@ExtendWith(TrialTest.FromSession.class)
class TrialTest {

  @TestFactory
  Stream<DynamicTest> steps(Trial trial) {
    return trial.tests();
  }

  /** Takes the trial out of the launcher's session. */
  static final class FromSession implements ParameterResolver {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == Trial.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return context
          .getStore(StoreScope.LAUNCHER_SESSION, Trial.NAMESPACE)
          .get(Trial.class, Trial.class);
    }
  }
}
