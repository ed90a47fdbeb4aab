package org.nqueens.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.KnownCounts;
import org.nqueens.count.task.CountStopped;

/**
 * A count asks often enough whether to stop: told by the number of its questions, not by a clock.
 */
class StopChecksTest {

  private static final int MOST_NODES = 100_000; // between two questions: about a millisecond

  /** Counts how often it is asked, and says that it is interrupted from some question on. */
  private static final class Asked extends Thread {
    private final long patience;
    private long questions;
    private boolean stopped;

    Asked(Counter counter, int n, long patience) {
      super(() -> count(counter, n));
      this.patience = patience;
    }

    private static void count(Counter counter, int n) {
      try {
        counter.count(n);
      } catch (CountStopped e) {
        ((Asked) Thread.currentThread()).stopped = true;
      }
    }

    @Override
    public boolean isInterrupted() {
      return ++questions >= patience;
    }

    static Asked by(Counter counter, int n, long patience) throws InterruptedException {
      Asked thread = new Asked(counter, n, patience);
      thread.start();
      thread.join();
      return thread;
    }
  }

  static List<Counter> searches() {
    return List.of(
        Counter.sets(),
        Counter.bitmask(),
        Counter.mirror(),
        Counter.symmetry(),
        Counter.fundamental());
  }

  static Stream<Arguments> searchesAndSizes() {
    return searches().stream().flatMap(c -> IntStream.of(13, 14).mapToObj(n -> Arguments.of(c, n)));
  }

  @ParameterizedTest
  @MethodSource("searchesAndSizes")
  void aSearchAsksAtLeastOnceInSomeTenThousandNodes(Counter counter, int n)
      throws InterruptedException {
    int images = counter.name().matches("symmetry|fundamental") ? 8 : 1;
    images = counter.name().equals("mirror") ? 2 : images;
    long nodes = KnownCounts.nodes(n) / images;
    long questions = Asked.by(counter, n, Long.MAX_VALUE).questions;
    assertTrue(nodes / questions < MOST_NODES, nodes + " nodes, " + questions + " questions");
  }

  static Stream<Counter> merges() {
    return Stream.concat(Stream.of(Counter.quadrants()), Counter.vectors().stream());
  }

  @ParameterizedTest
  @MethodSource("merges")
  void theMergeAsksForEachRowSetAndWhileItsTablesAreMade(Counter counter)
      throws InterruptedException {
    long rowSets = 6470; // half of 16 over 8, and those that are upside down themselves
    assertTrue(Asked.by(counter, 16, Long.MAX_VALUE).questions > rowSets);
    Asked early = Asked.by(counter, 18, 2);
    assertTrue(early.stopped);
    assertEquals(2, early.questions);
  }

  static Stream<Arguments> everyoneAndSomeQuestion() {
    return Stream.concat(searches().stream(), merges())
        .flatMap(c -> Stream.of(1L, 2L, 17L, 50L).map(k -> Arguments.of(c, k)));
  }

  @ParameterizedTest
  @MethodSource("everyoneAndSomeQuestion")
  void whicheverQuestionIsAnsweredByYesIsTheLast(Counter counter, long patience)
      throws InterruptedException {
    Asked thread = Asked.by(counter, 13, patience);
    assertTrue(thread.stopped);
    assertEquals(patience, thread.questions);
  }
}
