package org.nqueens.kernel.link;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Those who wait at a door that every process of the machine can find: each is heard by a thread of
 * its own, so that a silent stranger keeps nobody out.
 */
final class Visitors {

  private final ServerSocketChannel server;
  private final Predicate<Link> mayEnter;
  private final Set<Link> waiting = ConcurrentHashMap.newKeySet();
  private final CompletableFuture<Link> admitted = new CompletableFuture<>();

  /** The predicate may wait for what its visitor says; false sends it away. */
  Visitors(ServerSocketChannel server, Predicate<Link> mayEnter) {
    this.server = server;
    this.mayEnter = mayEnter;
  }

  /** Waits for the first who may enter, and sends all others away. */
  Link admit() throws IOException {
    start("door", this::open);
    try {
      return admitted.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof IOException closed ? closed : new IOException(e.getCause());
    } finally {
      waiting.forEach(Visitors::close);
    }
  }

  private void open() {
    try {
      while (!admitted.isDone()) {
        Link visitor = new Link(Address.prompt(server.accept()));
        waiting.add(visitor);
        start("visitor", () -> hear(visitor));
      }
    } catch (IOException | RuntimeException closed) {
      admitted.completeExceptionally(closed);
    }
  }

  private void hear(Link visitor) {
    boolean enters = mayEnter.test(visitor);
    waiting.remove(visitor);
    if (!enters || !admitted.complete(visitor)) {
      close(visitor);
    }
  }

  private static void close(Link link) {
    try {
      link.close();
    } catch (IOException e) {
      return; // it is gone
    }
  }

  private static void start(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }
}
