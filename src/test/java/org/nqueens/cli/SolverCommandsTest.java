package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.solve.Solver;
import picocli.CommandLine;

/** The commands {@code solve}, {@code trace} and {@code solvers}. */
class SolverCommandsTest {

  private record Result(int code, String out, String err) {

    JsonObject json() {
      return JsonParser.parseString(out).getAsJsonObject();
    }
  }

  private static Result run(String line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command = Commands.commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    int code = command.execute(line.split(" "));
    return new Result(code, out.toString(), err.toString());
  }

  @Test
  void solutionsAreOneJsonObject() {
    assertEquals(
        "{\"n\":4,\"solver\":\"sets\",\"solutions\":[[1,3,0,2],[2,0,3,1]]}\n",
        run("solve 4 --format json").out);
    assertEquals(
        "{\"n\":3,\"solver\":\"sets\",\"solutions\":[]}\n", run("solve 3 --format json").out);
    assertEquals(
        "{\"n\":0,\"solver\":\"scan\",\"solutions\":[[]]}\n",
        run("solve 0 --solver scan --format json").out);
  }

  @Test
  void solutionsAreBoardsInTheOrderOfTheSolver() {
    Result text = run("solve 4");
    assertEquals(0, text.code);
    assertEquals(
        """
        1: [1, 3, 0, 2]
        . Q . .
        . . . Q
        Q . . .
        . . Q .

        2: [2, 0, 3, 1]
        . . Q .
        Q . . .
        . . . Q
        . Q . .

        2 solutions for n = 4.
        """,
        text.out);
    assertTrue(run("solve 5 --solver mirror").out.startsWith("1: [0, 2, 4, 1, 3]"));
    assertTrue(run("solve 5 --solver mirror").out.contains("2: [4, 2, 0, 3, 1]"));
  }

  @Test
  void aLimitCutsTheSolutionsAndSaysSo() {
    assertTrue(
        run("solve 8 --limit 3").out.endsWith("The first 3 solutions; there may be more.\n"));
    assertEquals(
        3, run("solve 20 --limit 3 --format json").json().getAsJsonArray("solutions").size());
  }

  @Test
  void aPlacementIsCompleted() {
    String given = "solve 8 --place 0:3,2:4 --format json";
    long expected =
        Solver.scan().solutions(8).stream()
            .filter(s -> s.columns().get(0) == 3 && s.columns().get(2) == 4)
            .count();
    assertEquals(expected, run(given).json().getAsJsonArray("solutions").size());
    assertEquals(
        run(given).json().get("solutions"), run(given + " --solver scan").json().get("solutions"));
    assertEquals(
        expected, run(given + " --solver exactCover").json().getAsJsonArray("solutions").size());
    assertTrue(
        run("solve 6 --place 0:0").out.contains("No solutions for n = 6 with queens on 0:0"));
  }

  @Test
  void aPlacementThatConflictsNamesThePairs() {
    Result refusal = run("solve 8 --place 0:3,1:2,5:6");
    assertEquals(2, refusal.code);
    assertEquals("", refusal.out);
    assertTrue(
        refusal.err.startsWith(
            "no solution holds these queens:"
                + " a queen on (0,3) attacks (1,2) along the ascending diagonal,"
                + " a queen on (1,2) attacks (5,6) along the descending diagonal\n"),
        refusal.err);
  }

  @Test
  void aGalleryIsOnePicture() {
    Result svg = run("solve 6 --format svg");
    assertEquals(0, svg.code);
    assertTrue(svg.out.startsWith("<svg ") && svg.out.contains("4 solutions for n = 6."));
    assertTrue(run("solve 8 --limit 2 --format svg").out.contains("The first 2 solutions"));
  }

  @Test
  void theTraceOfFourQueensIsAsSpecified() {
    JsonObject trace = run("trace 4 --solver scan --format json").json();
    assertEquals(
        List.of("n", "solver", "nodes", "candidates", "solutions", "truncated", "events"),
        List.copyOf(trace.keySet()));
    assertEquals(17, trace.get("nodes").getAsInt());
    assertEquals(60, trace.get("candidates").getAsInt());
    assertEquals(2, trace.get("solutions").getAsInt());
    assertEquals(false, trace.get("truncated").getAsBoolean());
    var events = trace.getAsJsonArray("events");
    assertEquals(83, events.size());
    assertEquals("{\"kind\":\"START\",\"node\":1}", events.get(0).toString());
    assertEquals(
        "{\"kind\":\"PLACE\",\"node\":2,\"parent\":1,\"row\":0,\"column\":0}",
        events.get(1).toString());
    assertEquals(
        "{\"kind\":\"REJECT\",\"node\":2,\"row\":1,\"column\":0,"
            + "\"attackers\":[{\"row\":0,\"column\":0,\"line\":\"column\"}]}",
        events.get(2).toString());
    assertEquals("{\"kind\":\"DEAD_END\",\"node\":3}", events.get(9).toString());
    assertEquals("{\"kind\":\"BACKTRACK\",\"node\":3}", events.get(10).toString());
    assertEquals(
        "{\"kind\":\"SOLUTION\",\"node\":9,\"columns\":[1,3,0,2]}", events.get(33).toString());
  }

  @Test
  void aSolverWithoutTestsHasNoCandidates() {
    assertTrue(run("trace 4 --solver bitmask --format json").json().get("candidates").isJsonNull());
  }

  @ParameterizedTest
  @CsvSource({"4, 30", "5, 97", "6, 284"})
  void theWalkHasItsSteps(int n, long steps) {
    assertEquals(steps, run("trace " + n + " --solver scan --format steps").out.lines().count());
  }

  @Test
  void aTraceEndsAtItsFirstSolution() {
    assertEquals(9, run("trace 4 --first --format json").json().get("nodes").getAsInt());
    assertTrue(run("trace 4 --first").out.endsWith("node 9 is a solution\n"));
  }

  @Test
  void aLimitCutsATraceAndSaysSo() {
    Result cut = run("trace 12 --limit 5");
    assertEquals(0, cut.code);
    assertEquals(7, cut.out.lines().count());
    assertTrue(cut.out.endsWith("These are the first 5 events; the search goes on beyond them.\n"));
    JsonObject json = run("trace 12 --limit 5 --format json").json();
    assertTrue(json.get("truncated").getAsBoolean());
    assertEquals(5, json.getAsJsonArray("events").size());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 6, 8})
  void everyTreeCanBeDrawn(int n) {
    Result svg = run("trace " + n + " --format svg");
    assertEquals(0, svg.code, svg.err);
    assertTrue(svg.out.startsWith("<svg "));
  }

  @Test
  void theStepperIsAFragmentOfAPage() {
    assertTrue(run("trace 4 --format html").out.startsWith("<"));
  }

  @Test
  void theSolversAreListed() {
    List<String> lines = run("solvers").out.lines().toList();
    assertEquals(Solver.names(), lines.stream().filter(line -> !line.startsWith(" ")).toList());
    assertEquals(4 * Solver.names().size(), lines.size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "solve four",
        "solve -1",
        "solve 64",
        "solve 2147483647",
        "solve 99999999999",
        "solve 8 --solver nobody",
        "solve 8 --format xml",
        "solve 8 --limit 0",
        "solve 8 --limit -3",
        "solve 8 --place 3",
        "solve 8 --place 0:8",
        "solve 8 --place 8:0",
        "solve 8 --place 0:-1",
        "solve 8 --place 0:1,0:2",
        "solve 0 --place 0:0",
        "solve 8 --place",
        "trace",
        "trace -5",
        "trace 64",
        "trace 8 --limit 0",
        "trace 8 --format pdf",
        "trace 8 --solver ''",
        "solvers now"
      })
  void wrongUseIsAnsweredInASentence(String line) {
    Result refusal = run(line);
    assertEquals(2, refusal.code, refusal.err);
    assertTrue(refusal.err.contains("--help"), refusal.err);
    assertTrue(refusal.err.lines().count() <= 3, refusal.err);
    assertTrue(!refusal.err.contains("Exception") && !refusal.err.contains("\tat "), refusal.err);
  }

  @Test
  void anUnknownSolverIsAnsweredWithTheNames() {
    String err = run("trace 8 --solver nobody").err;
    assertTrue(err.contains("there is no solver 'nobody'"), err);
    Solver.names().forEach(name -> assertTrue(err.contains(name), name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "trace", "solvers"})
  void eachCommandExplainsItself(String command) {
    assertEquals(0, run(command + " --help").code);
  }
}
