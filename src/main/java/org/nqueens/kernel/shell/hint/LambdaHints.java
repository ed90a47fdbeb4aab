package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** Hints for lambda expressions. */
final class LambdaHints {

  // As far as the compiler's place, which is an operator or where the value begins.
  private static final Pattern BODY = Pattern.compile("->\\s*\\{[^;{}]*$");
  private static final String VALUE = "A lambda with braces gives its value back with return.";

  private LambdaHints() {}

  static Optional<String> of(Finding finding) {
    String message = finding.message();
    if (finding.is("unreported.exception.need.to.catch.or.throw") && isInside(finding.before())) {
      return Optional.of(
          "A lambda cannot pass it on to a caller that does not expect it: catch it inside, with try"
              + " and catch.");
    } else if (finding.is("not.stmt") && BODY.matcher(finding.before()).find()) {
      return Optional.of(VALUE);
    } else if (!finding.isAny("prob.found.req")) {
      return Optional.empty();
    } else if (message.contains("incompatible parameter types in lambda")) {
      return Optional.of("Compare how many names stand before -> with how many values it gets.");
    } else if (message.contains("is not a functional interface")) {
      return Optional.of(
          "A lambda stands where an interface with one method is wanted: Runnable, Function<A, B>,"
              + " Comparator<A>.");
    } else if (message.contains("in lambda") && message.contains("missing return value")) {
      return Optional.of(VALUE);
    }
    return Optional.empty();
  }

  /** Whether a text ends inside of a lambda's body. */
  private static boolean isInside(String before) {
    List<Token> tokens = Lexer.tokens(before);
    int level = 0; // of brackets, compared with the end
    int least = 0;
    boolean over = false; // a statement has ended on the least level
    for (int i = tokens.size() - 1; i > 0; i--) {
      level += ")]}".contains(tokens.get(i).text()) ? 1 : 0;
      level -= "([{".contains(tokens.get(i).text()) ? 1 : 0;
      over = level < least ? false : over || level == least && tokens.get(i).is(";");
      least = Math.min(level, least);
      boolean arrow = tokens.get(i).is(">") && tokens.get(i - 1).is("-");
      if (arrow && level == least && !over) {
        return true;
      }
    }
    return false;
  }
}
