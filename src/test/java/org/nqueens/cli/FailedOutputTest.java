package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What is printed and cannot be written makes a command fail. */
class FailedOutputTest {

  private static final String SENTENCE =
      "Cannot write to standard output: No space left on device.\n";

  /** Takes some bytes, then no more. */
  private static OutputStream full(int room) {
    return new OutputStream() {
      private int taken;

      @Override
      public void write(int one) throws IOException {
        if (taken++ >= room) {
          throw new IOException("No space left on device");
        }
      }
    };
  }

  private record Result(int code, String err) {}

  private static Result run(String line, StandardOutput output) {
    CommandLine commands = Commands.commandLine();
    StringWriter err = new StringWriter();
    commands.setErr(new PrintWriter(err));
    int code = Commands.run(commands, line.split(" "), output);
    return new Result(code, err.toString());
  }

  /** The help of every command there is, and of each command below it. */
  static Stream<String> helps() {
    List<String> lines = new ArrayList<>(List.of("--help", "--version"));
    addHelps("", Commands.commandLine(), lines);
    return lines.stream();
  }

  private static void addHelps(String path, CommandLine command, List<String> lines) {
    command
        .getSubcommands()
        .forEach(
            (name, below) -> {
              lines.add(path + name + " --help");
              addHelps(path + name + " ", below, lines);
            });
  }

  static Stream<String> printing() {
    return Stream.of(
        "count 8",
        "count 8 --json --solver scan",
        "solve 8",
        "solve 5 --format json",
        "solve 6 --format svg",
        "solve 8 --place 0:3",
        "trace 4",
        "trace 8 --format json",
        "sweep --from 4 --to 5 --solvers scan",
        "solvers");
  }

  @ParameterizedTest
  @MethodSource({"helps", "printing"})
  void whateverIsPrintedOnAFullDiskEndsWithCodeOneAndASentence(String line) {
    assertEquals(new Result(1, SENTENCE), run(line, new StandardOutput(full(0), false)));
  }

  @ParameterizedTest
  @MethodSource("printing")
  void whenAReaderLeavesThatIsFine(String line) {
    assertEquals(new Result(0, ""), run(line, new StandardOutput(full(10), true)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 100, 70_000})
  void whereverTheDiskGetsFullItIsSeen(int room) {
    Result result = run("solve 9 --format json", new StandardOutput(full(room), false));
    // 352 boards of 9 columns: some 7,000 characters
    assertEquals(room < 7000 ? new Result(1, SENTENCE) : new Result(0, ""), result);
  }

  @Test
  void aCommandThatFailsAnywayKeepsItsCode() {
    assertEquals(2, run("count x", new StandardOutput(full(0), false)).code);
  }

  @Test
  void whatCanBeWrittenArrives() {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    Result result = run("count 8 --solver sets", new StandardOutput(written, false));
    assertEquals(new Result(0, ""), result);
    assertTrue(written.toString(StandardCharsets.UTF_8).startsWith("8 queens have 92 solutions"));
  }
}
