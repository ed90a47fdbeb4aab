package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whatever a learner types: they are told, and the next cell runs with what the others made. */
class RobustnessTest {

  private static Session session;

  @BeforeAll
  static void open() {
    session = new Session(Session.setup().withLimits(new Limits(100_000, Optional.empty())));
    session.run("int kept = 7;");
  }

  @AfterAll
  static void close() {
    session.close();
  }

  @TestFactory
  Stream<DynamicTest> theNextCellRunsAndKnowsTheVariables() {
    return Stream.of(
            "int deep = " + "1+".repeat(8000) + "1;",
            "int deep = " + "(".repeat(3000) + "1" + ")".repeat(3000) + ";",
            "int down(int n) { return down(n + 1) + 1; }\ndown(0)",
            "System.in.close(); System.out.close(); System.err.close();",
            "System.setOut(null); System.setErr(null); System.setIn(null);",
            "class String {}",
            "class Object {}",
            "class System {}",
            "Thread.setDefaultUncaughtExceptionHandler((t, e) -> { while (true) {} });",
            "new Thread(() -> { throw new RuntimeException(); }).start();",
            "System.out.write(new byte[] {(byte) 0xff, (byte) 0xfe, 0}, 0, 3);",
            "class Hostile extends RuntimeException {\n"
                + "  public String getMessage() { throw new IllegalStateException(); }\n"
                + "  public StackTraceElement[] getStackTrace() { return null; }\n"
                + "  public Throwable getCause() { return this; }\n}\nthrow new Hostile();",
            "class Holed extends RuntimeException {\n"
                + "  public StackTraceElement[] getStackTrace() {"
                + " return new StackTraceElement[] {null}; }\n"
                + "  public String getMessage() { throw new AssertionError(); }\n"
                + "  public Throwable getCause() { throw new AssertionError(); }\n}\nthrow new Holed();",
            "class Mute { public String toString() { throw new IllegalStateException(); } }\nnew Mute()",
            "class Round { public String toString() { return \"\" + this; } }\nnew Round()",
            "List<Object> self = new ArrayList<>(); self.add(self); self.add(new Object[] {self}); self",
            "Thread.currentThread().interrupt();",
            "Thread.currentThread().getThreadGroup().interrupt();",
            "throw null;",
            "Thread.currentThread().setContextClassLoader(null);",
            "long[] huge = new long[Integer.MAX_VALUE - 8];",
            "int[] self = null; self.length",
            "\u0000",
            "\\u0022",
            "\"",
            "'",
            "/*",
            "/** a",
            "// a\n/* b",
            "int started = 1; /* a",
            "(",
            "}",
            "@",
            "#",
            "`",
            "int",
            "class",
            ";;;",
            "%%",
            "\ud83d",
            "import",
            "import java.nothing.*;",
            "void",
            "int x y z;",
            "return;")
        .map(code -> DynamicTest.dynamicTest(name(code), () -> survives(code)));
  }

  @TestFactory
  Stream<DynamicTest> whatIsTooLargeForAClassFileIsToldAndLeavesNothingBehind() {
    return Stream.of(
            "String large = \"" + "x".repeat(70_000) + "\";",
            "new int[] {" + "70000,".repeat(12_000) + "}.length",
            "void large() {\nint q = 0;\n" + "q += 1000;\n".repeat(12_000) + "}",
            "System.out.println(new int[] {" + "70000,".repeat(12_000) + "}.length);",
            "String joined = \"" + "x".repeat(40_000) + "\"\n+ \"" + "y".repeat(40_000) + "\";",
            "System.out.println(\"" + "ä".repeat(33_000) + "\");",
            "class " + "N".repeat(70_000) + " {}",
            "int " + "n".repeat(70_000) + " = 3;")
        .map(code -> DynamicTest.dynamicTest(name(code), () -> isTooLarge(code)));
  }

  private static void isTooLarge(String code) {
    String told = session.run(code).all();
    assertTrue(told.contains("too large for a class file"), told);
    var next = session.run("int next = kept + 1;\nSystem.out.println(\"heard\");\nnext");
    assertEquals(Optional.of("8"), next.result(), next.all());
    assertEquals("heard\n", next.out.toString(), next.all());
  }

  private static String name(String code) {
    return code.substring(0, Math.min(40, code.length())).replaceAll("[^ -~]", "·");
  }

  private static void survives(String code) {
    String told = session.run(code).all();
    assertFalse(told.contains("KernelError"), told);
    var ran = session.run("System.out.println(\"heard\"); kept");
    assertEquals(Optional.of("7"), ran.result(), ran.all());
    assertEquals("heard\n", ran.out.toString());
  }

  @Test
  void endlessOutputIsCutAndSaidSo() {
    var ran = session.run("for (int i = 0; i < 50_000; i++) System.out.print(\"0123456789\");");
    assertEquals(100_000, ran.out.length());
    assertTrue(ran.err.toString().contains("cut here"), ran.err.toString());
  }

  @Test
  void manyLinesAllArrive() {
    try (Session own = Session.open()) {
      var ran = own.run("for (int i = 0; i < 20_000; i++) System.out.println(i);");
      List<String> lines = ran.out.toString().lines().toList();
      assertEquals(20_000, lines.size());
      assertEquals("19999", lines.get(19_999));
    }
  }

  @Test
  void textOfAThreadGoesToTheCellThatStartedIt() throws Exception {
    session.run("var second = new java.util.concurrent.CountDownLatch(1);");
    var first =
        session.run(
            "var teller = new Thread(() -> { try { second.await(); } catch (InterruptedException e) {}"
                + " System.out.println(\"late\"); });\nteller.start();");
    assertEquals("", first.out.toString());
    var second = session.run("second.countDown(); teller.join(); System.out.println(\"mine\");");
    await(() -> first.out.toString().contains("late"));
    assertEquals("late\n", first.out.toString());
    assertEquals("mine\n", second.out.toString());
  }

  /** What a thread says comes when it comes, and the cell's end does not wait for it. */
  private static void await(BooleanSupplier said) throws InterruptedException {
    for (int i = 0; i < 1200 && !said.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
  }

  @Test
  @Tag("slow")
  void aHeapFilledToTheBrimIsSurvived() {
    try (Session own = Session.open()) {
      own.run("int kept = 7;");
      fill(
          own,
          "large",
          "List<byte[]> large = new ArrayList<>(); while (true) large.add(new byte[1 << 20]);");
      fill(
          own,
          "text",
          "StringBuilder text = new StringBuilder(\"x\"); while (true) text.append(text);");
      fill(
          own,
          "small",
          "List<byte[]> small = new ArrayList<>(); while (true) small.add(new byte[100]);");
    }
  }

  /**
   * Fills the heap by a variable and clears it again. A JVM at its last byte may live on or not: if
   * it does, values are kept; if not, the reader is told which are lost.
   */
  private static void fill(Session own, String variable, String code) {
    String told = own.run(code).all();
    assertTrue(told.contains("memory") || told.contains("OutOfMemoryError"), told);
    told += own.run(variable + " = null;").all();
    assertEquals(Optional.of("2"), own.run("1 + 1").result());
    var kept = own.run("kept");
    if (!kept.result().equals(Optional.of("7"))) {
      assertTrue(told.contains("kept (cell"), told + kept.all());
      own.run("int kept = 7;");
    }
  }

  @Test
  void aWorkerThatDiesBetweenCellsIsReplaced() throws Exception {
    try (Session own = Session.open()) {
      own.run("int gone = 1;", "int half(int n) { return n / 2; }");
      String pid = own.run("ProcessHandle.current().pid()").result().orElseThrow();
      ProcessHandle worker = ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
      worker.destroyForcibly();
      worker.onExit().get();
      var ran = own.run("half(8)");
      if (ran.outcome instanceof Outcome.Failed) { // the death was seen only when the cell ran
        assertTrue(ran.all().contains("gone (cell [1])"), ran.all());
        ran = own.run("half(8)");
      }
      assertEquals(Optional.of("4"), ran.result(), ran.all());
    }
  }

  @Test
  void aJvmThatDoesNotStartIsSaidInASentence() {
    try (Session own =
        new Session(Session.setup().withWorkerOptions(List.of("-XX:NoSuchOption")))) {
      assertTrue(own.run("1 + 1").all().contains("NoSuchOption"));
    }
  }

  @Test
  void aMistakeInAStartupTextIsSaidInTheFirstCell() {
    var startup = List.of("import java.util.*;", "int fine = 1;\nint wrong = \"x\";");
    try (Session own = new Session(Session.setup().withStartup(startup))) {
      var first = own.run("List.of(fine)");
      assertEquals(Optional.of("[1]"), first.result(), first.all());
      assertTrue(first.all().contains("the startup text, line 2: incompatible types"), first.all());
      assertEquals("", own.run("1 + 1").err.toString());
    }
  }

  @Test
  void anExceptionInAThreadIsToldWithItsCellAndLine() throws Exception {
    try (Session own = Session.open()) {
      var ran =
          own.run(
              "var t = new Thread(() -> {\n  throw new IllegalStateException(\"lost\");\n});\nt.start();\nt.join();");
      await(() -> ran.all().contains("line 2"));
      assertTrue(ran.all().contains("java.lang.IllegalStateException: lost"), ran.all());
      assertTrue(ran.all().contains("cell [1], line 2"), ran.all());
    }
  }
}
