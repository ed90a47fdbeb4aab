package org.nqueens.kernel.channel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectableChannel;
import java.util.concurrent.atomic.AtomicBoolean;

/** Lets any thread wake the one that waits for its sockets. */
final class WakeUp implements AutoCloseable {

  private final Pipe pipe;
  private final AtomicBoolean called = new AtomicBoolean(); // a byte is in the pipe

  WakeUp() {
    try {
      pipe = Pipe.open();
      pipe.source().configureBlocking(false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the owner of the sockets waits for beside them. */
  SelectableChannel channel() {
    return pipe.source();
  }

  /** Wakes the owner, now or when it next waits. */
  void call() {
    if (called.compareAndSet(false, true)) {
      try {
        pipe.sink().write(ByteBuffer.allocate(1));
      } catch (IOException e) {
        called.set(false); // closed: nobody waits any more
      }
    }
  }

  /** Takes the call back; what was asked for before this is seen by who looks after it. */
  void answer() {
    try {
      pipe.source().read(ByteBuffer.allocate(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    called.set(false);
  }

  @Override
  public void close() {
    try {
      pipe.sink().close();
      pipe.source().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
