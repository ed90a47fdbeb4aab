package org.nqueens.kernel.shell;

import java.util.List;
import java.util.Optional;

/** Refuses a cell before anything of it runs, where that spares the reader a riddle. */
final class CellCheck {

  private CellCheck() {}

  static Optional<Outcome> of(Cell cell, List<Part> parts) {
    return parts.stream().findFirst().filter(CellCheck::isPackage).map(part -> refuse(cell, part));
  }

  private static boolean isPackage(Part part) {
    return !part.tokens().isEmpty() && part.tokens().get(0).is("package");
  }

  private static Outcome refuse(Cell cell, Part part) {
    String line = part.source().lines().findFirst().orElse("").strip();
    String message = "a cell has no package; remove the line \"" + line + "\" and run it again";
    return ErrorReport.compile(message, Place.of(cell, part.offset()), Optional.empty());
  }
}
