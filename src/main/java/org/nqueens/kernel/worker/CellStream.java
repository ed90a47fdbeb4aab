package org.nqueens.kernel.worker;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** A standard stream of the cells. Closing it does nothing: other cells need it too. */
final class CellStream extends PrintStream {

  CellStream(Outbox outbox, boolean error) {
    super(new Sink(outbox, error), true, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    flush();
  }

  /** Turns bytes into text; a character's bytes may come one by one, broken ones become ``�``. */
  private static final class Sink extends OutputStream {

    private final Outbox outbox;
    private final boolean error;
    private final CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private byte[] rest = {}; // the beginning of a character

    Sink(Outbox outbox, boolean error) {
      this.outbox = outbox;
      this.error = error;
    }

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      ByteBuffer in = ByteBuffer.allocate(rest.length + length);
      in.put(rest).put(bytes, from, length).flip();
      CharBuffer out = CharBuffer.allocate(in.remaining());
      decoder.reset().decode(in, out, false);
      rest = new byte[in.remaining()];
      in.get(rest);
      outbox.print(CellOwner.cell(), error, out.flip().toString());
    }
  }
}
