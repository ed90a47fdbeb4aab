package org.nqueens.kernel.channel;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.nqueens.kernel.message.Version;
import org.nqueens.kernel.session.PastSessions;
import org.nqueens.kernel.session.Session;
import org.nqueens.kernel.session.Surroundings;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.wire.Codec;
import org.nqueens.kernel.wire.Connection;

/** A kernel from its start to its shutdown. */
public final class Kernel {

  private static final long PATIENCE_MILLIS = 2_000; // for the worker to end

  private final Connection connection;
  private final Map<String, String> environment;
  private final Consumer<String> log;

  /**
   * A kernel that has not started.
   *
   * @param connection where its sockets are
   * @param environment the variables that name its parent process and its history
   * @param log takes one line for each thing the kernel survives
   */
  public Kernel(Connection connection, Map<String, String> environment, Consumer<String> log) {
    this.connection = connection;
    this.environment = Map.copyOf(environment);
    this.log = log;
  }

  /**
   * The version of the kernel and of the book it belongs to.
   *
   * @return such as {@code 1.2.3}
   */
  public static String version() {
    return Version.TEXT;
  }

  /**
   * Runs a kernel with an interpreter of Java, as its environment sets it up.
   *
   * @param connectionFile the file that says where its sockets are
   * @param environment the user's variables
   * @param log takes one line for each thing the kernel survives
   * @throws IllegalArgumentException if the file cannot be read or a variable has a value that it
   *     cannot have, in one sentence
   * @throws IllegalStateException if a socket cannot be bound, in one sentence
   */
  public static void start(
      Path connectionFile, Map<String, String> environment, Consumer<String> log) {
    Kernel kernel = new Kernel(Connection.read(connectionFile), environment, log);
    kernel.run(new Surroundings(environment)::open);
  }

  /**
   * Runs until a client says shutdown or the parent process ends.
   *
   * @param java makes what runs the cells, after the sockets have begun to be bound; it is closed
   *     at the end
   * @throws IllegalStateException if a socket cannot be bound, in one sentence
   */
  public void run(Supplier<Interpreter> java) {
    try (Switchboard board = new Switchboard(connection, log)) {
      CompletableFuture<Void> bound = board.start();
      Interpreter interpreter = java.get();
      try {
        serve(board, bound, interpreter);
      } finally {
        end(interpreter);
      }
    } catch (CompletionException e) {
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
    }
  }

  private void serve(Switchboard board, CompletableFuture<Void> bound, Interpreter interpreter) {
    Session session = new Session(interpreter, past(), log);
    Post post = new Post(new Codec(connection.signature()), board, session, log);
    bound.join();
    board.receiveWith(post::receive);
    daemon("shell", session.shell()).start();
    daemon("control", session.control()).start();
    ParentWatch.of(environment).onEnd(() -> session.ended().complete(null));
    session.ended().join();
  }

  /** A cell that runs does not keep the process from ending; its worker ends with it. */
  private static void end(Interpreter java) {
    java.interrupt();
    Thread closer = daemon("closer", java::close);
    closer.start();
    try {
      closer.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private PastSessions past() {
    return HistoryFile.of(environment).<PastSessions>map(file -> file).orElse(PastSessions.none());
  }

  private static Thread daemon(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }
}
