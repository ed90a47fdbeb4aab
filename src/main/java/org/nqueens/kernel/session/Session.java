package org.nqueens.kernel.session;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.nqueens.kernel.message.Execute;
import org.nqueens.kernel.shell.Interpreter;

/** All conversations of one kernel with its clients. */
public final class Session {

  private final CompletableFuture<Void> ended = new CompletableFuture<>();
  private final Desk shell;
  private final Desk control;

  /**
   * A session that nobody has asked anything yet.
   *
   * @param interpreter what runs the cells
   * @param past what earlier sessions ran
   * @param log where the kernel says what it survived
   */
  public Session(Interpreter interpreter, PastSessions past, Consumer<String> log) {
    InputHistory history = new InputHistory(past, log);
    Asking asking = new Asking(interpreter);
    Executing executing = new Executing(interpreter, asking, history);
    Map<String, Conversation> urgent = Urgent.conversations(interpreter::interrupt);
    Map<String, Conversation> all = new HashMap<>(urgent);
    all.put(Execute.REQUEST, executing);
    all.put("complete_request", asking::complete);
    all.put("inspect_request", asking::inspect);
    all.put("is_complete_request", asking::completeness);
    all.put("history_request", history::answer);
    this.shell = new Desk(all, () -> ended.complete(null), log);
    this.control = new Desk(urgent, () -> ended.complete(null), log);
  }

  /**
   * The desk of the shell channel; its thread runs the cells.
   *
   * @return where shell requests go
   */
  public Desk shell() {
    return shell;
  }

  /**
   * The desk of the control channel, which answers while a cell runs.
   *
   * @return where control requests go
   */
  public Desk control() {
    return control;
  }

  /**
   * The end of the session.
   *
   * @return done when a client has said shutdown and got its reply
   */
  public CompletableFuture<Void> ended() {
    return ended;
  }
}
