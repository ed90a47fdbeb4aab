package org.nqueens.kernel.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.nqueens.kernel.message.Content;

/** A client without sockets, and the session that it talks to, whose two threads run. */
final class PseudoClient implements AutoCloseable {

  final List<String> log = new ArrayList<>();
  final ScriptedInterpreter interpreter = new ScriptedInterpreter();
  final Session session = new Session(interpreter, PastSessions.none(), log::add);
  private final Thread shell = new Thread(session.shell());
  private final Thread control = new Thread(session.control());

  PseudoClient() {
    shell.start();
    control.start();
  }

  /** Hands a request to the shell thread and waits until it is answered. */
  RecordedRequest run(RecordedRequest request) throws InterruptedException {
    session.shell().submit(request);
    request.await("idle");
    return request;
  }

  Content history(Map<String, Object> question) throws InterruptedException {
    return run(new RecordedRequest("history_request", question)).first("history_reply");
  }

  /** The cells that the history gives to a question. */
  List<Object> inputs(Map<String, Object> question) throws InterruptedException {
    List<Object> inputs = new ArrayList<>();
    for (Object entry : (List<?>) history(question).fields().get("history")) {
      inputs.add(((List<?>) entry).get(2));
    }
    return inputs;
  }

  /** All cells that are in the history. */
  List<Object> remembered() throws InterruptedException {
    return inputs(Map.of("hist_access_type", "tail", "n", 99));
  }

  @Override
  public void close() {
    shell.interrupt();
    control.interrupt();
  }
}
