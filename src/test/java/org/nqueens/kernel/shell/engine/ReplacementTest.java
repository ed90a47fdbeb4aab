package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;

/**
 * While the compiler is at a cell that was given up, nothing else waits for it in vain; and whoever
 * takes over, a worker or a compiler, has all that the cells had made but the values.
 */
@Timeout(600)
class ReplacementTest {

  @TempDir Path folder;

  private Session session;

  @BeforeEach
  void open() throws IOException {
    session = Session.open();
    session.run(
        "import java.math.BigInteger;\nimport java.util.function.*;",
        "int twice(int n) { return 2 * n; }",
        "class Dog { String name() { return \"Rex\"; } }\nrecord Pair(int a, int b) {}",
        "enum Colour { RED }\ninterface Shape { int sides(); }",
        "int lost = twice(4);",
        "int sides(Box box) { return 6; }\nint sides(Box box, int less) { return 6 - less; }");
    session.interpreter.addToClassPath(List.of(compiled("Early")));
  }

  @AfterEach
  void close() {
    session.close();
  }

  /** A folder with one class. */
  private Path compiled(String name) throws IOException {
    Path source = folder.resolve(name + ".java");
    Files.writeString(
        source, "package added; public class " + name + " { public static int it = 7; }");
    Path classes = Files.createDirectory(folder.resolve(name));
    ToolProvider.findFirst("javac")
        .orElseThrow()
        .run(System.out, System.err, "-d", classes.toString(), source.toString());
    return classes;
  }

  /**
   * Gives up a cell that keeps the compiler for half a minute, and not for longer, since nothing
   * stops it when the test is over: it goes through each lambda once for each method that could
   * take it, and so through the innermost 3⁹ times. Whether an interrupt meets that or a moment
   * between two parts of the work, when it is obeyed, is chance: so the cell is run until the
   * compiler is really away.
   */
  private void loseTheCompiler() throws Exception {
    String nested = "1";
    for (int i = 0; i < 9; i++) {
      nested = "f(x" + i + " -> { return " + nested + "; })";
    }
    String slow =
        """
        class Slow {
          static <R> R f(Function<Integer, R> g) { return null; }
          static <R> R f(BiFunction<Integer, Integer, R> g) { return null; }
          static <R> R f(IntFunction<R> g) { return null; }
          Object o = %s;
        }
        """
            .formatted(nested);
    Session.Ran ran = interrupted(slow);
    while (!ran.failure().message().contains("while it was compiled")) {
      ran = interrupted(slow);
    }
  }

  /** A cell that is interrupted again and again, since one may come before the cell has begun. */
  private Session.Ran interrupted(String code) throws Exception {
    Session.Ran ran = new Session.Ran();
    var outcome =
        CompletableFuture.supplyAsync(() -> session.interpreter.execute(new Cell(9, code), ran));
    ran.outcome = interrupted(outcome);
    return ran;
  }

  private Outcome interrupted(CompletableFuture<Outcome> outcome) throws Exception {
    while (true) {
      try {
        return outcome.get(300, TimeUnit.MILLISECONDS);
      } catch (TimeoutException running) {
        session.interpreter.interrupt();
      }
    }
  }

  private static boolean isCompiling() {
    return Thread.getAllStackTraces().values().stream()
        .flatMap(java.util.Arrays::stream)
        .anyMatch(frame -> frame.getClassName().startsWith("com.sun.tools.javac.comp"));
  }

  @Test
  void questionsAndMagicsDoNotWaitForACompilerThatIsAway() throws Exception {
    loseTheCompiler();
    session.interpreter.addToClassPath(List.of(compiled("Late")));
    List<String> names = session.interpreter.definitions().stream().map(Definition::name).toList();
    session.interpreter.completeness("1");
    session.interpreter.complete("twi", 3);
    session.interpreter.inspect("twice", 3);
    assertTrue(isCompiling(), "the compiler was too fast to tell");
    assertTrue(names.containsAll(List.of("twice", "Dog", "lost")), names.toString());
    session.interpreter.reset();
    assertTrue(isCompiling(), "the compiler was too fast to tell");
    assertEquals(Optional.of("14"), session.run("added.Early.it + added.Late.it").result());
    assertTrue(session.run("twice(1)").all().contains("cannot find"));
  }

  @Test
  void aReplacedCompilerHasEverythingButTheValues() throws Exception {
    loseTheCompiler();
    session.interpreter.addToClassPath(List.of(compiled("Late")));
    Session.Ran told = interrupted("twice(1)");
    assertTrue(told.failure().message().contains("lost (cell [5])"), told.all());
    hasEverything();
    assertEquals(Optional.of("7"), session.run("added.Late.it").result());
    assertTrue(session.run("lost").all().contains("run cell [5] again"));
    assertEquals(Optional.of("8"), session.run("lost = twice(4);", "int lost = 8; lost").result());
  }

  @Test
  void aListOfTheVariablesIsInterruptedAsACellIs() throws Exception {
    loseTheCompiler();
    var outcome =
        CompletableFuture.supplyAsync(
            () -> session.interpreter.variables(new Cell(10, ""), new Session.Ran()));
    var failed = (Outcome.Failed) interrupted(outcome);
    assertTrue(failed.message().contains("was replaced"), failed.message());
    hasEverything();
  }

  @Test
  void whoWaitsForACompilerThatIsAwayIsToldSo() throws Exception {
    loseTheCompiler();
    Session.Ran ran = new Session.Ran();
    var outcome =
        CompletableFuture.supplyAsync(
            () -> session.interpreter.execute(new Cell(9, "twice(1)"), ran));
    while (!outcome.isDone() && !ran.err.toString().contains("Interrupt this one, too")) {
      Thread.sleep(20);
    }
    session.interpreter.interrupt();
    outcome.get(60, TimeUnit.SECONDS);
    assertTrue(ran.err.toString().contains("Interrupt this one, too"), ran.err.toString());
  }

  @Test
  void aReplacedWorkerHasEverythingButTheValues() {
    assertEquals("WorkerEnded", session.run("System.exit(3);").failure().name());
    hasEverything();
    session.run("Runtime.getRuntime().halt(1);");
    hasEverything();
  }

  @Test
  void aResetKeepsTheClassPathOnly() {
    session.interpreter.reset();
    assertEquals(Optional.of("7"), session.run("added.Early.it").result());
    assertTrue(session.run("new Dog()").all().contains("cannot find"));
  }

  private void hasEverything() {
    assertEquals(Optional.of("7"), session.run("added.Early.it").result());
    assertEquals(
        Optional.of("6Rex1RED3"),
        session
            .run(
                "Shape three = () -> 3;\n"
                    + "\"\" + twice(3) + new Dog().name() + new Pair(1, 2).a() + Colour.RED"
                    + " + three.sides()")
            .result());
    assertEquals(Optional.of("1"), session.run("BigInteger.ONE").result());
    session.run("class Box {}");
    assertEquals(Optional.of("10"), session.run("sides(new Box()) + sides(new Box(), 2)").result());
    Session.Ran wrong = session.run("int half(int n) { return n / 0; }", "half(twice(1))");
    assertTrue(wrong.all().contains("ArithmeticException"), wrong.all());
  }
}
