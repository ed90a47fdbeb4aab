package org.nqueens.kernel.shell.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Session;

/** What is printed past the streams of the cells, and what of it a reader sees. */
class RawOutputTest {

  private Session.Ran ran = new Session.Ran();

  private String shown(long limit, String... texts) {
    Outputs outputs = new Outputs();
    ran = new Session.Ran();
    outputs.open(1, "1", ran);
    RawOutput raw = new RawOutput(outputs, limit);
    List.of(texts).forEach(raw::accept);
    return ran.out.toString();
  }

  @Test
  void itBelongsToTheCellThatWasBegunLast() {
    Outputs outputs = new Outputs();
    Session.Ran second = new Session.Ran();
    RawOutput raw = new RawOutput(outputs, 100);
    raw.accept("\fnobody's");
    outputs.open(1, "1", ran);
    raw.accept("a");
    outputs.open(2, "2", second);
    raw.accept("b");
    assertEquals("a", ran.out.toString());
    assertEquals("b", second.out.toString());
  }

  @Test
  void whatTheJvmSaysBeforeItBeginsIsNotShown() {
    assertEquals(
        "child", shown(100, "Picked up JAVA_TOOL_OPTIONS: -X\n", "WARNING: x\n\fchi", "ld"));
  }

  @Test
  void theEmptyLineBehindTheJvmsWarningIsNotShownEither() {
    String warning = "WARNING: Restricted methods will be blocked in a future release\n\n";
    assertEquals("before\nbehind\n", shown(100, "\fbefore\n" + warning + "behind\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "WARNING: A native method in a.B has been bound\n",
        "WARNING: a.B::load is declared in module c\n",
        "WARNING: A terminally deprecated method in sun.misc.Unsafe has been called\n",
        "WARNING: sun.misc.Unsafe::objectFieldOffset has been called by a.B (file:/c.jar)\n",
        "WARNING: sun.misc.Unsafe::objectFieldOffset will be removed in a future release\n",
        "WARNING: Please consider reporting this to the maintainers of class a.B\n",
        "WARNING: A restricted method in java.lang.System has been called\n",
        "WARNING: Use --enable-native-access=ALL-UNNAMED to avoid a warning\n",
        "WARNING: Restricted methods will be blocked in a future release\n",
      })
  void whatTheJvmWouldRatherNotSeeIsNotShown(String remark) {
    assertEquals("before\nbehind\n", shown(100, "\fbefore\n" + remark + "behind\n"));
    for (int cut = 1; cut < remark.length(); cut++) {
      String first = "\fbefore\n" + remark.substring(0, cut);
      assertEquals("before\nbehind\n", shown(100, first, remark.substring(cut), "behind\n"));
    }
  }

  @Test
  void aWarningOfAProgramIsShown() {
    assertEquals("WARNING: low ink\n", shown(100, "\fWARNING: low ink\n"));
  }

  @Test
  void theReportOfACrashIsForNobody() {
    String report =
        "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n# SIGSEGV\n";
    assertEquals("child\n", shown(1000, "\fchild\n" + report, "# more\n"));
    assertEquals("child\n", shown(1000, "\fchild\n#", "\n", report.substring(2), "# more\n"));
    assertEquals("#\n#\nx", shown(1000, "\f#\n", "#\n", "x"));
  }

  @Test
  void itHasALimitAsAllOutputOfACell() {
    assertEquals("abcdefghij", shown(10, "\fabcdefg", "hijklmn", "opq"));
    assertEquals(1, ran.err.toString().lines().filter(line -> line.contains("cut here")).count());
  }
}
