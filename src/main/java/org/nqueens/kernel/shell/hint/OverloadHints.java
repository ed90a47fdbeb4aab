package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Optional;
import jdk.jshell.MethodSnippet;
import org.nqueens.kernel.shell.source.Brackets;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Overloads;
import org.nqueens.kernel.shell.source.Parameters;
import org.nqueens.kernel.shell.source.Token;

/**
 * Hints for a method that calls another one of its name: before JDK 25 JShell shows it none of
 * another cell, and none with as many parameters, and the compiler blames the arguments.
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
            && isHidden(declared.name(), text, finding)
        ? Optional.of(
            ("Before Java 25 this method does not see the other %s(…): it sees those in its own cell"
                    + " with another number of parameters. Give it a name of its own, or put both"
                    + " into a class.")
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

  /** Whether the call means one that JShell does not show to this one, which it has refused. */
  private boolean isHidden(String name, List<Token> text, Finding finding) {
    Optional<Integer> own = Parameters.of(text, name).map(Parameters::count);
    Optional<Integer> given =
        finding.first().is(name)
            ? Parameters.of(finding.after(), name).map(Parameters::count)
            : own;
    return world
        .jshell()
        .methods()
        .filter(method -> method.name().equals(name))
        .filter(method -> given.equals(Optional.of(count(method))))
        .anyMatch(method -> given.equals(own) || isOfAnotherCell(method, finding));
  }

  private static int count(MethodSnippet method) {
    return Parameters.of(Lexer.tokens(method.parameterTypes())).count();
  }

  private boolean isOfAnotherCell(MethodSnippet method, Finding finding) {
    return world.origins().of(method.id()).filter(finding.origin()::isOfSameCell).isEmpty();
  }
}
