package org.nqueens.kernel.notebook;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One thing that a cell showed. */
public sealed interface Output {

  /**
   * Text that was printed.
   *
   * @param name {@code stdout} or {@code stderr}
   * @param text what was printed, not empty
   */
  record Stream(String name, String text) implements Output {}

  /** A value in several representations, keyed by MIME type. */
  sealed interface Shown extends Output permits Display, Result {

    /**
     * The representations.
     *
     * @return MIME type → text, or JSON for JSON types
     */
    JsonObject data();

    /**
     * What is said about the representations.
     *
     * @return MIME type → JSON, usually empty
     */
    JsonObject metadata();

    /**
     * One representation.
     *
     * @param type a MIME type
     * @return its text, or empty where there is none
     */
    default Optional<String> text(String type) {
      return Optional.ofNullable(data().get(type))
          .map(value -> value.isJsonPrimitive() ? value.getAsString() : value.toString());
    }

    /**
     * The same kind of output with other content.
     *
     * @param data the new representations
     * @param metadata the new metadata
     * @return a new output
     */
    Shown with(JsonObject data, JsonObject metadata);
  }

  /**
   * Something displayed beside the cell's result.
   *
   * @param data MIME type → text, or JSON for JSON types
   * @param metadata what is said about them
   */
  record Display(JsonObject data, JsonObject metadata) implements Shown {

    @Override
    public Display with(JsonObject newData, JsonObject newMetadata) {
      return new Display(newData, newMetadata);
    }
  }

  /**
   * The value of the cell's last expression.
   *
   * @param count the number of the run, where it is known
   * @param data MIME type → text, or JSON for JSON types
   * @param metadata what is said about them
   */
  record Result(OptionalInt count, JsonObject data, JsonObject metadata) implements Shown {

    @Override
    public Result with(JsonObject newData, JsonObject newMetadata) {
      return new Result(count, newData, newMetadata);
    }
  }

  /**
   * The cell ended in an error.
   *
   * @param name the exception's class, or a word of the kernel's
   * @param message what happened, in one sentence
   * @param traceback what the reader sees, with ANSI colours
   */
  record Failure(String name, String message, List<String> traceback) implements Output {

    /** Copies the list. */
    public Failure {
      traceback = List.copyOf(traceback);
    }
  }

  /**
   * An output that is not of the format, kept as it is.
   *
   * @param json the whole output
   */
  record Other(JsonElement json) implements Output {}
}
