package org.nqueens.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.KnownCounts;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.Work;

class CounterTest {

  static Stream<Arguments> countersAndSizes() {
    return Counter.all().stream()
        .flatMap(c -> IntStream.rangeClosed(0, 11).mapToObj(n -> Arguments.of(c.name(), n)));
  }

  static Stream<Arguments> fastCountersAndLargerSizes() {
    return Stream.of("symmetry", "quadrants")
        .flatMap(c -> IntStream.rangeClosed(12, 15).mapToObj(n -> Arguments.of(c, n)));
  }

  @ParameterizedTest
  @MethodSource({"countersAndSizes", "fastCountersAndLargerSizes"})
  void everyCounterAgreesWithTheOracle(String counter, int n) {
    assertEquals(KnownCounts.solutions(n), Counter.of(counter).count(n));
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 17, 18})
  @Tag("slow")
  void quadrantsAgreeWithTheOracleOnLargeBoards(int n) {
    assertEquals(KnownCounts.solutions(n), Count.of(n).run().solutions());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
  void classesAgreeWithTheOracle(int n) {
    assertEquals(KnownCounts.fundamental(n), Counter.fundamental().count(n));
  }

  @ParameterizedTest
  @ValueSource(ints = {15, 16, 17})
  @Tag("slow")
  void classesAgreeWithTheOracleOnLargeBoards(int n) {
    assertEquals(
        KnownCounts.fundamental(n), Count.of(n).by(Counter.fundamental()).run().solutions());
  }

  @Test
  void aSizeOutOfRangeIsRefusedByItsValue() {
    for (Counter counter : Counter.all()) {
      for (int n : List.of(-1, counter.largest() + 1, Integer.MAX_VALUE)) {
        String message =
            assertThrows(IllegalArgumentException.class, () -> counter.work(n)).getMessage();
        assertTrue(message.contains("n = " + n), message);
        assertTrue(message.contains("between 0 and " + counter.largest()), message);
      }
    }
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNames() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Counter.of("quick")).getMessage();
    assertTrue(message.contains("quick"), message);
    Counter.all().forEach(c -> assertTrue(message.contains(c.name()), message));
  }

  @Test
  void tasksOutOfRangeAreRefused() {
    for (Counter counter : Counter.all()) {
      Work work = counter.work(6);
      assertThrows(IndexOutOfBoundsException.class, () -> work.count(-1));
      assertThrows(IndexOutOfBoundsException.class, () -> work.count(work.tasks()));
    }
  }

  @Test
  void anInterruptEndsEveryCounterAndStaysVisible() {
    for (Counter counter : Counter.all()) {
      Thread.currentThread().interrupt();
      try {
        assertThrows(CountStopped.class, () -> counter.count(16), counter.name());
        assertTrue(Thread.currentThread().isInterrupted());
      } finally {
        Thread.interrupted();
      }
    }
  }
}
