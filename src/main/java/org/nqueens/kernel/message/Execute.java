package org.nqueens.kernel.message;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nqueens.kernel.display.MimeBundle;

/** Running a cell ("Execute" of the specification). */
public final class Execute {

  /** The type of the request. */
  public static final String REQUEST = "execute_request";

  private static final String REPLY = "execute_reply";

  private Execute() {}

  /**
   * A cell to run.
   *
   * @param code the source text
   * @param silent run it unseen: no output, no result, no count, no history
   * @param storeHistory count it and remember it; never when silent
   * @param userExpressions expressions to evaluate afterwards, by the client's names for them
   * @param allowStdin whether the client answers questions for input
   * @param stopOnError whether a failure aborts the cells that wait behind it
   */
  public record Request(
      String code,
      boolean silent,
      boolean storeHistory,
      Map<String, String> userExpressions,
      boolean allowStdin,
      boolean stopOnError) {

    /**
     * Reads a request.
     *
     * @param content the message's content
     * @return the request, with the specification's defaults
     */
    public static Request of(Content content) {
      boolean silent = content.flag("silent", false);
      Map<String, String> expressions = new LinkedHashMap<>();
      content
          .object("user_expressions")
          .fields()
          .forEach((name, code) -> expressions.put(name, String.valueOf(code)));
      return new Request(
          content.text("code", ""),
          silent,
          !silent && content.flag("store_history", true),
          expressions,
          content.flag("allow_stdin", true),
          content.flag("stop_on_error", true));
    }
  }

  /**
   * The value of a user expression, or why it has none.
   *
   * @param fields {@code status} and what belongs to it
   */
  public record Expression(Map<String, Object> fields) {

    /**
     * A value.
     *
     * @param bundle its representations
     * @return the expression's entry
     */
    public static Expression value(MimeBundle bundle) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("status", "ok");
      fields.putAll(Display.bundle(bundle));
      return new Expression(fields);
    }

    /**
     * A failure.
     *
     * @param failure what went wrong
     * @return the expression's entry
     */
    public static Expression failure(Failure failure) {
      return new Expression(failure.reply().map());
    }
  }

  /**
   * The cell ran to its end.
   *
   * @param count the cell's number
   * @param expressions the values of the user expressions
   * @param pages texts for the front end's pager
   */
  public record Done(int count, Map<String, Expression> expressions, List<MimeBundle> pages)
      implements Body {
    @Override
    public String type() {
      return REPLY;
    }

    @Override
    public Map<String, Object> fields() {
      Map<String, Object> values = new LinkedHashMap<>();
      expressions.forEach((name, expression) -> values.put(name, expression.fields()));
      return Fields.with("status", "ok")
          .and("execution_count", count)
          .and("user_expressions", values)
          .and("payload", pages.stream().map(Done::page).toList())
          .map();
    }

    private static Map<String, Object> page(MimeBundle bundle) {
      return Fields.with("source", "page")
          .and("data", Display.bundle(bundle).get("data"))
          .and("start", 0)
          .map();
    }
  }

  /**
   * The cell failed.
   *
   * @param count the cell's number
   * @param failure what went wrong
   */
  public record Failed(int count, Failure failure) implements Body {
    @Override
    public String type() {
      return REPLY;
    }

    @Override
    public Map<String, Object> fields() {
      return failure
          .reply()
          .and("execution_count", count)
          .and("user_expressions", Map.of())
          .and("payload", List.of())
          .map();
    }
  }

  /**
   * The reader wants to leave: a console ends, a notebook passes it over.
   *
   * @param count the cell's number
   */
  public record Leave(int count) implements Body {
    @Override
    public String type() {
      return REPLY;
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("status", "ok")
          .and("execution_count", count)
          .and("user_expressions", Map.of())
          .and("payload", List.of(Map.of("source", "ask_exit", "keepkernel", false)))
          .map();
    }
  }

  /** The cell was not run, because one before it failed. */
  public record Aborted() implements Body {
    @Override
    public String type() {
      return REPLY;
    }

    @Override
    public Map<String, Object> fields() {
      return Map.of("status", "aborted");
    }
  }

  /**
   * Told to all clients before a cell runs.
   *
   * @param count the cell's number
   * @param code its source text
   */
  public record Input(int count, String code) implements Body {
    @Override
    public String type() {
      return "execute_input";
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("code", code).and("execution_count", count).map();
    }
  }

  /**
   * The value of a cell's last expression.
   *
   * @param count the cell's number
   * @param bundle its representations
   */
  public record Result(int count, MimeBundle bundle) implements Body {
    @Override
    public String type() {
      return "execute_result";
    }

    @Override
    public Map<String, Object> fields() {
      Fields fields = Fields.with("execution_count", count);
      Display.bundle(bundle).forEach(fields::and);
      return fields.map();
    }
  }

  /**
   * A failure as all clients see it.
   *
   * @param failure what went wrong
   */
  public record Error(Failure failure) implements Body {
    @Override
    public String type() {
      return "error";
    }

    @Override
    public Map<String, Object> fields() {
      return failure.fields().map();
    }
  }
}
