package org.nqueens.kernel.shell.process;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which classes go to the worker as the compiler made them. */
class StraightTest {

  @TempDir Path folder;

  @Test
  void aSnippetThatRunsFromItsBeginningToItsEndIsStraight() throws IOException {
    assertTrue(isStraight("static int do_it$() { return 1 + 1; }"));
    assertTrue(
        isStraight(
            "static long a = 1L << 40; static double b = 0.1, c = b + 2;"
                + " static Object do_it$() throws Throwable { return a + \"♛\" + c; }"));
  }

  @Test
  void aSnippetThatJumpsIsNot() throws IOException {
    assertFalse(isStraight("static void do_it$() { while (true) {} }"));
    assertFalse(isStraight("static int do_it$() { int n = 9; while (n > 0) n--; return n; }"));
    assertFalse(isStraight("static int n; static int do_it$() { return n > 0 ? 1 : 2; }"));
  }

  @Test
  void aSnippetWithOtherMethodsIsNotForTheyMayCallThemselves() throws IOException {
    assertFalse(isStraight("static int f() { return f(); } static int do_it$() { return f(); }"));
    assertFalse(isStraight("static Runnable r; static void do_it$() { r = () -> r.run(); }"));
  }

  @Test
  void aClassOfTheReadersIsNot() throws IOException {
    assertFalse(isStraight("Snippet() { new Snippet(); }"));
  }

  @Test
  void aClassFileThatIsCutShortIsNot() throws IOException {
    byte[] whole = classFile("static int do_it$() { return 1; }");
    for (int length = 0; length < whole.length / 2; length++) {
      assertFalse(Straight.is(Arrays.copyOf(whole, length)), length + " bytes");
    }
  }

  private boolean isStraight(String body) throws IOException {
    return Straight.is(classFile(body));
  }

  private byte[] classFile(String body) throws IOException {
    Path source = folder.resolve("Snippet.java");
    Files.writeString(source, "class Snippet { " + body + " }");
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-encoding", "UTF-8", "-g", "-d", folder + "", source + "");
    return Files.readAllBytes(folder.resolve("Snippet.class"));
  }
}
