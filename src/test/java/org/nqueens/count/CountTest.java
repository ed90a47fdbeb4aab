package org.nqueens.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.KnownCounts;
import org.nqueens.count.quadrant.DisjointPairs;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.PrefixWork;
import org.nqueens.count.task.Work;

class CountTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 64})
  void anyNumberOfThreadsGivesTheSameSum(int threads) {
    for (Counter counter : Counter.all()) {
      CountResult result = Count.of(10).by(counter).threads(threads).run();
      assertEquals(724, result.solutions(), counter.name());
    }
  }

  @Test
  void theProgressBeginsAtNothingAndEndsAtAll() {
    List<Integer> seen = new ArrayList<>();
    Count.of(9).threads(2).watch((done, tasks) -> seen.add(done * 100 / tasks)).run();
    assertEquals(0, seen.get(0));
    assertEquals(100, seen.get(seen.size() - 1));
    assertEquals(seen.stream().sorted().toList(), seen);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1025})
  void aNumberOfThreadsOutOfRangeIsRefused(int threads) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Count.of(8).threads(threads))
            .getMessage();
    assertTrue(message.startsWith(threads + " threads: not between 1 and 1024"), message);
  }

  @Test
  void anInterruptEndsTheWholeCrew() throws InterruptedException {
    AtomicReference<Optional<Throwable>> end = new AtomicReference<>(Optional.empty());
    Thread[] counting = new Thread[1];
    counting[0] =
        new Thread(
            () -> {
              try {
                Count.of(20)
                    .by(Counter.bitmask())
                    .threads(2)
                    .watch((done, tasks) -> counting[0].interrupt())
                    .run();
              } catch (CountStopped e) {
                end.set(Optional.of(e));
              }
            });
    counting[0].start();
    counting[0].join(60_000); // a guard: it ends at once
    assertTrue(end.get().isPresent());
  }

  @Test
  void aCountWithVectorsGoesOnWithTheJournalOfOneWithout(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("ten.journal");
    Count count = Count.of(10).threads(1).journal(file);
    Counter vectors = new QuadrantCounter(Counter.VECTORS, DisjointPairs::plain); // on any JVM
    for (List<Counter> pair :
        List.of(List.of(vectors, Counter.quadrants()), List.of(Counter.quadrants(), vectors))) {
      Files.deleteIfExists(file);
      count.by(pair.get(0)).run();
      List<Integer> left = new ArrayList<>();
      Count again = count.by(pair.get(1)).watch((some, tasks) -> left.add(tasks - some));
      assertEquals(724, again.run().solutions());
      assertEquals(List.of(0), left, "nothing was left to do");
    }
  }

  @Test
  void anErrorInATaskReachesTheCaller() {
    Counter overflowing =
        new Counter() {
          @Override
          public String name() {
            return "overflowing";
          }

          @Override
          public int largest() {
            return 20;
          }

          @Override
          public Work work(int n) {
            return new PrefixWork<>(List.of(Long.MAX_VALUE, 1L), share -> share);
          }
        };
    for (int threads : List.of(1, 2)) {
      assertThrows(
          ArithmeticException.class, () -> Count.of(8).by(overflowing).threads(threads).run());
    }
  }

  @Test
  void aResultSpeaksForItself() {
    assertEquals(
        "8 queens have 92 solutions, by quadrants", Count.of(8).by(Counter.quadrants()).run() + "");
    assertEquals("1 queen has 1 solution, by sets", Count.of(1).by(Counter.sets()).run() + "");
    assertEquals(KnownCounts.solutions(0), Count.of(0).run().solutions());
  }
}
