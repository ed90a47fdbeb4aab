package org.nqueens.kernel.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.kernel.session.RecordedRequest.cell;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a client asks about code and about the cells of before. */
@Timeout(60)
class QuestionsTest {

  @AutoClose private final PseudoClient client = new PseudoClient();

  @Test
  void positionsAreCodePointsOnTheWire() throws InterruptedException {
    RecordedRequest complete =
        client.run(
            new RecordedRequest("complete_request", Map.of("code", "\"😀\" + x", "cursor_pos", 7)));
    var reply = complete.first("complete_reply");
    assertEquals(0, reply.number("cursor_start").orElseThrow());
    assertEquals(7, reply.number("cursor_end").orElseThrow());
    assertEquals(List.of("\"😀\" + x!"), reply.fields().get("matches"));
  }

  @Test
  void aPositionOutsideTheCodeIsMovedToItsEnd() throws InterruptedException {
    for (int position : new int[] {99, Integer.MAX_VALUE}) {
      RecordedRequest complete =
          client.run(
              new RecordedRequest(
                  "complete_request", Map.of("code", "ab", "cursor_pos", position)));
      assertEquals(2, complete.first("complete_reply").number("cursor_end").orElseThrow());
    }
  }

  @Test
  void historyGivesATailARangeAndASearch() throws InterruptedException {
    for (String code : List.of("alpha", "beta", "alphabet", "beta")) {
      client.run(cell(code));
    }
    assertEquals(
        List.of("alphabet", "beta"), client.inputs(Map.of("hist_access_type", "tail", "n", 2)));
    assertEquals(
        List.of("beta", "alphabet"),
        client.inputs(Map.of("hist_access_type", "range", "session", 0, "start", 2, "stop", 4)));
    assertEquals(
        List.of("alpha", "alphabet"),
        client.inputs(Map.of("hist_access_type", "search", "pattern", "a*", "n", 9)));
    assertEquals(
        List.of("beta"),
        client.inputs(Map.of("hist_access_type", "search", "pattern", "b?ta", "unique", true)));
  }

  @Test
  void historyKeepsTheBeginningOfALongResult() throws InterruptedException {
    client.run(cell("9".repeat(100_000)));
    String entry =
        client
            .history(Map.of("hist_access_type", "tail", "n", 1, "output", true))
            .fields()
            .get("history")
            .toString();
    assertTrue(entry.contains("9".repeat(10_000) + "…"), () -> entry.length() + " characters");
    assertTrue(entry.length() < 111_000, () -> entry.length() + " characters");
  }

  @Test
  void historyKnowsTheResultsOfThisSession() throws InterruptedException {
    client.run(cell("92"));
    assertEquals(
        "[[1, 1, [92, 92]]]",
        client
            .history(Map.of("hist_access_type", "tail", "n", 1, "output", true))
            .fields()
            .get("history")
            .toString());
  }
}
