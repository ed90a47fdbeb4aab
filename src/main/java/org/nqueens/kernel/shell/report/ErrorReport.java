package org.nqueens.kernel.shell.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.origin.Place;

/** The lines in which the reader is told of a mistake at one place. */
public final class ErrorReport {

  /** The name of an outcome where the compiler, or we in its place, refused the code. */
  public static final String COMPILATION = "CompilationError";

  private ErrorReport() {}

  /** A cell that is refused for one mistake. */
  static Outcome.Failed compile(String message, Place place, Optional<String> hint) {
    return new Outcome.Failed(COMPILATION, message, lines(message, place, hint));
  }

  /** The message, the line, a caret under the place, and what to look at next. */
  static List<String> lines(String message, Place exact, Optional<String> hint) {
    Place place = exact.excerpt();
    List<String> lines = new ArrayList<>();
    lines.add(Ansi.wrong("Error") + " in " + Ansi.place(place.name()) + ": " + message);
    lines.add("    " + place.text());
    lines.add("    " + place.indent() + Ansi.wrong("^"));
    hint.ifPresent(text -> lines.add(Ansi.hint(text)));
    return lines;
  }
}
