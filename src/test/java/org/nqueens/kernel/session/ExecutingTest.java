package org.nqueens.kernel.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.kernel.session.RecordedRequest.cell;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The conversation about a cell: which messages, in which order, and what is counted. */
@Timeout(60)
class ExecutingTest {

  @AutoClose private final PseudoClient client = new PseudoClient();

  @Test
  void aCellIsBusyShownAnsweredIdle() throws InterruptedException {
    assertEquals(
        List.of("busy", "execute_input", "execute_result", "execute_reply", "idle"),
        client.run(cell("92")).sequence());
  }

  @Test
  void allOutputGoesOutInOrderBeforeTheReply() throws InterruptedException {
    assertEquals(
        List.of(
            "busy",
            "execute_input",
            "stdout a",
            "stderr b",
            "display_data",
            "stdout c",
            "update_display_data",
            "clear_output",
            "execute_reply",
            "idle"),
        client.run(cell("out a\nerr b\nshow x\nout c\nupdate y\nclear z")).sequence());
  }

  @Test
  void linesThatFollowOneAnotherTravelTogether() throws InterruptedException {
    RecordedRequest cell = client.run(cell("out a\n".repeat(1000)));
    List<String> texts = cell.sequence().stream().filter(one -> one.startsWith("stdout")).toList();
    assertEquals(1000, String.join("\n", texts).split("a", -1).length - 1);
    assertTrue(texts.size() < 100, () -> texts.size() + " messages"); // one for each pause
  }

  @Test
  void outputOfAThreadThatOutlivesItsCellBelongsToThatCell() throws InterruptedException {
    RecordedRequest first = client.run(cell("late words"));
    RecordedRequest second = client.run(cell("1"));
    first.await("stdout words");
    assertFalse(second.sequence().contains("stdout words"));
  }

  @Test
  void aFailureIsTheSameForAllClientsAndInTheReply() throws InterruptedException {
    RecordedRequest cell = client.run(cell("fail boom"));
    assertEquals(
        List.of("busy", "execute_input", "error", "execute_reply", "idle"), cell.sequence());
    assertEquals("boom", cell.first("error").text("evalue", ""));
    assertEquals("boom", cell.first("execute_reply").text("evalue", ""));
    assertEquals("error", cell.first("execute_reply").text("status", ""));
  }

  @Test
  void aFaultOfTheInterpreterIsAFailureOfTheCell() throws InterruptedException {
    RecordedRequest cell = client.run(cell("throw full"));
    assertEquals("java.lang.OutOfMemoryError", cell.first("error").text("ename", ""));
    assertEquals("92", client.run(cell("92")).plain());
  }

  @Test
  void cellsAreCountedFromOne() throws InterruptedException {
    assertEquals(1, client.run(cell("a")).number());
    assertEquals(2, client.run(cell("fail b")).number());
    assertEquals(3, client.run(cell("c")).number());
  }

  @Test
  void aBlankCellIsNotCounted() throws InterruptedException {
    client.run(cell("a"));
    assertEquals(1, client.run(cell(" \n")).number());
  }

  @Test
  void aSilentCellIsNeitherSeenNorCountedNorRemembered() throws InterruptedException {
    RecordedRequest silent =
        client.run(cell("out a\nshow b\n92", Map.of("silent", true, "store_history", true)));
    assertEquals(List.of("busy", "execute_reply", "idle"), silent.sequence());
    assertEquals(1, client.run(cell("x")).number());
    assertEquals(List.of("x"), client.remembered());
  }

  @Test
  void aSilentFailureIsToldInTheReplyAlone() throws InterruptedException {
    RecordedRequest silent = client.run(cell("fail a", Map.of("silent", true)));
    assertEquals(List.of("busy", "execute_reply", "idle"), silent.sequence());
    assertEquals("error", silent.first("execute_reply").text("status", ""));
  }

  @Test
  void aCellThatIsNotStoredIsSeenButNotCounted() throws InterruptedException {
    RecordedRequest cell = client.run(cell("92", Map.of("store_history", false)));
    assertTrue(cell.sequence().contains("execute_result"));
    assertEquals(1, client.run(cell("x")).number());
    assertEquals(List.of("x"), client.remembered());
  }

  @Test
  void userExpressionsHaveAValueOrAFailureOfTheirOwn() throws InterruptedException {
    RecordedRequest cell =
        client.run(cell("", Map.of("user_expressions", Map.of("a", "out no\n7", "b", "fail z"))));
    var values = cell.first("execute_reply").object("user_expressions");
    assertEquals("7", values.object("a").object("data").text("text/plain", ""));
    assertEquals("error", values.object("b").text("status", ""));
    assertEquals("ok", cell.first("execute_reply").text("status", ""));
    assertFalse(cell.sequence().contains("stdout no"));
  }

  @Test
  void aFailedCellHasNoUserExpressions() throws InterruptedException {
    RecordedRequest cell = client.run(cell("fail a", Map.of("user_expressions", Map.of("a", "7"))));
    assertTrue(cell.first("execute_reply").object("user_expressions").fields().isEmpty());
  }

  @Test
  void inputIsAskedForOnlyWhereItIsAllowed() throws InterruptedException {
    assertEquals("answer to name", client.run(cell("ask name")).plain());
    RecordedRequest alone = client.run(cell("ask name", Map.of("allow_stdin", false)));
    assertEquals(List.of("busy", "execute_input", "execute_reply", "idle"), alone.sequence());
  }

  @Test
  void aNameWithAQuestionMarkOpensThePager() throws InterruptedException {
    RecordedRequest page = client.run(cell("known?"));
    assertTrue(page.first("execute_reply").fields().get("payload").toString().contains("about"));
    assertEquals("error", client.run(cell("other?")).first("execute_reply").text("status", ""));
  }

  @Test
  void whoTypesExitInAConsoleLeavesItUnlessThatIsANameOfTheirs() throws InterruptedException {
    var exit = client.run(cell("exit")).first("execute_reply");
    assertEquals("ok", exit.text("status", ""));
    assertTrue(exit.fields().get("payload").toString().contains("ask_exit"));
    var quit = client.run(cell("quit")).first("execute_reply");
    assertEquals("[]", quit.fields().get("payload").toString());
  }

  @Test
  void contentOfTheWrongTypesIsReadWithDefaults() throws InterruptedException {
    RecordedRequest cell =
        client.run(new RecordedRequest("execute_request", Map.of("code", 7, "silent", "yes")));
    assertEquals("ok", cell.first("execute_reply").text("status", ""));
  }
}
