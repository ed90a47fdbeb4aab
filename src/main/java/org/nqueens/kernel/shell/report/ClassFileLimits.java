package org.nqueens.kernel.shell.report;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import jdk.jshell.Diag;
import jdk.jshell.Snippet.Status;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.origin.Place;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/**
 * What does not fit into a class file. The compiler finds it only when it writes the file: a name
 * or a text that is too long would then stay in its tables and spoil every further cell, so they
 * are looked for before; code that is too long makes a snippet that is neither wrong nor defined.
 */
public final class ClassFileLimits {

  private static final int MOST_BYTES = 65_535; // of a name or a text, by the class file format

  private static final int MOST_DIMENSIONS = 255; // of an array, by the same
  private static final String DIMENSIONS = "An array has at most %d dimensions.";

  private static final String HINT =
      "A name, a text in the code and the code of one method have at most %,d bytes: large data is"
          + " better read from a file.";

  private ClassFileLimits() {}

  /**
   * Why a cell is refused, if it is.
   *
   * @param cell the cell
   * @return the outcome of a cell that is refused
   */
  public static Optional<Outcome> refusal(Cell cell) {
    List<Token> tokens = Lexer.tokens(cell.code());
    return tooLong(tokens)
        .map(token -> refuse(Place.of(cell, token.start())))
        .or(() -> tooManyDimensions(tokens).map(token -> refuseDimensions(cell, token)));
  }

  private static Outcome refuseDimensions(Cell cell, Token token) {
    return ErrorReport.compile(
        "this is too large for a class file",
        Place.of(cell, token.start()),
        Optional.of(DIMENSIONS.formatted(MOST_DIMENSIONS)));
  }

  /** The bracket that is one too many. */
  private static Optional<Token> tooManyDimensions(List<Token> tokens) {
    int dimensions = 0;
    for (Token token : tokens) {
      dimensions = token.is("[") ? dimensions + 1 : token.is("]") ? dimensions : 0;
      if (dimensions > MOST_DIMENSIONS) {
        return Optional.of(token);
      }
    }
    return Optional.empty();
  }

  /**
   * Whether the compiler complains of a limit of class files, and of nothing else.
   *
   * @param found what the compiler said
   * @return whether it does
   */
  public static boolean isLimit(Diag found) {
    return found.getCode().startsWith("compiler.err.limit.");
  }

  /**
   * Whether nothing is missing and yet no class was made of a snippet.
   *
   * @param status the snippet's
   * @param lacks whether something that it needs is not defined
   * @return whether it exceeds a limit
   */
  public static boolean isExceeded(Status status, boolean lacks) {
    return !lacks
        && (status == Status.RECOVERABLE_NOT_DEFINED || status == Status.RECOVERABLE_DEFINED);
  }

  /**
   * Refuses what exceeds a limit.
   *
   * @param place where it begins
   * @return the outcome of the cell
   */
  public static Outcome refuse(Place place) {
    return ErrorReport.compile(
        "this is too large for a class file", place, Optional.of(HINT.formatted(MOST_BYTES)));
  }

  /** The first token with which a name, or texts joined by +, are too long. */
  private static Optional<Token> tooLong(List<Token> tokens) {
    long bytes = 0;
    for (Token token : tokens) {
      boolean joins = token.is("+") || token.is("(") || token.is(")");
      boolean literal = token.kind() == Token.Kind.LITERAL;
      bytes = joins ? bytes : literal ? bytes + size(token) : size(token);
      if (bytes > MOST_BYTES) {
        return Optional.of(token);
      }
    }
    return Optional.empty();
  }

  private static int size(Token token) {
    return token.text().getBytes(StandardCharsets.UTF_8).length;
  }
}
