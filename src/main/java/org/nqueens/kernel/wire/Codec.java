package org.nqueens.kernel.wire;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.nqueens.kernel.message.Content;
import org.nqueens.kernel.message.Header;
import org.nqueens.kernel.message.Message;

/** Turns the frames of one ZeroMQ message into a {@link Message}, and back. May be shared. */
public final class Codec {

  private static final byte[] DELIMITER = "<IDS|MSG>".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] NO_METADATA = "{}".getBytes(StandardCharsets.US_ASCII);
  private static final int JSON_FRAMES = 4; // header, parent header, metadata, content

  private final Signature signature;

  /**
   * A codec that signs and checks.
   *
   * @param signature the signature of the connection
   */
  public Codec(Signature signature) {
    this.signature = signature;
  }

  /**
   * Reads a message.
   *
   * @param frames all its frames, the routing ones included
   * @return the message; its buffers are dropped, no conversation of ours has any
   * @throws MalformedMessage if frames are missing, the signature is wrong, or a part is no JSON
   *     object
   */
  public Message decode(List<byte[]> frames) throws MalformedMessage {
    int delimiter = delimiter(frames);
    int first = delimiter + 2;
    if (frames.size() < first + JSON_FRAMES) {
      throw new MalformedMessage(
          (frames.size() - delimiter - 1) + " frames after the delimiter, at least 5 are needed");
    }
    List<byte[]> parts = frames.subList(first, first + JSON_FRAMES);
    if (!signature.matches(frames.get(delimiter + 1), parts)) {
      throw new MalformedMessage("the signature does not match");
    }
    Header header = new Header(object(parts.get(0), "header"));
    if (header.type().isEmpty()) {
      throw new MalformedMessage("the header has no msg_type");
    }
    return new Message(
        frames.subList(0, delimiter),
        header,
        new Header(object(parts.get(1), "parent header")),
        object(parts.get(3), "content"));
  }

  /**
   * Writes a message.
   *
   * @param message any message
   * @return its frames, the routing ones first
   */
  public List<byte[]> encode(Message message) {
    List<byte[]> parts =
        List.of(
            JsonText.write(message.header().fields()),
            JsonText.write(message.parent().fields()),
            NO_METADATA,
            JsonText.write(message.content().fields()));
    List<byte[]> frames = new ArrayList<>(message.route());
    frames.add(DELIMITER);
    frames.add(signature.of(parts));
    frames.addAll(parts);
    return frames;
  }

  private static int delimiter(List<byte[]> frames) throws MalformedMessage {
    for (int i = 0; i < frames.size(); i++) {
      if (Arrays.equals(frames.get(i), DELIMITER)) {
        return i;
      }
    }
    throw new MalformedMessage("no delimiter <IDS|MSG> in " + frames.size() + " frames");
  }

  private static Content object(byte[] json, String part) throws MalformedMessage {
    try {
      if (JsonText.read(json) instanceof Map<?, ?> map) {
        return Content.of(map);
      }
    } catch (IOException e) {
      throw new MalformedMessage("the " + part + " is no JSON: " + e.getMessage());
    }
    throw new MalformedMessage("the " + part + " is no JSON object");
  }
}
