package org.nqueens.kernel.message;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was run before ("History"). */
public final class History {

  private History() {}

  /** How the entries are chosen. */
  public enum Access {
    /** Lines {@code start} to {@code stop} of one session. */
    RANGE,
    /** The last {@code n}. */
    TAIL,
    /** The last {@code n} that match a pattern. */
    SEARCH
  }

  /**
   * The question.
   *
   * @param access how the entries are chosen
   * @param output whether results are wanted too
   * @param session for a range: a session's number, 0 the current one, negative counting back
   * @param start for a range: the first line
   * @param stop for a range: the line after the last, or empty for all
   * @param n at most so many entries, the newest; empty for all
   * @param pattern for a search: a glob with {@code *} and {@code ?}
   * @param unique for a search: no input twice
   */
  public record Request(
      Access access,
      boolean output,
      int session,
      int start,
      Optional<Integer> stop,
      Optional<Integer> n,
      String pattern,
      boolean unique) {

    /**
     * Reads a request.
     *
     * @param content the message's content
     * @return the request; an access type that is none of the three is a tail
     */
    public static Request of(Content content) {
      String access = content.text("hist_access_type", "tail");
      return new Request(
          Arrays.stream(Access.values())
              .filter(a -> a.name().equalsIgnoreCase(access))
              .findFirst()
              .orElse(Access.TAIL),
          content.flag("output", false),
          content.number("session").orElse(0),
          content.number("start").orElse(0),
          content.number("stop"),
          content.number("n"),
          content.text("pattern", "*"),
          content.flag("unique", false));
    }
  }

  /**
   * One cell that was run.
   *
   * @param session the number of its session, 1 or more
   * @param line its number in that session
   * @param input its source text
   * @param result the plain text of its value, if it had one and this is still known
   */
  public record Entry(int session, int line, String input, Optional<String> result) {

    private List<Object> fields(boolean output) {
      Object shown = output ? Arrays.asList(input, result.orElse(null)) : input;
      return List.of(session, line, shown);
    }
  }

  /**
   * The answer.
   *
   * @param output whether the results are shown
   * @param entries oldest first
   */
  public record Reply(boolean output, List<Entry> entries) implements Body {
    @Override
    public String type() {
      return "history_reply";
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("status", "ok")
          .and("history", entries.stream().map(entry -> entry.fields(output)).toList())
          .map();
    }
  }
}
