package org.nqueens.kernel.channel;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.nqueens.kernel.message.Header;
import org.nqueens.kernel.message.Status;
import org.nqueens.kernel.session.PastSessions;
import org.nqueens.kernel.session.Session;
import org.nqueens.kernel.session.Settings;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.wire.Codec;
import org.nqueens.kernel.wire.Connection;

/** A kernel from its start to its shutdown. */
public final class Kernel {

  private final Connection connection;
  private final Map<String, String> environment;
  private final Consumer<String> log;

  /**
   * A kernel that has not started.
   *
   * @param connection where its sockets are
   * @param environment the variables that set its limits and name its parent
   * @param log takes one line for each thing the kernel survives
   */
  public Kernel(Connection connection, Map<String, String> environment, Consumer<String> log) {
    this.connection = connection;
    this.environment = Map.copyOf(environment);
    this.log = log;
  }

  /**
   * Runs until a client says shutdown or the parent process ends.
   *
   * @param java makes the interpreter; it is called by a thread of its own, while the sockets are
   *     bound already
   * @throws IllegalStateException if a socket cannot be bound or there is no interpreter; the
   *     message is one sentence
   */
  public void run(Callable<Interpreter> java) {
    CompletableFuture<Interpreter> interpreter = new CompletableFuture<>();
    Thread maker = daemon("interpreter", () -> make(java, interpreter));
    Post post = new Post(new Codec(connection.signature()), log);
    Session session = new Session(interpreter, past(), Settings.of(environment), log);
    try (Switchboard board = new Switchboard(connection, post::receive, log)) {
      post.connect(board, session);
      maker.start();
      board.start().join();
      post.publish(Header.NONE, new Status(Status.State.STARTING));
      daemon("shell", session.shell()).start();
      daemon("control", session.control()).start();
      ParentWatch.of(environment).onEnd(() -> session.ended().complete(null));
      CompletableFuture.anyOf(session.ended(), failed(interpreter)).join();
    } catch (CompletionException e) {
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
    } finally {
      interpreter.thenAccept(Interpreter::close);
    }
  }

  private PastSessions past() {
    return HistoryFile.of(environment).<PastSessions>map(file -> file).orElse(PastSessions.none());
  }

  private static void make(Callable<Interpreter> java, CompletableFuture<Interpreter> made) {
    try {
      made.complete(java.call());
    } catch (Throwable fault) {
      made.completeExceptionally(fault);
    }
  }

  /** Done only if there will be no interpreter. */
  private static CompletableFuture<Void> failed(CompletableFuture<Interpreter> interpreter) {
    CompletableFuture<Void> failed = new CompletableFuture<>();
    interpreter.whenComplete(
        (java, fault) -> {
          if (fault != null) {
            failed.completeExceptionally(fault);
          }
        });
    return failed;
  }

  private static Thread daemon(String name, Runnable work) {
    Thread thread = new Thread(null, work, name, stack(name));
    thread.setDaemon(true);
    return thread;
  }

  /** The shell thread runs the compiler, which recurses as deep as an expression is nested. */
  private static long stack(String name) {
    return name.equals("shell") ? 16L << 20 : 0;
  }
}
