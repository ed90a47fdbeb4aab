package org.nqueens.kernel.link;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads what a {@link FrameWriter} wrote. */
final class FrameReader {

  private final ByteBuffer bytes;

  FrameReader(byte[] frame) {
    bytes = ByteBuffer.wrap(frame);
  }

  int number() {
    return bytes.getInt();
  }

  boolean truth() {
    return number() != 0;
  }

  byte[] block() {
    byte[] block = new byte[number()];
    bytes.get(block);
    return block;
  }

  String text() {
    int length = number();
    String text =
        new String(
            bytes.array(), bytes.arrayOffset() + bytes.position(), length, StandardCharsets.UTF_8);
    bytes.position(bytes.position() + length);
    return text;
  }

  <T> Optional<T> perhaps(Function<FrameReader, T> each) {
    return truth() ? Optional.of(each.apply(this)) : Optional.empty();
  }

  <T> List<T> all(Function<FrameReader, T> each) {
    int size = number();
    List<T> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(each.apply(this));
    }
    return values;
  }

  Map<String, String> texts() {
    Map<String, String> values = new LinkedHashMap<>();
    for (int left = number(); left > 0; left--) {
      values.put(text(), text());
    }
    return values;
  }
}
