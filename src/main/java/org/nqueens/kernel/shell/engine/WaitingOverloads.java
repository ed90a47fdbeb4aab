package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import jdk.jshell.JShell;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet.Status;
import org.nqueens.kernel.shell.origin.Origin;
import org.nqueens.kernel.shell.origin.Origins;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Parameters;
import org.nqueens.kernel.shell.source.Token;

/**
 * Methods whose parameters are of a class that nobody has defined yet, and that have namesakes.
 * JShell makes one class of all methods of a name that it looks at together, and stumbles over
 * those that cannot be made: it refuses the class that they wait for, or ends in an error of its
 * own. So before each declaration they leave JShell, and come back behind it.
 */
final class WaitingOverloads {

  private final JShell jshell;
  private final Origins origins;
  private final List<Origin> outside = new ArrayList<>(); // in the order in which they came

  WaitingOverloads(JShell jshell, Origins origins) {
    this.jshell = jshell;
    this.origins = origins;
  }

  /** Those that JShell does not know of now. */
  List<Origin> outside() {
    return List.copyOf(outside);
  }

  /** Takes those out over which JShell would stumble when something new comes. */
  void stepAside(Origin coming) {
    Declared declared = declared(coming);
    if (declared.kind() == Declared.Kind.METHOD) {
      outside.removeIf(one -> declared(one).equals(declared) && types(one).equals(types(coming)));
      takeOut(one -> one.name().equals(declared.name()) && !isReplacedBy(coming, one));
    } else if (mayEndTheWait(coming)) {
      takeOut(this::hasNamesake);
    }
  }

  private void takeOut(Predicate<MethodSnippet> inTheWay) {
    jshell
        .methods()
        .filter(one -> jshell.status(one) == Status.RECOVERABLE_NOT_DEFINED)
        .filter(inTheWay)
        .toList()
        .forEach(this::takeOut);
  }

  private void takeOut(MethodSnippet waiting) {
    origins.of(waiting.id()).ifPresent(outside::add);
    origins.follow(jshell.drop(waiting));
  }

  private boolean hasNamesake(MethodSnippet waiting) {
    return jshell
        .methods()
        .anyMatch(other -> !other.equals(waiting) && other.name().equals(waiting.name()));
  }

  private boolean isReplacedBy(Origin coming, MethodSnippet waiting) {
    return origins.of(waiting.id()).filter(one -> types(one).equals(types(coming))).isPresent();
  }

  /** Whether what has come may be what some wait for. */
  static boolean mayEndTheWait(Origin origin) {
    Declared.Kind kind = declared(origin).kind();
    return kind == Declared.Kind.TYPE || kind == Declared.Kind.IMPORT;
  }

  /**
   * Lets all come back, also those that will have to wait on.
   *
   * @param evaluate gives one to JShell and says what became of it
   * @return those that turn out to be wrong
   */
  List<Origin> comeBack(Function<Origin, Status> evaluate) {
    List<Origin> left = new ArrayList<>(outside);
    outside.clear();
    boolean fewer = !left.isEmpty();
    while (fewer) { // one may need another
      fewer = left.removeIf(one -> evaluate.apply(one) != Status.REJECTED);
    }
    return left;
  }

  private static Declared declared(Origin origin) {
    return Declared.of(tokens(origin));
  }

  private static List<String> types(Origin method) {
    List<Token> tokens = tokens(method);
    return Parameters.of(tokens, Declared.of(tokens).name()).map(Parameters::types).orElseThrow();
  }

  private static List<Token> tokens(Origin origin) {
    return Lexer.tokens(origin.text().text());
  }
}
