package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.shell.source.Brackets;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Overloads;
import org.nqueens.kernel.shell.source.Parameters;
import org.nqueens.kernel.shell.source.Token;

/**
 * Hints for a method that calls another one of its name with as many parameters: before JDK 25
 * JShell does not show it that one, and the compiler blames the arguments.
 */
final class OverloadHints {

  private final World world;

  OverloadHints(World world) {
    this.world = world;
  }

  Optional<String> of(Finding finding) {
    boolean blamed = finding.isAny("prob.found.req") || finding.isAny("cant.apply");
    if (Overloads.areSeen() || !blamed) {
      return Optional.empty();
    }
    List<Token> text = Lexer.tokens(finding.origin().text().text());
    Declared declared = Declared.of(text);
    return declared.kind() == Declared.Kind.METHOD
            && isCalled(declared.name(), finding)
            && hasNamesakes(declared.name(), text)
        ? Optional.of(
            ("Before Java 25 no method sees another %s(…) with as many parameters here:"
                    + " give one a name of its own, or put both into a class.")
                .formatted(declared.name()))
        : Optional.empty();
  }

  /** Whether the place is a call of that name, or among its arguments. */
  private static boolean isCalled(String name, Finding finding) {
    return finding.first().is(name) || callee(Lexer.tokens(finding.before())).equals(name);
  }

  private static String callee(List<Token> before) {
    return Brackets.unclosed(before)
        .map(open -> before.indexOf(open) - 1)
        .filter(index -> index >= 0)
        .map(index -> before.get(index).text())
        .orElse("");
  }

  /** Whether others of the name have as many parameters as this one, which JShell has refused. */
  private boolean hasNamesakes(String name, List<Token> text) {
    Optional<Integer> count = Parameters.of(text, name).map(Parameters::count);
    return world
        .jshell()
        .methods()
        .filter(method -> method.name().equals(name))
        .map(method -> Parameters.of(Lexer.tokens(method.parameterTypes())).count())
        .anyMatch(other -> count.equals(Optional.of(other)));
  }
}
