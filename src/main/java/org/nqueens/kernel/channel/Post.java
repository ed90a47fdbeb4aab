package org.nqueens.kernel.channel;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.nqueens.kernel.message.Body;
import org.nqueens.kernel.message.Content;
import org.nqueens.kernel.message.Header;
import org.nqueens.kernel.message.Input;
import org.nqueens.kernel.message.Message;
import org.nqueens.kernel.message.StreamText;
import org.nqueens.kernel.message.Welcome;
import org.nqueens.kernel.session.Desk;
import org.nqueens.kernel.session.Request;
import org.nqueens.kernel.session.Session;
import org.nqueens.kernel.wire.Codec;
import org.nqueens.kernel.wire.MalformedMessage;

/** Carries messages between the sockets and the session: knows addresses, ids and parents. */
final class Post {

  private static final byte SUBSCRIBED = 1;

  private final String session = UUID.randomUUID().toString();
  private final AtomicLong sent = new AtomicLong();
  private final Questions questions = new Questions();
  private final Codec codec;
  private final Consumer<String> log;
  private final Switchboard switchboard;
  private final Session conversations;

  Post(Codec codec, Switchboard switchboard, Session conversations, Consumer<String> log) {
    this.codec = codec;
    this.switchboard = switchboard;
    this.conversations = conversations;
    this.log = log;
  }

  /** Takes what arrived on a socket to where it belongs. */
  void receive(Line line, List<byte[]> frames) {
    try {
      switch (line) {
        case SHELL -> submit(conversations.shell(), line, frames);
        case CONTROL -> submit(conversations.control(), line, frames);
        case IOPUB -> welcome(frames.get(0));
        case STDIN -> questions.answer(Input.Reply.of(codec.decode(frames).content()).value());
        case HEARTBEAT -> switchboard.send(line, frames);
      }
    } catch (MalformedMessage e) {
      log.accept("a message on " + line + " was dropped: " + e.getMessage());
    }
  }

  /** Tells all clients something; {@code NONE} where no request caused it. */
  void publish(Header parent, Body body) {
    send(Line.IOPUB, List.of(bytes(body.type())), parent, body);
  }

  private void submit(Desk desk, Line line, List<byte[]> frames) throws MalformedMessage {
    desk.submit(new Arrived(line, codec.decode(frames)));
  }

  private void welcome(byte[] event) {
    if (event.length > 0 && event[0] == SUBSCRIBED) {
      String topic = new String(event, 1, event.length - 1, StandardCharsets.UTF_8);
      List<byte[]> route = topic.isEmpty() ? List.of() : List.of(bytes(topic));
      switchboard.sendAtOnce(Line.IOPUB, frames(route, Header.NONE, new Welcome(topic)));
    }
  }

  private void send(Line line, List<byte[]> route, Header parent, Body body) {
    switchboard.send(line, frames(route, parent, body));
  }

  private List<byte[]> frames(List<byte[]> route, Header parent, Body body) {
    Header header = Header.of(session + "_" + sent.incrementAndGet(), session, body.type());
    return codec.encode(new Message(route, header, parent, new Content(body.fields())));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** A request with its ways back. */
  private final class Arrived implements Request {

    private final Line line;
    private final Message message;

    Arrived(Line line, Message message) {
      this.line = line;
      this.message = message;
    }

    @Override
    public Message message() {
      return message;
    }

    @Override
    public void reply(Body body) {
      send(line, message.route(), message.header(), body);
    }

    @Override
    public void publish(Body body) {
      try {
        Post.this.publish(message.header(), body);
      } catch (OutOfMemoryError e) { // a display too big for the heap must not end its thread
        log.accept("output of type " + body.type() + " was too big to send");
        String note = "[An output of this cell was too big for the kernel to send.]\n";
        Post.this.publish(message.header(), new StreamText(StreamText.Name.STDERR, note));
      }
    }

    @Override
    public Optional<String> ask(Input.Request question) {
      return questions.ask(() -> send(Line.STDIN, message.route(), message.header(), question));
    }
  }
}
