package org.nqueens.kernel.shell.hint;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SourceCodeAnalysis;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** Hints for names that the compiler does not know. */
final class NameHints {

  private static final int MOST_CONSTANTS = 8;

  private final World world;
  private final ClassNames classes;

  NameHints(World world) {
    this.world = world;
    this.classes = new ClassNames(world);
  }

  Optional<String> of(Finding finding) {
    String name = finding.is("doesnt.exist") ? packageWord(finding) : finding.first().text();
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (name.matches("_+")) {
      return Optional.of(FixedHints.GAP);
    }
    boolean alone = !finding.before().endsWith(".");
    return printing(finding, name)
        .or(() -> alone ? ForeignHints.ofName(name) : Optional.empty())
        .or(() -> MemberHints.of(finding, name))
        .or(() -> world.lostHint(name))
        .or(() -> unusable(name))
        .or(() -> typeAsValue(finding, name))
        .or(() -> new CallHints(world).of(finding, name, classes.isUsable(name)))
        .or(() -> imports(finding, name))
        .or(() -> meant(finding, name))
        .or(() -> importHint(finding))
        .or(() -> undeclared(finding));
  }

  /** Of {@code system.out} the compiler says that there is no package {@code system}. */
  private static String packageWord(Finding finding) {
    return finding.message().replaceFirst("^package (\\S+) does not exist.*", "$1");
  }

  private static Optional<String> printing(Finding finding, String name) {
    boolean alone = !finding.before().endsWith(".");
    boolean called = Declared.is(finding.after(), 1, "(");
    return alone && name.equals("out")
            || alone
                && called
                && (name.startsWith("print") || name.equals("puts") || name.equals("echo"))
        ? Optional.of("Printing is System.out.println(…).")
        : Optional.empty();
  }

  /** A declaration that is there, but lacks something itself. */
  private Optional<String> unusable(String name) {
    return world
        .jshell()
        .snippets()
        .filter(DeclarationSnippet.class::isInstance)
        .map(DeclarationSnippet.class::cast)
        .filter(one -> one.name().equals(name))
        .filter(one -> world.jshell().status(one) == Status.RECOVERABLE_NOT_DEFINED)
        .findFirst()
        .map(
            one ->
                name
                    + " cannot be used yet, because it needs "
                    + new Missing(world, one).names()
                    + ".");
  }

  /** {@code String} alone: the class is there, but is no value. */
  private Optional<String> typeAsValue(Finding finding, String name) {
    boolean value = finding.message().startsWith("cannot find variable");
    return value && classes.isUsable(name)
        ? Optional.of(
            "%s is a type; here stands a value: a variable, a call, a number.".formatted(name))
        : Optional.empty();
  }

  private Optional<String> imports(Finding finding, String name) {
    boolean type = Character.isUpperCase(name.charAt(0)) && !finding.before().endsWith(".");
    return type
        ? classes
            .toImport(name)
            .map(qualified -> name + " needs an import: import " + qualified + ";")
        : Optional.empty();
  }

  private static Optional<String> importHint(Finding finding) {
    List<Token> tokens = Lexer.tokens(finding.origin().text().original());
    if (!Declared.is(tokens, 0, "import")) {
      return Optional.empty();
    }
    if (Declared.is(tokens, 1, "static")) {
      return Optional.of(
          "A static import ends with .* for all of a class: import static java.lang.Math.*;");
    }
    return Optional.of(
        finding.is("doesnt.exist")
            ? "Is it in a library? Then %maven or %jars puts that on the class path first."
            : "An import ends with the name of a class, or with .* for all of a package.");
  }

  private Optional<String> meant(Finding finding, String name) {
    boolean member = finding.before().endsWith(".");
    Set<String> known =
        finding.is("doesnt.exist")
            ? CommonNames.ALL
            : member ? suggestions(finding.before()) : inScope(finding, name);
    Optional<String> other = member ? MemberHints.among(known, name) : Optional.empty();
    if (other.isPresent()) {
      return other;
    }
    List<String> near = Spelling.near(name, known);
    if (near.isEmpty()) {
      return member ? constants(known) : Optional.empty();
    }
    return Optional.of("Did you mean " + String.join(" or ", near) + "?");
  }

  /** A variable that nothing is like; of a method's, what it lacks may yet come. */
  private static Optional<String> undeclared(Finding finding) {
    return finding.is("cant.resolve.location")
            && finding.message().startsWith("cannot find variable")
        ? Optional.of(
            "A variable is declared before it is used, and known only between the braces around it;"
                + " a text stands between double quotes.")
        : Optional.empty();
  }

  /** What begins alike, what the cell itself names, and what every beginner meets. */
  private Set<String> inScope(Finding finding, String name) {
    Set<String> known = new HashSet<>(CommonNames.ALL);
    known.addAll(world.namesToCome());
    known.addAll(suggestions(finding.before() + name.charAt(0)));
    known.addAll(suggestions(finding.before() + swapCase(name.charAt(0))));
    Lexer.tokens(finding.origin().text().original()).stream()
        .filter(Token::isWord)
        .forEach(token -> known.add(token.text()));
    return known;
  }

  /** Of an enum with few constants, all. */
  private static Optional<String> constants(Set<String> members) {
    List<String> constants =
        members.stream().filter(name -> name.matches("[A-Z][A-Z0-9_]*")).sorted().toList();
    return constants.isEmpty() || constants.size() > MOST_CONSTANTS
        ? Optional.empty()
        : Optional.of("There is " + String.join(", ", constants) + ".");
  }

  private static char swapCase(char c) {
    return Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
  }

  /** The names that could stand at the end of a piece of code. */
  private Set<String> suggestions(String code) {
    int[] anchor = {0};
    SourceCodeAnalysis analysis = world.jshell().sourceCodeAnalysis();
    return analysis.completionSuggestions(code, code.length(), anchor).stream()
        .map(SourceCodeAnalysis.Suggestion::continuation)
        .map(text -> text.replaceAll("[^\\w$].*$", ""))
        .collect(Collectors.toSet());
  }
}
