package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line in a JVM with too little memory: a sentence, or a slower way that is named. */
class SmallHeapTest {

  @TempDir Path folder;

  private record Result(int code, String out, String err) {}

  private Result run(String heap, String line) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx" + heap, "-XX:+UseSerialGC", "-Dstdout.encoding=UTF-8"));
    command.addAll(List.of("-Dstderr.encoding=UTF-8", "-Dsun.stderr.encoding=UTF-8"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Commands.class.getName());
    command.addAll(List.of(line.split(" ")));
    Path err = folder.resolve("err");
    Process process = new ProcessBuilder(command).redirectError(err.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(process.waitFor(), out, Files.readString(err));
  }

  @Test
  void aTableThatDoesNotFitIsNamedAndSymmetryCounts() throws Exception {
    Result result = run("12m", "count 16");
    assertEquals("16 queens have 14772512 solutions, by symmetry.\n", result.out, result.err);
    assertEquals(1, result.err.lines().count(), result.err);
    assertTrue(
        result.err.matches(
            "n = 16 by quadrants wants 23 MB of memory, and this JVM may use 1[23] MB: "
                + "symmetry counts, which takes longer; java -Xmx23m -jar … would do\\.\n"),
        result.err);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count 18 --solver quadrants",
        "count 18 --solver quadrants --threads 1",
        "count 19 --solver quadrants --threads 3",
        "count 20 --solver quadrants"
      })
  void whatNeedsMoreThanThereIsEndsWithASentence(String line) throws Exception {
    Result result = run("20m", line);
    assertTrue(result.code == 1 || result.code == 2, result.toString());
    assertTrue(
        result.err.startsWith("n = ") && result.err.contains("this JVM may use 2"), result.err);
    assertTrue(result.err.lines().count() <= 2, result.err);
    assertTrue(!result.err.contains("Exception") && !result.err.contains("\tat "), result.err);
  }

  @ParameterizedTest
  @ValueSource(strings = {"6m", "8m", "10m"})
  void aHeapTooSmallForTheParserEndsWithASentence(String heap) throws Exception {
    Result result = run(heap, "count 4");
    assertTrue(
        result.code == 0 || result.code == 1 && result.err.startsWith("This needs more than the "),
        result.toString());
    assertTrue(result.err.lines().filter(line -> !isOfJvm(line)).count() <= 1, result.err);
  }

  /** Since Java 21 a JVM remarks that it had no memory for a remark on its end. */
  private static boolean isOfJvm(String line) {
    return line.startsWith("Runtime.exit(");
  }
}
