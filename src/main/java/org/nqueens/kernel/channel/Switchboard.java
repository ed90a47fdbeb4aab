package org.nqueens.kernel.channel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.nqueens.kernel.wire.Connection;
import org.zeromq.ZContext;
import org.zeromq.ZMQ;
import org.zeromq.ZMQException;

/**
 * The thread that owns the sockets. Any thread may {@link #send}; whatever arrives is handed to a
 * receiver, which must not take time.
 *
 * <p>The sockets are bound before there is anyone to receive: a client that finds its port closed
 * tries again only after 100 ms.
 */
final class Switchboard implements Runnable, AutoCloseable {

  private static final int LINGER_MILLIS = 1_000; // how long the last replies may take to leave

  // A client's first cell may ask before the socket for questions has come to know that client.
  private static final int RETRY_MILLIS = 20;
  private static final int TRIES = 3_000; // a minute

  private final Connection connection;
  private final CompletableFuture<BiConsumer<Line, List<byte[]>>> receiver =
      new CompletableFuture<>();
  private final Consumer<String> log;
  private final Map<Line, ZMQ.Socket> sockets = new EnumMap<>(Line.class);
  private final Queue<Parcel> outgoing = new ConcurrentLinkedQueue<>();
  private final Queue<Parcel> unreachable = new ArrayDeque<>(); // its client is not there yet
  private volatile WakeUp wakeUp; // null until the owner runs: to open one takes time
  private final CompletableFuture<Void> bound = new CompletableFuture<>();
  private final Thread owner = new Thread(this, "switchboard");
  private volatile boolean closing;

  private record Parcel(Line line, List<byte[]> frames, int tries) {

    Parcel triedAgain() {
      return new Parcel(line, frames, tries - 1);
    }
  }

  Switchboard(Connection connection, Consumer<String> log) {
    this.connection = connection;
    this.log = log;
    owner.setDaemon(true);
  }

  /**
   * Binds the sockets; what arrives waits for a receiver.
   *
   * @return done when all are bound; with an {@link IllegalStateException} that names the address
   *     where one cannot be
   */
  CompletableFuture<Void> start() {
    owner.start();
    return bound;
  }

  /** Hands everything that has arrived, and whatever will, to a receiver. */
  void receiveWith(BiConsumer<Line, List<byte[]>> desk) {
    receiver.complete(desk);
  }

  /** Puts a message on its way. */
  void send(Line line, List<byte[]> frames) {
    outgoing.add(new Parcel(line, frames, TRIES));
    wake();
  }

  @Override
  public void run() {
    try (WakeUp call = new WakeUp();
        ZContext context = new ZContext(1)) {
      wakeUp = call;
      context.setLinger(LINGER_MILLIS);
      for (Line line : Line.values()) {
        sockets.put(line, bind(context, line));
      }
      bound.complete(null);
      serve(context, receiver.join());
    } catch (Throwable fault) {
      if (!bound.completeExceptionally(fault)) {
        log.accept("the sockets are lost: " + fault);
      }
    }
  }

  /** Sends what waits, then frees the ports. */
  @Override
  public void close() {
    closing = true;
    receiver.complete((line, frames) -> {}); // if there never was one
    wake();
    try {
      owner.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends a message before all that wait; for the receiver alone, which runs in our thread. */
  void sendAtOnce(Line line, List<byte[]> frames) {
    write(sockets.get(line), frames);
  }

  private void wake() {
    WakeUp call = wakeUp;
    if (call != null) {
      call.call();
    }
  }

  private ZMQ.Socket bind(ZContext context, Line line) {
    String address = connection.address(line.port(connection.ports()));
    ZMQ.Socket socket = context.createSocket(line.type());
    socket.setHWM(0);
    socket.setLinger(LINGER_MILLIS);
    if (line == Line.IOPUB) {
      socket.setXpubVerbose(true); // hear of the second client too
    } else {
      socket.setRouterHandover(true); // a client that comes back is still the same
      socket.setRouterMandatory(line == Line.STDIN); // say so where there is no such client
    }
    try {
      socket.bind(address);
    } catch (RuntimeException e) {
      throw new IllegalStateException("Cannot bind " + address + ": " + reason(e) + ".", e);
    }
    return socket;
  }

  private static String reason(RuntimeException failure) {
    return failure instanceof ZMQException coded
            && coded.getErrorCode() == ZMQ.Error.EADDRINUSE.getCode()
        ? "the port is taken, or the address is none of this machine's"
        : failure.getMessage();
  }

  private void serve(ZContext context, BiConsumer<Line, List<byte[]>> desk) {
    try (ZMQ.Poller poller = context.createPoller(Line.values().length + 1)) {
      int call = poller.register(wakeUp.channel(), ZMQ.Poller.POLLIN);
      sockets.values().forEach(socket -> poller.register(socket, ZMQ.Poller.POLLIN));
      while (!closing) {
        poller.poll(unreachable.isEmpty() ? -1 : RETRY_MILLIS);
        if (poller.pollin(call)) {
          wakeUp.answer();
        }
        deliver(desk);
        sockets.forEach((line, socket) -> receiveAll(line, socket, desk));
      }
      deliver(desk);
    }
  }

  private void deliver(BiConsumer<Line, List<byte[]>> desk) {
    outgoing.addAll(unreachable);
    unreachable.clear();
    for (Parcel parcel; (parcel = outgoing.poll()) != null; ) {
      ZMQ.Socket socket = sockets.get(parcel.line());
      if (parcel.line() == Line.IOPUB) {
        receiveAll(Line.IOPUB, socket, desk); // who has just come is welcomed first
      }
      if (!write(socket, parcel.frames()) && parcel.tries() > 0) {
        unreachable.add(parcel.triedAgain());
      }
    }
  }

  /** Whether there was someone to take it, as far as the socket can tell. */
  private static boolean write(ZMQ.Socket socket, List<byte[]> frames) {
    int last = frames.size() - 1;
    try {
      for (int i = 0; i <= last; i++) {
        socket.send(frames.get(i), i < last ? ZMQ.SNDMORE : 0);
      }
      return true;
    } catch (ZMQException e) {
      if (e.getErrorCode() == ZMQ.Error.EHOSTUNREACH.getCode()) {
        return false;
      }
      throw e;
    }
  }

  private void receiveAll(Line line, ZMQ.Socket socket, BiConsumer<Line, List<byte[]>> desk) {
    for (byte[] first; (first = socket.recv(ZMQ.DONTWAIT)) != null; ) {
      List<byte[]> frames = new ArrayList<>(List.of(first));
      while (socket.hasReceiveMore()) {
        frames.add(socket.recv());
      }
      try {
        desk.accept(line, frames);
      } catch (Throwable fault) { // whatever came in, the next message is heard
        log.accept("a message on " + line + " was dropped: " + fault);
      }
    }
  }
}
