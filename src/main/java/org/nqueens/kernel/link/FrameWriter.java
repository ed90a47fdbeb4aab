package org.nqueens.kernel.link;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Writes values one after the other; {@link FrameReader} reads them in the same order. */
final class FrameWriter {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
  private final DataOutputStream out = new DataOutputStream(bytes);

  FrameWriter(int kind) {
    number(kind);
  }

  FrameWriter number(int value) {
    try {
      out.writeInt(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never: memory
    }
    return this;
  }

  FrameWriter truth(boolean value) {
    return number(value ? 1 : 0);
  }

  FrameWriter block(byte[] value) {
    number(value.length);
    bytes.writeBytes(value);
    return this;
  }

  FrameWriter text(String value) {
    return block(value.getBytes(StandardCharsets.UTF_8));
  }

  <T> FrameWriter perhaps(Optional<T> value, BiConsumer<FrameWriter, T> each) {
    truth(value.isPresent());
    value.ifPresent(present -> each.accept(this, present));
    return this;
  }

  <T> FrameWriter all(Collection<T> values, BiConsumer<FrameWriter, T> each) {
    number(values.size());
    values.forEach(value -> each.accept(this, value));
    return this;
  }

  FrameWriter texts(Map<String, String> values) {
    return all(values.entrySet(), (w, e) -> w.text(e.getKey()).text(e.getValue()));
  }

  FrameWriter then(Consumer<FrameWriter> more) {
    more.accept(this);
    return this;
  }

  byte[] frame() {
    return bytes.toByteArray();
  }
}
