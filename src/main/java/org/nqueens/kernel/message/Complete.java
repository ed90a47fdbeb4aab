package org.nqueens.kernel.message;

import java.util.List;
import java.util.Map;

/** What could stand at the cursor ("Completion"). Positions count code points. */
public final class Complete {

  private Complete() {}

  /**
   * The question.
   *
   * @param code the whole cell
   * @param cursor a position in it, in code points; may lie outside, if a client errs
   */
  public record Request(String code, int cursor) {

    /**
     * Reads a request.
     *
     * @param content the message's content
     * @return the request; without a cursor, the end of the code
     */
    public static Request of(Content content) {
      return new Request(
          content.text("code", ""), content.number("cursor_pos").orElse(Integer.MAX_VALUE));
    }
  }

  /**
   * One way to go on.
   *
   * @param text what is inserted
   * @param type what kind of thing it is
   * @param signature its signature, or an empty text
   */
  public record Match(String text, String type, String signature) {}

  /**
   * The answer.
   *
   * @param start where the replaced text begins
   * @param end where it ends
   * @param matches what could replace it
   */
  public record Reply(int start, int end, List<Match> matches) implements Body {
    @Override
    public String type() {
      return "complete_reply";
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("status", "ok")
          .and("matches", matches.stream().map(Match::text).toList())
          .and("cursor_start", start)
          .and("cursor_end", end)
          .and("metadata", Map.of("_jupyter_types_experimental", typed()))
          .map();
    }

    private List<Map<String, Object>> typed() {
      return matches.stream().map(this::typed).toList();
    }

    private Map<String, Object> typed(Match match) {
      return Fields.with("start", start)
          .and("end", end)
          .and("text", match.text())
          .and("type", match.type())
          .and("signature", match.signature())
          .map();
    }
  }
}
