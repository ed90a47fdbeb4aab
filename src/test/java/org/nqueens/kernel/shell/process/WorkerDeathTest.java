package org.nqueens.kernel.shell.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Session;

/** What the death of the worker leaves. */
@Timeout(120)
class WorkerDeathTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.exit(3)",
        "Runtime.getRuntime().halt(4);",
        "ProcessHandle.current().pid(); new ProcessBuilder(\"kill\", \"-9\", \"\" +"
            + " ProcessHandle.current().pid()).start().waitFor();",
      })
  void theReaderIsToldAndTheDefinitionsStay(String deadly) {
    try (Session session = Session.open()) {
      session.run(
          "import java.util.regex.Pattern;", "int lost = 8;", "int twice(int n) { return 2 * n; }");
      var ran = session.run(deadly);
      assertEquals("WorkerEnded", ran.failure().name());
      assertTrue(ran.all().contains("lost (cell [2])"), ran.all());
      assertEquals(Optional.of("42"), session.run("twice(21)").result());
      assertEquals(Optional.of("a"), session.run("Pattern.compile(\"a\")").result());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"System.exit(5)", "while (true) { }", "Thread.currentThread().join()"})
  void aHookThatNeverEndsHoldsNobodyUp(String hook) {
    try (Session session = Session.open()) {
      String code =
          "Runtime.getRuntime().addShutdownHook(new Thread(() -> { try { "
              + hook
              + "; } catch (Exception e) { } }));\nSystem.exit(4);";
      Session.Ran ran =
          session.run(code.replace("while (true) { };", "while (true) { Thread.sleep(1); }"));
      assertTrue(ran.all().contains("shutdown hooks did not come to an end"), ran.all());
      assertEquals(Optional.of("42"), session.run("20 + 22").result());
    }
  }

  @Test
  void programsThatTheCellsStartedEndWithTheWorkerThatExits() throws Exception {
    try (Session session = Session.open()) {
      session.run("long pid = new ProcessBuilder(\"sleep\", \"600\").start().pid();");
      String pid = session.run("pid").result().orElseThrow();
      Optional<ProcessHandle> program = ProcessHandle.of(Long.parseLong(pid));
      assertTrue(program.isPresent());
      session.run("System.exit(3);");
      program.get().onExit().get(60, TimeUnit.SECONDS);
    }
  }

  @Test
  void whoIsAskedForACellWhoseWorkerDiesIsNotWaitedFor(@TempDir Path folder) {
    Path asked = folder.resolve("asked");
    String code =
        """
        new Thread(() -> {
          while (!java.nio.file.Files.exists(java.nio.file.Path.of("%s"))) { Thread.yield(); }
          Runtime.getRuntime().halt(3);
        }).start();
        new Scanner(System.in).nextLine()
        """
            .formatted(asked.toString().replace("\\", "\\\\"));
    Session.Ran ran =
        new Session.Ran() {
          @Override
          public Optional<String> input(String prompt, boolean password) {
            try {
              Files.createFile(asked);
              new CountDownLatch(1).await();
            } catch (IOException | InterruptedException withdrawn) {
              return Optional.empty();
            }
            return Optional.empty();
          }
        };
    try (Session session = Session.open()) {
      ran.outcome = session.interpreter.execute(new Cell(1, code), ran);
      assertTrue(ran.all().contains("with exit code 3"), ran.all());
      assertEquals(Optional.of("42"), session.run("20 + 22").result());
    }
  }

  @Test
  void aCellThatComesWhenTheInterpreterIsClosedIsToldSo() {
    Session session = Session.open();
    session.run("1 + 1");
    session.close();
    assertTrue(session.run("1 + 1").failure().message().endsWith("it is closed"));
  }

  @Test
  void aProgramsOwnWordsOfExhaustedMemoryAreNotTheEndOfTheWorker() {
    try (Session session = Session.open()) {
      Session.Ran ran =
          session.run(
              "new ProcessBuilder(\"echo\", \"it said: OutOfMemoryError\").inheritIO().start().waitFor();"
                  + "\nSystem.exit(1);");
      assertTrue(ran.all().contains("with exit code 1"), ran.all());
    }
  }

  @Test
  void aCrashInCodeThatIsNotJavasIsToldWithoutItsReport() {
    try (Session session = Session.open()) {
      Session.Ran ran =
          session.run(
              "var field = Class.forName(\"sun.misc.Unsafe\").getDeclaredField(\"theUnsafe\");",
              "field.setAccessible(true);",
              "((sun.misc.Unsafe) field.get(null)).putAddress(0, 0);");
      assertTrue(ran.all().contains("has crashed"), ran.all());
      assertTrue(!ran.all().contains("#"), ran.all());
      assertEquals(Optional.of("42"), session.run("20 + 22").result());
    }
  }

  @Test
  void theVariablesOfTheStartupAreMadeAnew() {
    var setup = Session.setup().withStartup(List.of("import java.util.*;", "int given = 6;"));
    try (Session session = new Session(setup)) {
      session.run("int twice() { return 2 * given; }");
      session.run("System.exit(0)");
      assertEquals(Optional.of("12"), session.run("twice()").result());
    }
  }

  @Test
  void aMethodThatNeedsALostVariableSaysSo() {
    try (Session session = Session.open()) {
      session.run("int count = 1;", "int next() { return ++count; }");
      session.run("System.exit(0)");
      var ran = session.run("next()");
      assertTrue(ran.all().contains("next needs variable count"), ran.all());
      assertTrue(ran.all().contains("run cell [1] again"), ran.all());
      assertEquals(Optional.of("6"), session.run("int count = 5;", "next()").result());
    }
  }

  @Test
  void whoeverAsksADeadWorkerIsToldSoEachTime() {
    WorkerControl control = new WorkerControl(Session.setup(), new Outputs());
    control.kill("killed");
    assertTrue(control.copy("A", "B", "c").isPresent());
    assertTrue(control.copy("A", "B", "c").isPresent());
    assertEquals(List.of(), control.cell().end());
  }

  @Test
  void onceClosedNoOtherWorkerIsStarted() {
    WorkerControl control = new WorkerControl(Session.setup(), new Outputs());
    control.close();
    control.revive();
    assertTrue(control.copy("A", "B", "c").isPresent());
    assertFalse(control.isWorkerAlive());
  }
}
