package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Limits;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;

/** What runs can be stopped, and what the cells knew stays. */
class InterruptTest {

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.run("int kept = 7;");
    session.run("int forever(int n) { return n < 0 ? n : forever(n - n % 2); }");
  }

  @AfterAll
  static void close() {
    session.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (true) {}",
        "for (int i = 0; ; i++) { if (i < 0) i = 0; }",
        "Runnable r = () -> { while (true) {} }; r.run();",
        "java.util.stream.IntStream.generate(() -> 1).filter(i -> i > 1).findFirst();",
        "while (true) { Thread.sleep(10_000); }",
        "while (true) { try { Thread.sleep(10_000); } catch (InterruptedException e) {} }",
        "while (true) { try { while (true) {} } catch (Throwable t) {} }",
        "Object lock = new Object(); synchronized (lock) { lock.wait(); }",
        "Thread t = new Thread(() -> { while (true) {} }); t.start(); t.join();",
        "throw new RuntimeException() { public String getMessage() { while (true) {} } };",
        "throw new RuntimeException() { public Throwable getCause() { while (true) {} } };",
      })
  void stopsAndTheVariablesAreKept(String code) throws Exception {
    CountDownLatch started = new CountDownLatch(1);
    var ran =
        new Session.Ran() {
          @Override
          public synchronized void stream(CellOutput.Stream stream, String text) {
            started.countDown();
          }
        };
    var cell = new Cell(100, "{ System.out.println(\"started\");\n" + code + "\n}");
    var outcome = CompletableFuture.supplyAsync(() -> session.interpreter.execute(cell, ran));
    started.await(60, TimeUnit.SECONDS);
    session.interpreter.interrupt();
    var failed = (Outcome.Failed) outcome.get(60, TimeUnit.SECONDS);
    assertEquals("Interrupted", failed.name());
    assertEquals(Optional.of("7"), session.run("kept").result());
  }

  @Test
  void whatDoesNotStopIsSaidAndASecondInterruptReplacesTheWorker() throws Exception {
    try (Session own = Session.open()) {
      own.run("int lost = 1;");
      CountDownLatch started = new CountDownLatch(1);
      CountDownLatch told = new CountDownLatch(1);
      var ran =
          new Session.Ran() {
            @Override
            public synchronized void stream(CellOutput.Stream stream, String text) {
              started.countDown();
              if (text.contains("does not react")) {
                told.countDown();
              }
            }
          };
      String endless =
          "{ System.out.println(1); java.util.stream.Stream.generate(Object::new).count(); }";
      var outcome =
          CompletableFuture.supplyAsync(() -> own.interpreter.execute(new Cell(2, endless), ran));
      started.await(60, TimeUnit.SECONDS);
      own.interpreter.interrupt();
      assertTrue(told.await(60, TimeUnit.SECONDS));
      own.interpreter.interrupt();
      var failed = (Outcome.Failed) outcome.get(60, TimeUnit.SECONDS);
      assertTrue(failed.message().contains("did not stop"), failed.message());
      assertTrue(failed.message().contains("lost (cell [1])"), failed.message());
      assertEquals(Optional.of("2"), own.run("1 + 1").result());
    }
  }

  @Test
  void codeThatIsBeingCompiledIsLeftAtOnce() throws Exception {
    try (Session own = Session.open()) {
      own.run("int kept = 7;", "<T> T same(T it) { return it; }");
      // Nested generic calls with lambdas: the compiler tries them again and again.
      String nested = "1";
      for (int i = 0; i < 12; i++) {
        nested = "same((java.util.function.Supplier<Object>) () -> same(same(" + nested + ")))";
      }
      String many = ("Object o = " + nested + ";\n").repeat(40);
      Outcome.Failed failed = interrupted(own, many);
      while (!failed.message().contains("while it was compiled")) { // it had not begun
        failed = interrupted(own, many);
      }
      assertEquals("Interrupted", failed.name());
      assertEquals(Optional.of("7"), own.run("kept").result());
    }
  }

  /** A cell that is interrupted again and again, since one may come before the cell has begun. */
  private static Outcome.Failed interrupted(Session session, String code) throws Exception {
    var outcome =
        CompletableFuture.supplyAsync(
            () -> session.interpreter.execute(new Cell(3, code), new Session.Ran()));
    while (true) {
      try {
        return (Outcome.Failed) outcome.get(50, TimeUnit.MILLISECONDS);
      } catch (TimeoutException running) {
        session.interpreter.interrupt();
      }
    }
  }

  @Test
  void waitingForInputIsLeft() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    var ran =
        new Session.Ran() {
          @Override
          public Optional<String> input(String prompt, boolean password) {
            asked.countDown();
            try {
              Thread.sleep(60_000);
            } catch (InterruptedException withdrawn) {
              return Optional.empty();
            }
            return Optional.of("late");
          }
        };
    var cell = new Cell(4, "new java.util.Scanner(System.in).nextLine()");
    var outcome = CompletableFuture.supplyAsync(() -> session.interpreter.execute(cell, ran));
    asked.await(60, TimeUnit.SECONDS);
    session.interpreter.interrupt();
    assertEquals("Interrupted", ((Outcome.Failed) outcome.get(60, TimeUnit.SECONDS)).name());
    assertEquals(Optional.of("7"), session.run("kept").result());
  }

  @Test
  void threadsThatGoOnAreNamed() throws Exception {
    String code =
        """
        {
        var stubborn = new Thread(() -> java.util.stream.Stream.generate(Object::new).count(), "stubborn");
        stubborn.setDaemon(true);
        stubborn.start();
        System.out.println(1);
        stubborn.join();
        }
        """;
    CountDownLatch started = new CountDownLatch(1);
    var ran =
        new Session.Ran() {
          @Override
          public synchronized void stream(CellOutput.Stream stream, String text) {
            started.countDown();
          }
        };
    try (Session own = Session.open()) { // the thread keeps a core for as long as there is a worker
      var outcome =
          CompletableFuture.supplyAsync(() -> own.interpreter.execute(new Cell(5, code), ran));
      started.await(60, TimeUnit.SECONDS);
      own.interpreter.interrupt();
      var failed = (Outcome.Failed) outcome.get(60, TimeUnit.SECONDS);
      assertTrue(failed.report().toString().contains("stubborn"), failed.toString());
    }
  }

  @Test
  void aCellHasItsTimeAndNoMore() {
    var limits = new Limits(1 << 20, Optional.of(Duration.ofMillis(500)));
    try (Session own = new Session(Session.setup().withStartup(List.of()).withLimits(limits))) {
      var ran = own.run("while (true) {}");
      assertTrue(ran.failure().message().contains("its limit of 0.5 s"), ran.all());
    }
  }
}
