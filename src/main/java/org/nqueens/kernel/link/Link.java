package org.nqueens.kernel.link;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/**
 * One end of the connection: whole frames, each behind its length. One thread may receive while
 * others send.
 *
 * <p>The channel is used as it is: the streams that the JDK puts over a channel share one lock, so
 * that a waiting reader would keep every writer out.
 */
public final class Link implements Closeable {

  private static final int CHUNK = 64 << 10;

  private final SocketChannel channel;
  private final ByteBuffer outgoing = ByteBuffer.allocateDirect(CHUNK);
  private final ByteBuffer incoming = ByteBuffer.allocateDirect(CHUNK).flip();

  Link(SocketChannel channel) {
    this.channel = channel;
  }

  /**
   * Sends a frame, whole, before it returns.
   *
   * @param frame the frame
   * @throws IOException if the other end is gone
   */
  public void send(byte[] frame) throws IOException {
    synchronized (outgoing) {
      outgoing.clear().putInt(frame.length);
      int from = 0;
      do {
        int length = Math.min(outgoing.remaining(), frame.length - from);
        outgoing.put(frame, from, length).flip();
        while (outgoing.hasRemaining()) {
          channel.write(outgoing);
        }
        outgoing.clear();
        from += length;
      } while (from < frame.length);
    }
  }

  /**
   * Waits for the next frame.
   *
   * @return the frame
   * @throws IOException if the other end is gone
   */
  public byte[] receive() throws IOException {
    return receive(Integer.MAX_VALUE);
  }

  /** As {@link #receive()}, from one who may be a stranger: no more than some bytes. */
  byte[] receive(int most) throws IOException {
    fill(Integer.BYTES);
    int size = incoming.getInt();
    if (size < 0 || size > most) {
      throw new IOException("a frame of " + size + " bytes, where " + most + " are the most");
    }
    byte[] frame = new byte[size];
    int from = 0;
    while (from < frame.length) {
      fill(1);
      int length = Math.min(incoming.remaining(), frame.length - from);
      incoming.get(frame, from, length);
      from += length;
    }
    return frame;
  }

  private void fill(int wanted) throws IOException {
    while (incoming.remaining() < wanted) {
      incoming.compact();
      int read = channel.read(incoming);
      incoming.flip();
      if (read < 0) {
        throw new EOFException("the other end of the link is gone");
      }
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
