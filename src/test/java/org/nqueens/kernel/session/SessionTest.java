package org.nqueens.kernel.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whole conversations with a pseudo-client: which messages, in which order. */
@Timeout(30)
class SessionTest {

  private final List<String> log = new ArrayList<>();
  private final ScriptedInterpreter interpreter = new ScriptedInterpreter();
  private final Session session = new Session(interpreter, PastSessions.none(), log::add);
  private final Thread shell = new Thread(session.shell());
  private final Thread control = new Thread(session.control());

  SessionTest() {
    shell.start();
    control.start();
  }

  @AfterEach
  void stop() {
    shell.interrupt();
    control.interrupt();
  }

  @Test
  void aCellIsBusyShownAnsweredIdle() throws InterruptedException {
    assertEquals(
        List.of("busy", "execute_input", "execute_result", "execute_reply", "idle"),
        run(RecordedRequest.cell("92")).sequence());
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
        run(RecordedRequest.cell("out a\nerr b\nshow x\nout c\nupdate y\nclear z")).sequence());
  }

  @Test
  void linesThatFollowOneAnotherTravelTogether() throws InterruptedException {
    RecordedRequest cell = run(RecordedRequest.cell("out a\n".repeat(100)));
    assertEquals(5, cell.sequence().size(), cell.sequence().toString());
  }

  @Test
  void outputOfAThreadThatOutlivesItsCellBelongsToThatCell() throws InterruptedException {
    RecordedRequest first = run(RecordedRequest.cell("late words"));
    RecordedRequest second = run(RecordedRequest.cell("1"));
    first.await("stdout words");
    assertFalse(second.sequence().contains("stdout words"));
  }

  @Test
  void aFailureIsTheSameForAllClientsAndInTheReply() throws InterruptedException {
    RecordedRequest cell = run(RecordedRequest.cell("fail boom"));
    assertEquals(
        List.of("busy", "execute_input", "error", "execute_reply", "idle"), cell.sequence());
    assertEquals("boom", cell.first("error").text("evalue", ""));
    assertEquals("boom", cell.first("execute_reply").text("evalue", ""));
    assertEquals("error", cell.first("execute_reply").text("status", ""));
  }

  @Test
  void aFaultOfTheInterpreterIsAFailureOfTheCell() throws InterruptedException {
    RecordedRequest cell = run(RecordedRequest.cell("throw full"));
    assertEquals("java.lang.OutOfMemoryError", cell.first("error").text("ename", ""));
    assertEquals("92", plain(run(RecordedRequest.cell("92"))));
  }

  @Test
  void cellsAreCountedFromOne() throws InterruptedException {
    assertEquals(1, count(run(RecordedRequest.cell("a"))));
    assertEquals(2, count(run(RecordedRequest.cell("fail b"))));
    assertEquals(3, count(run(RecordedRequest.cell("c"))));
  }

  @Test
  void aBlankCellIsNotCounted() throws InterruptedException {
    run(RecordedRequest.cell("a"));
    assertEquals(1, count(run(RecordedRequest.cell(" \n"))));
  }

  @Test
  void aSilentCellIsNeitherSeenNorCountedNorRemembered() throws InterruptedException {
    RecordedRequest silent =
        run(cell("out a\nshow b\n92", Map.of("silent", true, "store_history", true)));
    assertEquals(List.of("busy", "execute_reply", "idle"), silent.sequence());
    assertEquals(1, count(run(RecordedRequest.cell("x"))));
    assertEquals(List.of("x"), inputs(tail()));
  }

  @Test
  void aSilentFailureIsToldInTheReplyAlone() throws InterruptedException {
    RecordedRequest silent = run(cell("fail a", Map.of("silent", true)));
    assertEquals(List.of("busy", "execute_reply", "idle"), silent.sequence());
    assertEquals("error", silent.first("execute_reply").text("status", ""));
  }

  @Test
  void aCellThatIsNotStoredIsSeenButNotCounted() throws InterruptedException {
    RecordedRequest cell = run(cell("92", Map.of("store_history", false)));
    assertTrue(cell.sequence().contains("execute_result"));
    assertEquals(1, count(run(RecordedRequest.cell("x"))));
    assertEquals(List.of("x"), inputs(tail()));
  }

  @Test
  void userExpressionsHaveAValueOrAFailureOfTheirOwn() throws InterruptedException {
    RecordedRequest cell =
        run(cell("", Map.of("user_expressions", Map.of("a", "out no\n7", "b", "fail z"))));
    var values = cell.first("execute_reply").object("user_expressions");
    assertEquals("7", values.object("a").object("data").text("text/plain", ""));
    assertEquals("error", values.object("b").text("status", ""));
    assertEquals("ok", cell.first("execute_reply").text("status", ""));
    assertFalse(cell.sequence().contains("stdout no"));
  }

  @Test
  void aFailedCellHasNoUserExpressions() throws InterruptedException {
    RecordedRequest cell = run(cell("fail a", Map.of("user_expressions", Map.of("a", "7"))));
    assertTrue(cell.first("execute_reply").object("user_expressions").fields().isEmpty());
  }

  @Test
  void cellsThatWaitBehindAFailureAreAborted() throws InterruptedException {
    RecordedRequest first = RecordedRequest.cell("wait");
    RecordedRequest second = RecordedRequest.cell("1");
    RecordedRequest question = new RecordedRequest("is_complete_request", Map.of("code", "1"));
    List.of(first, second, question).forEach(session.shell()::submit);
    first.await("execute_input");
    interpreter.interrupt();
    question.await("idle");
    assertEquals(List.of("busy", "execute_reply", "idle"), second.sequence());
    assertEquals("aborted", second.first("execute_reply").text("status", ""));
    assertEquals(List.of("busy", "is_complete_reply", "idle"), question.sequence());
    assertEquals("92", plain(run(RecordedRequest.cell("92"))));
  }

  @Test
  void whereTheClientAsksForItCellsGoOnAfterAFailure() throws InterruptedException {
    RecordedRequest first = cell("wait", Map.of("stop_on_error", false));
    RecordedRequest second = RecordedRequest.cell("7");
    List.of(first, second).forEach(session.shell()::submit);
    first.await("execute_input");
    interpreter.interrupt();
    second.await("idle");
    assertEquals("7", plain(second));
  }

  @Test
  void inputIsAskedForOnlyWhereItIsAllowed() throws InterruptedException {
    assertEquals("answer to name", plain(run(RecordedRequest.cell("ask name"))));
    RecordedRequest alone = run(cell("ask name", Map.of("allow_stdin", false)));
    assertEquals(List.of("busy", "execute_input", "execute_reply", "idle"), alone.sequence());
  }

  @Test
  void whatTheKernelIsIsAnsweredWhileACellRuns() throws InterruptedException {
    RecordedRequest cell = RecordedRequest.cell("wait");
    session.shell().submit(cell);
    cell.await("execute_input");
    RecordedRequest info = new RecordedRequest("kernel_info_request", Map.of());
    session.control().submit(info);
    info.await("idle");
    assertEquals(List.of("busy", "kernel_info_reply", "idle"), info.sequence());
    assertEquals("5.4", info.first("kernel_info_reply").text("protocol_version", ""));
    interpreter.interrupt();
    cell.await("idle");
  }

  @Test
  void anInterruptStopsTheCellThatRuns() throws InterruptedException {
    RecordedRequest cell = RecordedRequest.cell("wait");
    session.shell().submit(cell);
    cell.await("execute_input");
    RecordedRequest interrupt = new RecordedRequest("interrupt_request", Map.of());
    session.control().submit(interrupt);
    cell.await("idle");
    interrupt.await("idle");
    assertEquals(List.of("busy", "interrupt_reply", "idle"), interrupt.sequence());
    assertEquals("error", cell.first("execute_reply").text("status", ""));
  }

  @Test
  void anUnknownTypeGetsBusyAndIdle() throws InterruptedException {
    assertEquals(
        List.of("busy", "idle"),
        run(new RecordedRequest("frobnicate_request", Map.of())).sequence());
    assertTrue(log.toString().contains("frobnicate_request"), log.toString());
  }

  @Test
  void aCommOfAnUnknownTargetIsClosed() throws InterruptedException {
    RecordedRequest open =
        run(new RecordedRequest("comm_open", Map.of("comm_id", "c", "target_name", "t")));
    assertEquals(List.of("busy", "comm_close", "idle"), open.sequence());
    assertEquals("c", open.first("comm_close").text("comm_id", ""));
  }

  @Test
  void positionsAreCodePointsOnTheWire() throws InterruptedException {
    RecordedRequest complete =
        run(new RecordedRequest("complete_request", Map.of("code", "\"😀\" + x", "cursor_pos", 7)));
    var reply = complete.first("complete_reply");
    assertEquals(0, reply.number("cursor_start").orElseThrow());
    assertEquals(7, reply.number("cursor_end").orElseThrow());
    assertEquals(List.of("\"😀\" + x!"), reply.fields().get("matches"));
  }

  @Test
  void aPositionOutsideTheCodeIsMovedToItsEnd() throws InterruptedException {
    for (int position : new int[] {99, Integer.MAX_VALUE}) {
      RecordedRequest complete =
          run(
              new RecordedRequest(
                  "complete_request", Map.of("code", "ab", "cursor_pos", position)));
      assertEquals(2, complete.first("complete_reply").number("cursor_end").orElseThrow());
    }
  }

  @Test
  void aNameWithAQuestionMarkOpensThePager() throws InterruptedException {
    RecordedRequest page = run(RecordedRequest.cell("known?"));
    assertTrue(page.first("execute_reply").fields().get("payload").toString().contains("about"));
    assertEquals(
        "error", run(RecordedRequest.cell("other?")).first("execute_reply").text("status", ""));
  }

  @Test
  void whoTypesExitInAConsoleLeavesItUnlessThatIsANameOfTheirs() throws InterruptedException {
    var exit = run(RecordedRequest.cell("exit")).first("execute_reply");
    assertEquals("ok", exit.text("status", ""));
    assertTrue(exit.fields().get("payload").toString().contains("ask_exit"));
    var quit = run(RecordedRequest.cell("quit")).first("execute_reply");
    assertEquals("[]", quit.fields().get("payload").toString());
  }

  @Test
  void contentOfTheWrongTypesIsReadWithDefaults() throws InterruptedException {
    RecordedRequest cell =
        run(new RecordedRequest("execute_request", Map.of("code", 7, "silent", "yes")));
    assertEquals("ok", cell.first("execute_reply").text("status", ""));
  }

  @Test
  void historyGivesATailARangeAndASearch() throws InterruptedException {
    for (String code : List.of("alpha", "beta", "alphabet", "beta")) {
      run(RecordedRequest.cell(code));
    }
    assertEquals(
        List.of("alphabet", "beta"), inputs(history(Map.of("hist_access_type", "tail", "n", 2))));
    assertEquals(
        List.of("beta", "alphabet"),
        inputs(history(Map.of("hist_access_type", "range", "session", 0, "start", 2, "stop", 4))));
    assertEquals(
        List.of("alpha", "alphabet"),
        inputs(history(Map.of("hist_access_type", "search", "pattern", "a*", "n", 9))));
    assertEquals(
        List.of("beta"),
        inputs(history(Map.of("hist_access_type", "search", "pattern", "b?ta", "unique", true))));
  }

  @Test
  void historyKeepsTheBeginningOfALongResult() throws InterruptedException {
    run(cell("9".repeat(100_000), Map.of()));
    String entry =
        history(Map.of("hist_access_type", "tail", "n", 1, "output", true))
            .fields()
            .get("history")
            .toString();
    assertTrue(entry.contains("9".repeat(10_000) + "…"), () -> entry.length() + " characters");
    assertTrue(entry.length() < 111_000, () -> entry.length() + " characters");
  }

  @Test
  void historyKnowsTheResultsOfThisSession() throws InterruptedException {
    run(RecordedRequest.cell("92"));
    assertEquals(
        "[[1, 1, [92, 92]]]",
        history(Map.of("hist_access_type", "tail", "n", 1, "output", true))
            .fields()
            .get("history")
            .toString());
  }

  @Test
  void shutdownEndsTheSessionAfterItsReply() throws InterruptedException {
    RecordedRequest shutdown = new RecordedRequest("shutdown_request", Map.of("restart", true));
    session.control().submit(shutdown);
    session.ended().join();
    assertEquals(List.of("busy", "shutdown_reply", "shutdown_reply", "idle"), shutdown.sequence());
    assertTrue(shutdown.first("shutdown_reply").flag("restart", false));
  }

  private RecordedRequest run(RecordedRequest request) throws InterruptedException {
    session.shell().submit(request);
    request.await("idle");
    return request;
  }

  private org.nqueens.kernel.message.Content tail() throws InterruptedException {
    return history(Map.of("hist_access_type", "tail", "n", 99));
  }

  private org.nqueens.kernel.message.Content history(Map<String, Object> question)
      throws InterruptedException {
    return run(new RecordedRequest("history_request", question)).first("history_reply");
  }

  private static List<Object> inputs(org.nqueens.kernel.message.Content reply) {
    List<Object> inputs = new ArrayList<>();
    for (Object entry : (List<?>) reply.fields().get("history")) {
      inputs.add(((List<?>) entry).get(2));
    }
    return inputs;
  }

  private static RecordedRequest cell(String code, Map<String, Object> options) {
    var content = new java.util.HashMap<>(options);
    content.put("code", code);
    return new RecordedRequest("execute_request", content);
  }

  private static int count(RecordedRequest cell) {
    return cell.first("execute_reply").number("execution_count").orElseThrow();
  }

  private static String plain(RecordedRequest cell) {
    return cell.first("execute_result").object("data").text("text/plain", "");
  }
}
