package org.nqueens.kernel.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import jdk.jshell.Diag;

/** Tells the reader what the compiler found, with the line and a caret under the place. */
final class CompileReport {

  static final String NAME = "CompilationError";

  private CompileReport() {}

  static Outcome.Failed of(List<Diag> diagnostics, Origin origin) {
    List<String> lines = new ArrayList<>();
    List<String> messages = new ArrayList<>();
    for (Diag diagnostic : diagnostics) {
      if (diagnostic.isError()) {
        String message = diagnostic.getMessage(Locale.ENGLISH);
        messages.add(message.lines().findFirst().orElse(""));
        lines.addAll(tell(message, origin.place((int) diagnostic.getPosition())));
      }
    }
    return new Outcome.Failed(NAME, messages.isEmpty() ? "" : messages.get(0), lines);
  }

  private static List<String> tell(String message, Place place) {
    return List.of(
        Ansi.wrong("error") + " in " + Ansi.place(place.name()) + ": " + message,
        "    " + place.text(),
        "    " + " ".repeat(place.column()) + Ansi.wrong("^"));
  }
}
