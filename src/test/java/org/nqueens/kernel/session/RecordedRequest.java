package org.nqueens.kernel.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.kernel.message.Body;
import org.nqueens.kernel.message.Content;
import org.nqueens.kernel.message.Header;
import org.nqueens.kernel.message.Input;
import org.nqueens.kernel.message.Message;

/** A pseudo-client's request: writes down, in order, all that it causes. */
final class RecordedRequest implements Request {

  private final Message message;
  private final List<Body> told = new ArrayList<>(); // replies and publications in one list

  RecordedRequest(String type, Map<String, Object> content) {
    this.message =
        new Message(List.of(), Header.of("1", "s", type), Header.NONE, new Content(content));
  }

  static RecordedRequest cell(String code) {
    return cell(code, Map.of());
  }

  static RecordedRequest cell(String code, Map<String, Object> options) {
    Map<String, Object> content = new HashMap<>(options);
    content.put("code", code);
    return new RecordedRequest("execute_request", content);
  }

  @Override
  public Message message() {
    return message;
  }

  @Override
  public synchronized void reply(Body body) {
    told.add(body);
    notifyAll();
  }

  @Override
  public synchronized void publish(Body body) {
    told.add(body);
    notifyAll();
  }

  @Override
  public Optional<String> ask(Input.Request question) {
    publish(question);
    return Optional.of("answer to " + question.prompt());
  }

  /** What was told so far, by type; streams and states with their text. */
  synchronized List<String> sequence() {
    return told.stream().map(RecordedRequest::name).toList();
  }

  /** The fields of the first message of a type. */
  synchronized Content first(String type) {
    return told.stream()
        .filter(body -> body.type().equals(type))
        .findFirst()
        .map(body -> new Content(body.fields()))
        .orElseThrow(() -> new AssertionError("no " + type + " in " + sequence()));
  }

  /** The number that the cell was given. */
  int number() {
    return first("execute_reply").number("execution_count").orElseThrow();
  }

  /** The cell's result as text. */
  String plain() {
    return first("execute_result").object("data").text("text/plain", "");
  }

  /** Waits until a message of a type has been told. */
  synchronized void await(String name) throws InterruptedException {
    while (!sequence().contains(name)) {
      wait();
    }
  }

  private static String name(Body body) {
    Content content = new Content(body.fields());
    return switch (body.type()) {
      case "status" -> content.text("execution_state", "");
      case "stream" -> content.text("name", "") + " " + content.text("text", "").strip();
      default -> body.type();
    };
  }
}
