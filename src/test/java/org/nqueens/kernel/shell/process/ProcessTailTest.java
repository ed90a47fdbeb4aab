package org.nqueens.kernel.shell.process;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the last words of a worker say of its end. */
class ProcessTailTest {

  @ParameterizedTest
  @CsvSource({
    "3, Terminating due to java.lang.OutOfMemoryError: Java heap space",
    "1, java.lang.OutOfMemoryError: Java heap space",
    "1, 'Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space'",
    "1, 'Exception: java.lang.OutOfMemoryError thrown from the UncaughtExceptionHandler'",
  })
  void theJvmsOwnWordsSayThatMemoryIsExhausted(int code, String words) {
    assertTrue(ProcessTail.isExhausted(code, words));
    assertTrue(ProcessTail.isExhausted(code, "a line\n" + words + "\n\tat Some.where(Some.java)"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "we tested for OutOfMemoryError",
        "log: java.lang.OutOfMemoryError: Java heap space",
        "java.lang.OutOfMemoryErrors are rare",
        "MyOutOfMemoryError",
        "",
      })
  void aProgramThatSpeaksOfItHasNotExhaustedIt(String words) {
    assertFalse(ProcessTail.isExhausted(1, words));
    assertFalse(ProcessTail.isExhausted(3, words));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 4, 87, 137, 143})
  void aWorkerThatEndedForAnotherReasonDidNotDieOfIt(int code) {
    assertFalse(ProcessTail.isExhausted(code, "java.lang.OutOfMemoryError: Java heap space"));
  }
}
