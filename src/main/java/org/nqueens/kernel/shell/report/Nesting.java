package org.nqueens.kernel.shell.report;

import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.origin.Place;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/**
 * Code that is nested too deeply for the compiler, which is recursive: found before the compiler's
 * stack overflows, and with a limit that is the same everywhere.
 */
public final class Nesting {

  private static final int MOST_BRACKETS = 1000; // one in the other
  private static final int MOST_OPERATORS = 5000; // in one expression

  private Nesting() {}

  /**
   * Why a cell is refused, if it is.
   *
   * @param cell the cell
   * @return the outcome of a cell that is refused
   */
  public static Optional<Outcome> refusal(Cell cell) {
    return tooDeep(Lexer.tokens(cell.code()))
        .map(
            token ->
                ErrorReport.compile(
                    "this is nested too deeply for the compiler",
                    Place.of(cell, token.start()),
                    Optional.of(
                        "At most %,d operators in one expression, at most %,d brackets within each other."
                            .formatted(MOST_OPERATORS, MOST_BRACKETS))));
  }

  private static Optional<Token> tooDeep(List<Token> tokens) {
    int depth = 0;
    int operators = 0;
    for (Token token : tokens) {
      if (token.kind() == Token.Kind.SIGN) {
        depth += "([{".contains(token.text()) ? 1 : ")]}".contains(token.text()) ? -1 : 0;
        operators = ";{},".contains(token.text()) ? 0 : operators + 1;
      }
      if (depth > MOST_BRACKETS || operators > MOST_OPERATORS) {
        return Optional.of(token);
      }
    }
    return Optional.empty();
  }
}
