package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import jdk.jshell.JShell;
import jdk.jshell.VarSnippet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How many values of expressions JShell is left with. */
class NamelessValuesTest {

  private final JShell jshell = JShell.builder().executionEngine("local").build();

  @AfterEach
  void close() {
    jshell.close();
  }

  @Test
  void theNewestFiveAreKeptAndNamedVariablesAll() {
    jshell.eval("int named = 1;");
    for (int i = 0; i < 15; i++) {
      jshell.eval("named + " + i);
      NamelessValues.tidy(jshell);
    }
    assertEquals(
        "named $11 $12 $13 $14 $15",
        jshell.variables().map(VarSnippet::name).collect(Collectors.joining(" ")));
    assertEquals("15", jshell.eval("$15").get(0).value());
  }
}
