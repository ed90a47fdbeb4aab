package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;

/** A startup text that does not end keeps nobody from the cells. */
class StartupTextTest {

  private static final String STUBBORN = "new java.net.ServerSocket(0).accept();";

  private static final String NOTE =
      "Note: a startup text is still running. Interrupt this cell to stop it.\n";

  @TempDir Path folder;

  /** What an endless startup text leaves when it has come to its endless part. */
  private Path begun() {
    return folder.resolve("begun");
  }

  private void awaitBegun() throws Exception {
    while (!Files.exists(begun())) {
      Thread.sleep(10);
    }
    Files.delete(begun());
  }

  /** Waits until it was said that the cell waits for a startup text. */
  private static final class Waiting extends Session.Ran {
    final CountDownLatch told = new CountDownLatch(1);

    @Override
    public synchronized void stream(CellOutput.Stream stream, String text) {
      super.stream(stream, text);
      if (text.equals(NOTE)) {
        told.countDown();
      }
    }
  }

  /** Runs a cell, and has something done once it was said that it waits for a startup text. */
  private static Session.Ran waiting(Session session, Cell cell, Callable<?> act) throws Exception {
    var ran = new Waiting();
    var outcome = CompletableFuture.supplyAsync(() -> session.interpreter.execute(cell, ran));
    assertTrue(ran.told.await(60, TimeUnit.SECONDS), "nobody said what the cell waits for");
    act.call();
    ran.outcome = outcome.get(60, TimeUnit.SECONDS);
    return ran;
  }

  private Session.Ran interrupted(Session session) throws Exception {
    return waiting(
        session,
        new Cell(1, "int ran = 1;"),
        () -> {
          awaitBegun();
          session.interpreter.interrupt();
          return "done";
        });
  }

  private Session open(String endless) {
    String startup =
        "int given = 6;\n{ java.nio.file.Files.createFile(java.nio.file.Path.of(\"%s\")); %s }";
    return new Session(Session.setup().withStartup(List.of(startup.formatted(begun(), endless))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (true) {}",
        "Thread.sleep(1_000_000);",
        "synchronized (\"\") { \"\".wait(); }",
        STUBBORN
      })
  void anInterruptGivesTheCellBack(String startup) throws Exception {
    try (Session session = open(startup)) {
      Session.Ran first = interrupted(session);
      assertEquals("Interrupted", first.failure().name());
      assertTrue(first.all().contains("before its turn came"), first.all());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"while (true) {}", "Thread.sleep(1_000_000);"})
  void whatStoodBeforeTheInterruptIsThere(String startup) throws Exception {
    try (Session session = open(startup)) {
      Session.Ran first = interrupted(session);
      Session.Ran next = session.run("given");
      assertEquals(Optional.of("6"), next.result());
      String both = first.all() + next.all(); // in the first, if the text stopped at once
      assertTrue(both.contains("a startup text was interrupted"), both);
      assertFalse(session.run("given").all().contains("startup"), "it is said once");
    }
  }

  @Test
  void interruptsThatGoOnEndTheProcessOfOneThatDoesNotStop() throws Exception {
    try (Session session = open(STUBBORN)) {
      interrupted(session);
      String all =
          untilItRuns(session, "1 + 1").stream().map(Session.Ran::all).reduce("", String::concat);
      assertTrue(all.contains("It did not stop when it was interrupted"), all);
      assertTrue(all.contains("without the variables of the startup texts"), all);
    }
  }

  /** Runs a cell again and again, each time for longer before an interrupt; all that were run. */
  private static List<Session.Ran> untilItRuns(Session session, String code) throws Exception {
    List<Session.Ran> all = new ArrayList<>();
    for (int patience = 50; ; patience *= 2) {
      var cell = CompletableFuture.supplyAsync(() -> session.run(code));
      while (!cell.isDone()) {
        Thread.sleep(patience);
        session.interpreter.interrupt();
      }
      all.add(cell.get());
      if (cell.get().outcome instanceof Outcome.Done) {
        return all; // a note may come behind the outcome of its cell, but not later than this
      }
    }
  }

  @Test
  void twoInterruptsInOneBreathLoseNothing() throws Exception {
    try (Session session = open("while (true) {}")) {
      interrupted(session);
      session.interpreter.interrupt();
      assertEquals(Optional.of("6"), session.run("given").result());
    }
  }

  @Test
  void whoAsksMeanwhileIsNotKeptWaiting() {
    try (Session session = open("while (true) {}")) {
      assertEquals(List.of(), session.interpreter.complete("Stri", 4).proposals());
      assertEquals(Optional.empty(), session.interpreter.inspect("String", 3));
    }
  }

  @Test
  void aResetCanBeInterruptedToo() throws Exception {
    try (Session session = open("while (true) {}")) {
      interrupted(session);
      session.interpreter.reset();
      interrupted(session);
      assertEquals(Optional.of("6"), session.run("given").result());
    }
  }

  @Test
  void whatWasSaidOfTheWaitingGoesWhenTheCellBegins() throws Exception {
    var ran = ranBehindTheStart(new Cell(1, "System.out.print(given);"));
    assertEquals(List.of("ERR " + NOTE, "clear false", "OUT 6"), ran.events);
  }

  @Test
  void whatAMagicBeforeItHasShownDoesNotGoWithIt() throws Exception {
    var ran = ranBehindTheStart(new Cell(1, "System.out.print(given);", 2));
    assertEquals(List.of("ERR " + NOTE, "OUT 6"), ran.events);
  }

  /** A cell that has run behind a startup text which waits until the cell has been told of it. */
  private Session.Ran ranBehindTheStart(Cell cell) throws Exception {
    Path sign = folder.resolve("sign");
    String startup =
        "while (!java.nio.file.Files.exists(java.nio.file.Path.of(\"%s\"))) Thread.sleep(10);";
    try (Session session = open(startup.formatted(sign))) {
      return waiting(session, cell, () -> Files.createFile(sign));
    }
  }

  @Test
  void anInterruptWithoutACellStopsItToo() throws Exception {
    try (Session session = open("while (true) {}")) {
      awaitBegun();
      session.interpreter.interrupt();
      assertEquals(Optional.of("6"), session.run("given").result());
    }
  }
}
