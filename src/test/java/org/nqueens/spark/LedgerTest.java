package org.nqueens.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LedgerTest {

  @Test
  void aShareThatComesInTwiceIsCountedOnce() {
    Ledger ledger = new Ledger(3);
    assertTrue(ledger.enter(1, 40));
    assertFalse(ledger.enter(1, 40));
    assertEquals(40, ledger.sum());
    assertArrayEquals(new int[] {0, 2}, ledger.missing());
  }

  @Test
  void aShareOfNothingIsNoMissingOne() {
    Ledger ledger = new Ledger(2);
    ledger.enter(0, 0);
    assertArrayEquals(new int[] {1}, ledger.missing());
    assertFalse(ledger.enter(0, 0));
    assertThrows(IllegalStateException.class, () -> ledger.enter(0, 1));
  }

  @Test
  void twoSharesThatDifferAreToldWithBoth() {
    Ledger ledger = new Ledger(8);
    ledger.enter(7, 5);
    String message =
        assertThrows(IllegalStateException.class, () -> ledger.enter(7, 6)).getMessage();
    assertTrue(message.contains("task 7") && message.contains("5") && message.contains("6"));
    assertEquals(5, ledger.sum());
  }

  @Test
  void aShareOfATaskThatIsNoneIsRefused() {
    Ledger ledger = new Ledger(8);
    for (int task : new int[] {-1, 8, Integer.MAX_VALUE}) {
      assertThrows(IllegalStateException.class, () -> ledger.enter(task, 1));
    }
  }

  @Test
  void aSumThatIsTooLargeIsNoSum() {
    Ledger ledger = new Ledger(2);
    ledger.enter(0, Long.MAX_VALUE);
    ledger.enter(1, 1);
    assertThrows(ArithmeticException.class, ledger::sum);
  }

  @Test
  void anyOrderAndAnyRepetitionGivesTheSameSum() {
    Random random = new Random(27);
    for (int round = 0; round < 200; round++) {
      List<Integer> deliveries = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        deliveries.addAll(Collections.nCopies(1 + random.nextInt(3), i % 50));
      }
      Collections.shuffle(deliveries, random);
      Ledger ledger = new Ledger(50);
      deliveries.forEach(task -> ledger.enter(task, 1L << task % 40));
      assertEquals(0, ledger.missing().length);
      assertEquals((1L << 40) - 1 + (1L << 10) - 1, ledger.sum());
    }
  }
}
