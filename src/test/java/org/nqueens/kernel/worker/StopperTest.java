package org.nqueens.kernel.worker;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.display.CellStopped;

/** A stop reaches its cell whenever it comes, and no other. */
class StopperTest {

  private final Stopper stopper = new Stopper(Thread.currentThread());

  @AfterEach
  void unmark() {
    Thread.interrupted();
  }

  @Test
  void aStopThatOvertakesTheCodeOfItsCellKeepsItFromRunning() {
    stopper.stop(1);
    assertThrows(CellStopped.class, () -> stopper.begin(1));
    stopper.pause();
    assertThrows(CellStopped.class, () -> stopper.begin(1), "its next piece");
    stopper.pause();
    stopper.end(1);
    assertDoesNotThrow(() -> stopper.begin(2));
  }

  @Test
  void aStopBetweenTwoPiecesIsForTheNext() {
    stopper.begin(1);
    stopper.pause();
    stopper.stop(1);
    assertThrows(CellStopped.class, () -> stopper.begin(1));
    stopper.end(1);
  }

  @Test
  void aStopThatComesLateStopsNothing() {
    stopper.begin(1);
    stopper.pause();
    stopper.end(1);
    stopper.stop(1);
    assertDoesNotThrow(() -> stopper.begin(2));
    assertFalse(stopper.isStopping());
  }
}
