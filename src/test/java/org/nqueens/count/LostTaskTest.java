package org.nqueens.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.count.MadeUpCounter.ALL;
import static org.nqueens.count.MadeUpCounter.TASKS;
import static org.nqueens.count.MadeUpCounter.share;
import static org.nqueens.count.MadeUpCounter.waitForEver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.count.task.CountStopped;

/** Attempts to make a count lose a task or count one twice. */
class LostTaskTest {

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void aJournal() {
    file = folder.resolve("some.journal");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 16, 1000})
  void everyTaskIsDoneOnceOnAnyNumberOfThreads(int threads) {
    AtomicIntegerArray times = new AtomicIntegerArray(TASKS);
    List<Integer> told = new ArrayList<>();
    Counter counter =
        new MadeUpCounter(
            task -> {
              times.incrementAndGet(task);
              Thread.yield();
              return share(task);
            });
    Count count = Count.of(8).by(counter).threads(threads).watch((done, tasks) -> told.add(done));
    assertEquals(ALL, count.run().solutions());
    IntStream.range(0, TASKS).forEach(task -> assertEquals(1, times.get(task), "task " + task));
    assertEquals(IntStream.rangeClosed(0, TASKS).boxed().toList(), told);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void howeverOftenItIsInterruptedNothingIsDoneAgainOrLeftOut(int threads) throws IOException {
    AtomicIntegerArray times = new AtomicIntegerArray(TASKS);
    Counter counter =
        new MadeUpCounter(
            task -> {
              times.incrementAndGet(task);
              return share(task);
            });
    long sum = -1;
    for (int runs = 1; sum < 0; runs++) {
      assertTrue(runs <= TASKS + 1, "each run does one task at least");
      int most = runs % 17 + 1;
      Interrupter stop = new Interrupter(Thread.currentThread(), most);
      try {
        sum = Count.of(8).by(counter).threads(threads).journal(file).watch(stop).run().solutions();
      } catch (CountStopped e) {
        assertTrue(Thread.currentThread().isInterrupted());
      } finally {
        stop.end();
      }
    }
    assertEquals(ALL, sum);
    assertEquals(TASKS + 1, Files.readAllLines(file).size(), "each task stands there once");
  }

  /** Interrupts who counts, after some tasks; the threads of a run that is over do so no more. */
  private static final class Interrupter implements Progress {

    private final Thread caller;
    private int left;
    private boolean over;

    Interrupter(Thread caller, int tasks) {
      this.caller = caller;
      this.left = tasks;
    }

    @Override
    public synchronized void done(int done, int tasks) {
      if (left-- <= 0 && !over) {
        caller.interrupt();
      }
    }

    synchronized void end() {
      over = true;
      Thread.interrupted();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void aTaskThatFailsIsDoneByTheNextRun(int threads) {
    for (int bad : List.of(0, 7, TASKS - 1)) {
      Path journal = folder.resolve(bad + ".journal");
      Counter failing =
          new MadeUpCounter(
              task -> {
                if (task == bad) {
                  throw new ArithmeticException("task " + task);
                }
                return share(task);
              });
      Count count = Count.of(8).threads(threads).journal(journal);
      assertThrows(ArithmeticException.class, count.by(failing)::run);
      assertEquals(ALL, count.by(new MadeUpCounter()).run().solutions());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void aTaskThatFailsStopsTheOthersAtOnce(int threads) {
    for (Throwable trouble : List.of(new OutOfMemoryError("made-up"), new ArithmeticException())) {
      Counter counter =
          new MadeUpCounter(
              task -> {
                if (task < threads - 1) { // on each thread but one: a task without an end
                  waitForEver();
                }
                throw TroubleMaker.thrown(trouble);
              });
      Count count = Count.of(8).by(counter).threads(threads);
      assertSame(
          trouble,
          assertTimeoutPreemptively(
              Duration.ofMinutes(1), () -> assertThrows(trouble.getClass(), count::run)));
    }
  }

  /** Throws what the compiler would have declared. */
  private static final class TroubleMaker {

    private TroubleMaker() {}

    static RuntimeException thrown(Throwable trouble) {
      if (trouble instanceof Error error) {
        throw error;
      }
      return (RuntimeException) trouble;
    }
  }

  @Test
  void aWatcherThatFailsSpoilsNothing() {
    Count count = Count.of(8).by(new MadeUpCounter()).threads(2).journal(file);
    for (int at : List.of(0, 1, 50, TASKS - 1)) {
      Progress failing =
          (done, tasks) -> {
            if (done >= at) {
              throw new IllegalStateException("no more");
            }
          };
      assertThrows(IllegalStateException.class, count.watch(failing)::run);
    }
    assertEquals(ALL, count.run().solutions());
  }
}
