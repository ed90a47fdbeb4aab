package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
    return declared.kind() == Declared.Kind.METHOD && isHidden(declared.name(), text, finding)
        ? Optional.of(
            ("Before Java 25 this method does not see the other %s(…): it sees those in its own cell"
                    + " with another number of parameters. Give it a name of its own, or put both"
                    + " into a class.")
                .formatted(declared.name()))
        : Optional.empty();
  }

  /** The call of that name at a place, or around it; from the name on. */
  private static Optional<List<Token>> call(String name, Finding finding) {
    if (finding.first().is(name)) {
      return Optional.of(finding.after());
    }
    List<Token> before = Lexer.tokens(finding.before());
    return Brackets.unclosed(before)
        .map(open -> before.indexOf(open) - 1)
        .filter(index -> index >= 0 && before.get(index).is(name))
        .map(
            index ->
                Stream.concat(
                        before.subList(index, before.size()).stream(), finding.after().stream())
                    .toList());
  }

  /** Whether the call means one that JShell does not show to this one, which it has refused. */
  private boolean isHidden(String name, List<Token> text, Finding finding) {
    Optional<Parameters> own = Parameters.of(text, name);
    Optional<Integer> given =
        call(name, finding).flatMap(call -> Parameters.of(call, name)).map(Parameters::count);
    return own.isPresent()
        && given.isPresent()
        && world
            .jshell()
            .methods()
            .filter(method -> method.name().equals(name))
            .anyMatch(method -> isHidden(method, own.get(), given.get(), finding));
  }

  private boolean isHidden(MethodSnippet method, Parameters own, int given, Finding finding) {
    return Parameters.of(Lexer.tokens(method.source()), method.name())
        .filter(other -> other.take(given))
        .filter(other -> !other.types().equals(own.types())) // else it is this one, as it was
        .filter(other -> given == own.count() || isOfAnotherCell(method, finding))
        .isPresent();
  }

  private boolean isOfAnotherCell(MethodSnippet method, Finding finding) {
    return world.origins().of(method.id()).filter(finding.origin()::isOfSameCell).isEmpty();
  }
}
