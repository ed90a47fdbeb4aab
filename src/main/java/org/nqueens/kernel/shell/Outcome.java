package org.nqueens.kernel.shell;

import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;

/** How a cell ended. */
public sealed interface Outcome {

  /**
   * The cell ran to its end.
   *
   * @param result the value of its last expression, if that is what it ends in
   */
  record Done(Optional<MimeBundle> result) implements Outcome {}

  /**
   * The cell did not compile, threw, was interrupted or lost its worker.
   *
   * @param name the exception class, or a word of ours such as {@code CompilationError}
   * @param message what happened, in one sentence
   * @param report what the reader sees, line by line, with ANSI colours; says all by itself
   */
  record Failed(String name, String message, List<String> report) implements Outcome {

    /** Copies the report. */
    public Failed {
      report = List.copyOf(report);
    }
  }
}
