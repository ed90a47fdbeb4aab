package org.nqueens.kernel.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.nqueens.kernel.message.Body;
import org.nqueens.kernel.message.ErrorReply;
import org.nqueens.kernel.message.Execute;
import org.nqueens.kernel.message.Failure;
import org.nqueens.kernel.message.Status;

/** A queue of requests and the thread that answers them, one by one, until one ends the session. */
public final class Desk implements Runnable {

  private static final Status BUSY = new Status(Status.State.BUSY);
  private static final Status IDLE = new Status(Status.State.IDLE);

  private final BlockingQueue<Request> waiting = new LinkedBlockingQueue<>();
  private final Map<String, Conversation> conversations; // by the type of the request
  private final Runnable atEnd;
  private final Consumer<String> log;

  Desk(Map<String, Conversation> conversations, Runnable atEnd, Consumer<String> log) {
    this.conversations = conversations;
    this.atEnd = atEnd;
    this.log = log;
  }

  /**
   * Puts a request at the end of the queue. May be called by any thread.
   *
   * @param request what is asked
   */
  public void submit(Request request) {
    waiting.add(request);
  }

  /** Answers requests until one of them, or an interrupt of the thread, ends the session. */
  @Override
  public void run() {
    try {
      while (serve(waiting.take()) != Answer.Then.END) {}
      atEnd.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Answer.Then serve(Request request) {
    Answer answer = Answer.none();
    List<Request> overtaken = List.of();
    tell(() -> request.publish(BUSY));
    try {
      answer = hold(request);
      // Before the reply: what a client sends after it has seen the failure is not aborted.
      overtaken = answer.then() == Answer.Then.ABORT_WAITING ? drain() : List.of();
      send(request, answer.reply());
    } finally {
      tell(() -> request.publish(IDLE));
    }
    overtaken.forEach(this::abort);
    return answer.then();
  }

  private Answer hold(Request request) {
    String type = request.message().type();
    Conversation conversation = conversations.get(type);
    if (conversation == null) {
      log.accept("no answer to messages of type " + type);
      return Answer.none();
    }
    try {
      return conversation.hold(request);
    } catch (Throwable fault) { // also the errors of a full heap or stack: the reader must be told
      log.accept(type + " failed: " + fault);
      return Answer.of(ErrorReply.to(type, Failure.of(fault)));
    }
  }

  private void send(Request request, Optional<Body> reply) {
    try {
      reply.ifPresent(request::reply);
    } catch (Throwable fault) {
      log.accept("the reply to " + request.message().type() + " failed: " + fault);
      Body instead = ErrorReply.to(request.message().type(), Failure.of(fault));
      tell(() -> request.reply(instead));
    }
  }

  private void tell(Runnable message) {
    try {
      message.run();
    } catch (Throwable fault) {
      log.accept("a message was lost: " + fault);
    }
  }

  private List<Request> drain() {
    List<Request> all = new ArrayList<>();
    waiting.drainTo(all);
    return all;
  }

  /** Cells that waited are aborted; other questions that waited with them are answered. */
  private void abort(Request request) {
    if (!request.message().type().equals(Execute.REQUEST)) {
      serve(request);
      return;
    }
    tell(() -> request.publish(BUSY));
    tell(() -> request.reply(new Execute.Aborted()));
    tell(() -> request.publish(IDLE));
  }
}
