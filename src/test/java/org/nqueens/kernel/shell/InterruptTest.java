package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        "java.util.stream.IntStream.generate(() -> 1).filter(i -> i > 1).findFirst()",
        "while (true) { Thread.sleep(10_000); }",
        "while (true) { try { Thread.sleep(10_000); } catch (InterruptedException e) {} }",
        "while (true) { try { while (true) {} } catch (Throwable t) {} }",
        "Object lock = new Object(); synchronized (lock) { lock.wait(); }",
        "Thread t = new Thread(() -> { while (true) {} }); t.start(); t.join();",
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
    var cell = new Cell(100, "System.out.println(\"started\");\n" + code);
    var outcome = CompletableFuture.supplyAsync(() -> session.interpreter.execute(cell, ran));
    started.await(60, TimeUnit.SECONDS);
    session.interpreter.interrupt();
    var failed = (Outcome.Failed) outcome.get(60, TimeUnit.SECONDS);
    assertEquals("Interrupted", failed.name());
    assertEquals(Optional.of("7"), session.run("kept").result());
  }
}
