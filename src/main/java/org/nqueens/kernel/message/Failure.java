package org.nqueens.kernel.message;

import java.util.List;

/**
 * What went wrong ("Request-Reply", the case of an error).
 *
 * @param name the exception class, or a word of ours
 * @param message what happened, in one sentence
 * @param report what the reader sees, line by line
 */
public record Failure(String name, String message, List<String> report) {

  /** Copies the report. */
  public Failure {
    report = List.copyOf(report);
  }

  /**
   * A fault of the kernel itself, which it survives.
   *
   * @param fault what was thrown
   * @return its name and message
   */
  public static Failure of(Throwable fault) {
    String message = String.valueOf(fault.getMessage());
    return new Failure(
        fault.getClass().getName(), message, List.of(fault.getClass().getName() + ": " + message));
  }

  Fields fields() {
    return Fields.with("ename", name).and("evalue", message).and("traceback", report);
  }

  Fields reply() {
    Fields fields = Fields.with("status", "error");
    fields().map().forEach(fields::and);
    return fields;
  }
}
