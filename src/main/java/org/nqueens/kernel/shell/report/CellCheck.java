package org.nqueens.kernel.shell.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.origin.Place;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.LooseEnd;
import org.nqueens.kernel.shell.source.Part;
import org.nqueens.kernel.shell.source.Token;

/** Refuses a cell before anything of it runs, where that spares the reader a riddle. */
public final class CellCheck {

  private CellCheck() {}

  // Hidden by a class of the reader's, these would break every further cell.
  private static final Set<String> INDISPENSABLE =
      Set.of("Object", "String", "System", "Throwable", "Math", "Integer", "Override");
  private static final String REPL = "REPL"; // the package in which JShell puts what it compiles

  /**
   * Why a cell is refused, if it is.
   *
   * @param cell the cell
   * @param parts its parts
   * @return the outcome of a cell that is refused
   */
  public static Optional<Outcome> of(Cell cell, List<Part> parts) {
    OptionalInt comment = Lexer.openComment(cell.code());
    if (comment.isPresent()) { // JShell takes what stands in it for nothing at all
      return Optional.of(refuseComment(cell, comment.getAsInt()));
    }
    Optional<Token> head = headWithoutBody(parts);
    if (head.isPresent()) { // JShell would give it an empty one
      return head.map(token -> refuseHead(cell, parts.get(parts.size() - 1), token));
    }
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      if (i == 0 && isPackage(part)) {
        return Optional.of(refusePackage(cell, part));
      } else if (part.isType() && INDISPENSABLE.contains(part.declared().name())) {
        return Optional.of(refuseName(cell, part));
      } else if (part.isType() && part.declared().name().equals(REPL)) {
        return Optional.of(refuseRepl(cell, part));
      }
    }
    return Optional.empty();
  }

  private static Outcome refuseComment(Cell cell, int start) {
    String hint = "All that stands behind /* is comment, up to the next */: where does it end?";
    return ErrorReport.compile(
        "a comment that is never closed", Place.of(cell, start), Optional.of(hint));
  }

  /** The word at the end of the cell that begins a loop or a choice, and nothing more. */
  private static Optional<Token> headWithoutBody(List<Part> parts) {
    if (parts.isEmpty() || parts.get(parts.size() - 1).state() != Part.State.HEAD) {
      return Optional.empty();
    }
    return LooseEnd.head(parts.get(parts.size() - 1).tokens());
  }

  private static Outcome refuseHead(Cell cell, Part part, Token head) {
    return ErrorReport.compile(
        "nothing stands behind this " + head.text(),
        Place.of(cell, part.offset() + head.start()),
        Optional.of("What it rules comes next: a statement, or several between { and }."));
  }

  private static boolean isPackage(Part part) {
    return !part.tokens().isEmpty() && part.tokens().get(0).is("package");
  }

  private static Outcome refusePackage(Cell cell, Part part) {
    String line = part.source().lines().findFirst().orElse("").strip();
    String message = "a cell has no package; remove the line \"" + line + "\" and run it again";
    return ErrorReport.compile(message, Place.of(cell, part.offset()), Optional.empty());
  }

  private static Outcome refuseRepl(Cell cell, Part part) {
    String message = "a class of your own called REPL would hide the package that cells are in";
    Optional<String> hint = Optional.of("Give this class another name.");
    return ErrorReport.compile(message, Place.of(cell, part.offset()), hint);
  }

  private static Outcome refuseName(Cell cell, Part part) {
    String name = part.declared().name();
    String message = "a class of your own called " + name + " would hide java.lang." + name;
    String hint = "Every cell builds on java.lang." + name + ": give this class another name.";
    return ErrorReport.compile(message, Place.of(cell, part.offset()), Optional.of(hint));
  }
}
