package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;

@Timeout(60)
class InterruptsTest {

  private final Interrupts interrupts = new Interrupts();

  @Test
  void aWaitIsEndedAndLeavesNoMark() {
    CountDownLatch waits = new CountDownLatch(1);
    CompletableFuture.runAsync(
        () -> {
          awaitUnmarked(waits);
          interrupts.interrupt();
        });
    assertThrows(
        InterruptedException.class,
        () ->
            interrupts.during(
                () -> {
                  waits.countDown();
                  return new CountDownLatch(1).await(50, TimeUnit.SECONDS);
                }));
    assertFalse(Thread.currentThread().isInterrupted());
  }

  @Test
  void aWishMadeBeforeTheWaitEndsItToo() {
    interrupts.interrupt();
    assertThrows(InterruptedException.class, () -> interrupts.during(() -> "never"));
    interrupts.begin();
    assertEquals("now", assertDoes());
  }

  @Test
  void aMagicThatFetchesIsLeftAtOnceAndTheRestDoesNotRun() {
    CountDownLatch fetches = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    FakeJava java = new FakeJava();
    StubbornResolver resolver = new StubbornResolver(fetches, never);
    MagicInterpreter cells =
        new MagicInterpreter(java, resolver, Path.of("").toAbsolutePath(), List.of());
    CompletableFuture.runAsync(
        () -> {
          awaitUnmarked(fetches);
          cells.interrupt();
        });
    Outcome outcome = cells.execute(new Cell(1, "%maven g:a:1\nint after;"), new Console());
    assertEquals("Interrupted", ((Outcome.Failed) outcome).name());
    assertEquals(List.of(), java.cells);
    cells.execute(new Cell(2, "%vars\nint after;"), new Console());
    assertEquals(1, java.cells.size());
    never.countDown();
  }

  private String assertDoes() {
    try {
      return interrupts.during(() -> "now");
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static void awaitUnmarked(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
