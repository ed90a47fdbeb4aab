package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;
import org.nqueens.board.Symmetry;
import org.nqueens.solve.Kind;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/** What a trace writes, read again, is the same search. */
class TraceTextTest {

  static Stream<Arguments> traces() {
    return Solver.all().stream()
        .flatMap(
            solver ->
                Stream.of(0, 1, 2, 3, 4, 5)
                    .map(n -> Arguments.of(Trace.of(solver, n).toString(), Trace.of(solver, n))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("traces")
  void jsonReadAgainIsTheSameSearch(String name, Trace trace) {
    JsonObject json = JsonParser.parseString(trace.json()).getAsJsonObject();
    List<Placement> path = new ArrayList<>(List.of(Placement.empty(trace.n())));
    Solver told =
        (n, listener) -> {
          for (JsonElement event : json.getAsJsonArray("events")) {
            tell(event.getAsJsonObject(), path, listener);
          }
        };
    Trace again = Trace.of(told.named(json.get("solver").getAsString()), json.get("n").getAsInt());
    assertEquals(trace.events().toList(), again.events().toList());
    assertEquals(trace.nodes(), json.get("nodes").getAsLong());
    assertEquals(trace.candidates().isEmpty(), json.get("candidates").isJsonNull());
    assertEquals(trace.count(Kind.SOLUTION), json.get("solutions").getAsLong());
    assertEquals(trace.size(), json.getAsJsonArray("events").size());
  }

  private static void tell(JsonObject event, List<Placement> path, SearchListener listener) {
    int last = path.size() - 1;
    switch (Kind.valueOf(event.get("kind").getAsString())) {
      case PLACE -> {
        int row = event.get("row").getAsInt();
        int column = event.get("column").getAsInt();
        path.add(path.get(last).with(row, column));
        listener.place(row, column);
      }
      case REJECT -> listener.reject(event.get("row").getAsInt(), event.get("column").getAsInt());
      case BACKTRACK -> listener.backtrack(added(path.get(last - 1), path.remove(last)));
      case SOLUTION -> {
        List<Integer> columns = new ArrayList<>();
        event.getAsJsonArray("columns").forEach(column -> columns.add(column.getAsInt()));
        tellSolution(path.get(last), Placement.of(path.get(last).n(), columns), listener);
      }
      case START, DEAD_END -> {}
    }
  }

  private static void tellSolution(Placement stands, Placement told, SearchListener listener) {
    if (stands.equals(told)) {
      listener.solution();
    } else {
      assertEquals(told, Symmetry.MIRROR.apply(stands));
      listener.image(Symmetry.MIRROR);
    }
  }

  /** The row of the queen that the second placement has more. */
  private static int added(Placement fewer, Placement more) {
    for (int row = 0; row < more.n(); row++) {
      if (!more.column(row).equals(fewer.column(row))) {
        return row;
      }
    }
    throw new AssertionError(fewer + " and " + more + " are the same");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("traces")
  void textReadAgainIsTheSameSearch(String name, Trace trace) {
    List<String> lines = trace.text().lines().toList();
    assertEquals(trace.toString(), lines.get(0));
    Solver told =
        (n, listener) -> {
          Placement stands = Placement.empty(n);
          for (String line : lines.subList(1, lines.size())) {
            stands = tell(line, stands, listener);
          }
        };
    Trace again = Trace.of(told.named(trace.solver()), trace.n());
    assertEquals(trace.events().toList(), again.events().toList());
  }

  private static Placement tell(String line, Placement stands, SearchListener listener) {
    assertTrue(line.matches(" *\\d+  [A-Z_]+ \\[.*\\]: .+"), line);
    Kind kind = Kind.valueOf(line.strip().split(" +")[1]);
    Placement after = read(line.substring(line.indexOf('[') + 1, line.indexOf(']')), stands.n());
    switch (kind) {
      case PLACE -> {
        int row = added(stands, after);
        listener.place(row, after.column(row).getAsInt());
      }
      case REJECT -> {
        int row = added(stands, after);
        listener.reject(row, after.column(row).getAsInt());
        return stands;
      }
      case BACKTRACK -> listener.backtrack(added(after, stands));
      case SOLUTION -> {
        tellSolution(stands, after, listener);
        return stands;
      }
      case START, DEAD_END -> {}
    }
    return after;
  }

  /** Columns by row, −1 for a row without a queen. */
  private static Placement read(String columns, int n) {
    Placement placement = Placement.empty(n);
    String[] words = columns.isEmpty() ? new String[0] : columns.split(", ");
    for (int row = 0; row < words.length; row++) {
      if (!words[row].equals("-1")) {
        placement = placement.with(row, Integer.parseInt(words[row]));
      }
    }
    return placement;
  }
}
