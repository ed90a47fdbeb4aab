package org.nqueens.kernel.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.kernel.session.RecordedRequest.cell;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several requests at once, and those that need no Java. */
@Timeout(60)
class SessionTest {

  @AutoClose private final PseudoClient client = new PseudoClient();

  @Test
  void cellsThatWaitBehindAFailureAreAborted() throws InterruptedException {
    RecordedRequest first = cell("wait");
    RecordedRequest second = cell("1");
    RecordedRequest question = new RecordedRequest("is_complete_request", Map.of("code", "1"));
    List.of(first, second, question).forEach(client.session.shell()::submit);
    first.await("execute_input");
    client.interpreter.interrupt();
    question.await("idle");
    assertEquals(List.of("busy", "execute_reply", "idle"), second.sequence());
    assertEquals("aborted", second.first("execute_reply").text("status", ""));
    assertEquals(List.of("busy", "is_complete_reply", "idle"), question.sequence());
    assertEquals("92", client.run(cell("92")).plain());
  }

  @Test
  void whereTheClientAsksForItCellsGoOnAfterAFailure() throws InterruptedException {
    RecordedRequest first = cell("wait", Map.of("stop_on_error", false));
    RecordedRequest second = cell("7");
    List.of(first, second).forEach(client.session.shell()::submit);
    first.await("execute_input");
    client.interpreter.interrupt();
    second.await("idle");
    assertEquals("7", second.plain());
  }

  @Test
  void whatTheKernelIsIsAnsweredWhileACellRuns() throws InterruptedException {
    RecordedRequest cell = cell("wait");
    client.session.shell().submit(cell);
    cell.await("execute_input");
    RecordedRequest info = new RecordedRequest("kernel_info_request", Map.of());
    client.session.control().submit(info);
    info.await("idle");
    assertEquals(List.of("busy", "kernel_info_reply", "idle"), info.sequence());
    assertEquals("5.4", info.first("kernel_info_reply").text("protocol_version", ""));
    client.interpreter.interrupt();
    cell.await("idle");
  }

  @Test
  void anInterruptStopsTheCellThatRuns() throws InterruptedException {
    RecordedRequest cell = cell("wait");
    client.session.shell().submit(cell);
    cell.await("execute_input");
    RecordedRequest interrupt = new RecordedRequest("interrupt_request", Map.of());
    client.session.control().submit(interrupt);
    cell.await("idle");
    interrupt.await("idle");
    assertEquals(List.of("busy", "interrupt_reply", "idle"), interrupt.sequence());
    assertEquals("error", cell.first("execute_reply").text("status", ""));
  }

  @Test
  void anUnknownTypeGetsBusyAndIdle() throws InterruptedException {
    assertEquals(
        List.of("busy", "idle"),
        client.run(new RecordedRequest("frobnicate_request", Map.of())).sequence());
    assertTrue(client.log.toString().contains("frobnicate_request"), client.log.toString());
  }

  @Test
  void aCommOfAnUnknownTargetIsClosed() throws InterruptedException {
    RecordedRequest open =
        client.run(new RecordedRequest("comm_open", Map.of("comm_id", "c", "target_name", "t")));
    assertEquals(List.of("busy", "comm_close", "idle"), open.sequence());
    assertEquals("c", open.first("comm_close").text("comm_id", ""));
  }

  @Test
  void shutdownEndsTheSessionAfterItsReply() throws InterruptedException {
    RecordedRequest shutdown = new RecordedRequest("shutdown_request", Map.of("restart", true));
    client.session.control().submit(shutdown);
    client.session.ended().join();
    assertEquals(List.of("busy", "shutdown_reply", "shutdown_reply", "idle"), shutdown.sequence());
    assertTrue(shutdown.first("shutdown_reply").flag("restart", false));
  }
}
