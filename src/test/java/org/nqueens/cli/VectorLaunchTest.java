package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VectorLaunchTest {

  @ParameterizedTest
  @CsvSource({
    "WARNING: Using incubator modules: jdk.incubator.vector|n = 20|, n = 20|",
    "WARNING: Using incubator modules: jdk.incubator.vector|, ''",
    "n = 20: about 3 min.|more, n = 20: about 3 min.|more",
    "'', ''",
    "torn, torn"
  })
  void onlyTheRemarkOnTheModuleIsKeptBack(String said, String passed) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] bytes = said.replace('|', '\n').getBytes(StandardCharsets.UTF_8);
    VectorLaunch.pass(new ByteArrayInputStream(bytes), out);
    assertEquals(passed.replace('|', '\n'), out.toString(StandardCharsets.UTF_8));
  }

  /** As by kill -9, which runs no hook that could end the second JVM. */
  @Test
  void theSecondProcessEndsWithTheOneThatStartedIt() throws Exception {
    Process starter = new ProcessBuilder("cat").start();
    Process second = second(starter.pid());
    try {
      assertTrue(second.isAlive());
      starter.destroyForcibly().waitFor();
      assertTrue(second.waitFor(1, TimeUnit.MINUTES), "it counts on for nobody");
      Process late = second(starter.pid());
      assertTrue(late.waitFor(1, TimeUnit.MINUTES), "its starter has ended before it looked");
    } finally {
      starter.destroyForcibly();
      second.destroyForcibly();
    }
  }

  private static Process second(long starter) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-D" + VectorLaunch.STARTER + "=" + starter,
            "-cp",
            System.getProperty("java.class.path"),
            Commands.class.getName(),
            "count",
            "28", // for thousands of years
            "--solver",
            "symmetry")
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
