package org.nqueens.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BooksTest {

  private final List<Shares> log = new ArrayList<>();
  private final Ledger ledger = new Ledger(4);
  private final Books books = new Books(ledger, log::add);

  private static Shares shares(int first, long... counts) {
    int[] tasks = new int[counts.length];
    for (int i = 0; i < tasks.length; i++) {
      tasks[i] = first + i;
    }
    return new Shares(tasks, counts);
  }

  @Test
  void aBatchThatComesInTwiceIsLoggedOnce() {
    books.apply(0, shares(0, 1, 2));
    books.apply(0, shares(0, 1, 2));
    assertEquals(1, log.size());
    books.apply(1, shares(2, 3, 4));
    books.close();
    assertEquals(10, ledger.sum());
  }

  @Test
  void aPartitionThatNeverCameInIsNamed() {
    books.apply(0, shares(0, 1));
    books.apply(1, shares(3, 1));
    String message = assertThrows(IllegalStateException.class, books::close).getMessage();
    assertEquals("2 tasks have no share: [1, 2]", message);
  }

  @Test
  void aBatchThatContradictsIsNotLogged() {
    books.apply(0, shares(0, 1, 2));
    Shares other = shares(1, 9);
    assertThrows(IllegalStateException.class, () -> books.apply(1, other));
    assertEquals(1, log.size());
    assertTrue(books.failure().orElseThrow().getMessage().contains("task 1"));
  }

  @Test
  void aLogThatCannotBeWrittenIsTheFailure() {
    Books full =
        new Books(
            ledger,
            shares -> {
              throw new UncheckedIOException(new java.io.IOException("no space left"));
            });
    assertThrows(UncheckedIOException.class, () -> full.apply(0, shares(0, 1)));
    assertTrue(full.failure().orElseThrow().getMessage().contains("no space left"));
  }

  @Test
  void nothingIsLoggedBehindALineThatMayBeTorn() {
    List<Shares> tried = new ArrayList<>();
    Books full =
        new Books(
            ledger,
            shares -> {
              tried.add(shares);
              if (tried.size() == 2) {
                throw new UncheckedIOException(new java.io.IOException("no space left"));
              }
            });
    full.apply(0, shares(0, 1));
    assertThrows(UncheckedIOException.class, () -> full.apply(1, shares(1, 1)));
    assertThrows(UncheckedIOException.class, () -> full.apply(2, shares(2, 1)));
    assertEquals(2, tried.size());
  }
}
