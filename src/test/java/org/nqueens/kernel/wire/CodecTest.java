package org.nqueens.kernel.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.message.Content;
import org.nqueens.kernel.message.Header;
import org.nqueens.kernel.message.Message;

/** Frames to messages and back; whatever else arrives is malformed, and nothing worse. */
class CodecTest {

  private final Codec codec = new Codec(new Signature("hmac-sha256", "secret"));
  private final Message message =
      new Message(
          List.of("client".getBytes(UTF_8), new byte[] {0, 1, 2}),
          Header.of("1", "s", "execute_request"),
          Header.of("0", "s", "before"),
          new Content(Map.of("code", "1+1 // ♛")));

  @Test
  void aMessageComesBackAsItWas() throws MalformedMessage {
    Message back = codec.decode(codec.encode(message));
    assertEquals(message.header(), back.header());
    assertEquals(message.parent(), back.parent());
    assertEquals(message.content(), back.content());
    assertEquals(2, back.route().size());
    assertArrayEquals(message.route().get(1), back.route().get(1));
  }

  @Test
  void buffersAfterTheContentAreReadAndDropped() throws MalformedMessage {
    List<byte[]> frames = new ArrayList<>(codec.encode(message));
    frames.add(new byte[1_000]);
    assertEquals(message.content(), codec.decode(frames).content());
  }

  @Test
  void theParentGoesBackWithEveryFieldAClientPutThere() throws MalformedMessage {
    Header odd = new Header(new Content(Map.of("msg_type", "x", "more", List.of(1L, "two"))));
    Message answer = new Message(List.of(), message.header(), odd, Content.EMPTY);
    assertEquals(odd, codec.decode(codec.encode(answer)).parent());
  }

  @Test
  void eachTruncationIsMalformed() {
    List<byte[]> frames = codec.encode(message);
    for (int length = 0; length < frames.size(); length++) {
      List<byte[]> part = frames.subList(0, length);
      assertThrows(MalformedMessage.class, () -> codec.decode(part), "length " + length);
    }
  }

  @Test
  void aChangeOfAnyByteOfASignedFrameIsMalformed() {
    List<byte[]> frames = codec.encode(message);
    for (int frame = message.route().size(); frame < frames.size(); frame++) {
      for (int i = 0; i < frames.get(frame).length; i++) {
        List<byte[]> forged = new ArrayList<>(frames);
        forged.set(frame, frames.get(frame).clone());
        forged.get(frame)[i] ^= 4;
        String where = "frame " + frame + ", byte " + i;
        assertThrows(MalformedMessage.class, () -> codec.decode(forged), where);
      }
    }
  }

  @Test
  void garbageIsMalformed() {
    Random random = new Random(92);
    for (int round = 0; round < 2_000; round++) {
      List<byte[]> frames = new ArrayList<>();
      for (int i = random.nextInt(9); i > 0; i--) {
        byte[] frame = new byte[random.nextInt(40)];
        random.nextBytes(frame);
        frames.add(random.nextInt(4) == 0 ? "<IDS|MSG>".getBytes(UTF_8) : frame);
      }
      assertThrows(MalformedMessage.class, () -> codec.decode(frames));
    }
  }

  @Test
  void rightlySignedJsonOfTheWrongShapeIsMalformed() {
    for (List<String> parts :
        List.of(
            List.of("[]", "{}", "{}", "{}"),
            List.of("{\"msg_type\":\"x\"}", "7", "{}", "{}"),
            List.of("{\"msg_type\":\"x\"}", "{}", "{}", "\"text\""),
            List.of("{\"msg_type\":\"x\"}", "{}", "{}", "{"),
            List.of("{\"msg_type\":7}", "{}", "{}", "{}"),
            List.of("{}", "{}", "{}", "{}"))) {
      assertThrows(MalformedMessage.class, () -> codec.decode(signed(parts)), parts.toString());
    }
  }

  @Test
  void whatIsWrongIsSaid() {
    var fault = assertThrows(MalformedMessage.class, () -> codec.decode(List.of(new byte[3])));
    assertTrue(fault.getMessage().contains("delimiter"), fault.getMessage());
  }

  private List<byte[]> signed(List<String> parts) {
    List<byte[]> bytes = parts.stream().map(part -> part.getBytes(UTF_8)).toList();
    List<byte[]> frames = new ArrayList<>(List.of("<IDS|MSG>".getBytes(UTF_8)));
    frames.add(new Signature("hmac-sha256", "secret").of(bytes));
    frames.addAll(bytes);
    return frames;
  }
}
