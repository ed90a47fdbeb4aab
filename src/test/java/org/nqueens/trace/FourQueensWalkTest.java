package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;

/** Our walk against the one that S2 prints, which counts from 1 and keeps its misprints. */
class FourQueensWalkTest {

  private final List<WalkStep> ours = Trace.of(Solver.scan(), 4).steps();
  private final List<JsonObject> printed = printed();

  @Test
  void theThirtyStepsVisitTheSameNodes() {
    assertEquals(30, ours.size());
    for (int i = 0; i < 30; i++) {
      assertEquals(printed.get(i).get("step").getAsInt(), ours.get(i).number());
      assertEquals(printed.get(i).get("node").getAsLong(), ours.get(i).node(), "step " + (i + 1));
    }
  }

  @Test
  void everyPrintedVerdictIsOurs() {
    int verdicts = 0;
    for (int i = 0; i < 30; i++) {
      assertEquals(
          candidates(printed.get(i), "rejects"),
          ours.get(i).rejects().stream().map(step -> step.column() + 1).toList());
      assertEquals(
          candidates(printed.get(i), "accepts"),
          ours.get(i).accepted().stream().map(step -> step.column() + 1).toList());
      verdicts += ours.get(i).verdicts().size();
    }
    assertEquals(60, verdicts);
  }

  @Test
  void childrenSolutionsAndDeadNodesAreTheSame() {
    for (int i = 0; i < 30; i++) {
      JsonObject book = printed.get(i);
      WalkStep step = ours.get(i);
      assertEquals(
          book.get("child").isJsonNull() ? List.of() : List.of(book.get("child").getAsLong()),
          step.accepted().stream().map(Step::node).toList());
      assertEquals(
          book.get("solution").isJsonNull()
              ? List.of()
              : List.of(oneBased(book.getAsJsonArray("solution"))),
          step.solution().stream().map(Step::placement).toList());
      assertEquals(book.get("dead").getAsBoolean(), !step.dead().isEmpty(), "step " + (i + 1));
    }
  }

  @Test
  void theBooksHabitIsTheColumnFirstThenTheNearest() {
    assertEquals(
        List.of("step 29, column 3: printed queen 2 on the diagonal, but it is queen 1"),
        otherReasons(ReasonPolicy.COLUMN_FIRST_THEN_NEAREST));
    assertEquals(11, otherReasons(ReasonPolicy.FIRST_IN_SCAN).size());
  }

  @Test
  void fourteenRefusalsHaveMoreReasonsThanTheBookNames() {
    assertEquals(
        14,
        ours.stream()
            .flatMap(step -> step.rejects().stream())
            .filter(reject -> ReasonPolicy.ALL.choose(reject.attackers()).size() > 1)
            .count());
  }

  @Test
  void threeSubscriptsAreMisprinted() {
    List<String> misprints = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      JsonArray rejects = printed.get(i).getAsJsonArray("rejects");
      for (int r = 0; r < rejects.size(); r++) {
        int subscript = rejects.get(r).getAsJsonArray().get(0).getAsInt();
        Step reject = ours.get(i).rejects().get(r);
        if (subscript != reject.row() + 1) {
          misprints.add(
              "step %d: x%d=%d should be x%d=%d"
                  .formatted(
                      i + 1,
                      subscript,
                      reject.column() + 1,
                      reject.row() + 1,
                      reject.column() + 1));
        }
      }
    }
    assertEquals(
        List.of(
            "step 3: x2=3 should be x3=3",
            "step 29: x3=3 should be x2=3",
            "step 29: x3=4 should be x2=4"),
        misprints);
  }

  /** Where the book names another reason than a policy does. */
  private List<String> otherReasons(ReasonPolicy policy) {
    List<String> others = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      JsonArray rejects = printed.get(i).getAsJsonArray("rejects");
      for (int r = 0; r < rejects.size(); r++) {
        JsonArray book = rejects.get(r).getAsJsonArray();
        Step reject = ours.get(i).rejects().get(r);
        Attack attack = policy.choose(reject.attackers()).get(0);
        int queen = book.get(2).getAsJsonArray().get(0).getAsInt();
        String line = book.get(3).getAsString();
        String right = attack.line().word().equals("column") ? "column" : "diagonal";
        if (queen != attack.queen().row() + 1 || !line.equals(right)) {
          others.add(
              "step %d, column %d: printed queen %d on the %s, but it is queen %d"
                  .formatted(i + 1, reject.column() + 1, queen, line, attack.queen().row() + 1));
        }
      }
    }
    return others;
  }

  private static List<Integer> candidates(JsonObject step, String verdict) {
    return StreamSupport.stream(step.getAsJsonArray(verdict).spliterator(), false)
        .map(entry -> entry.getAsJsonArray().get(1).getAsInt())
        .toList();
  }

  private static Placement oneBased(JsonArray columns) {
    return Placement.of(
        4,
        StreamSupport.stream(columns.spliterator(), false)
            .mapToInt(column -> column.getAsInt() - 1)
            .toArray());
  }

  private static List<JsonObject> printed() {
    try (Reader in =
        new InputStreamReader(
            FourQueensWalkTest.class.getResourceAsStream("four-queens-walk.json"),
            StandardCharsets.UTF_8)) {
      return StreamSupport.stream(JsonParser.parseReader(in).getAsJsonArray().spliterator(), false)
          .map(JsonElement::getAsJsonObject)
          .toList();
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
