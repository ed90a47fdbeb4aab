package org.nqueens.kernel.shell.hint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import org.nqueens.kernel.shell.origin.Origin;
import org.nqueens.kernel.shell.source.Lexer;

/** What a declaration refers to and nobody has defined. */
public final class Missing {

  private final World world;
  private final DeclarationSnippet snippet;

  /**
   * What a declaration lacks.
   *
   * @param world what the cells have made
   * @param snippet the declaration
   */
  public Missing(World world, DeclarationSnippet snippet) {
    this.world = world;
    this.snippet = snippet;
  }

  /**
   * Such as {@code variable objx and class Frob}.
   *
   * @return what it lacks, in words; empty if it lacks nothing
   */
  public String names() {
    return String.join(" and ", all());
  }

  private List<String> all() {
    return world.jshell().unresolvedDependencies(snippet).distinct().toList();
  }

  /** What may have been meant instead. */
  String hints() {
    return findings().stream()
        .map(new Hints(world)::of)
        .flatMap(Optional::stream)
        .distinct()
        .map(hint -> " " + hint)
        .collect(Collectors.joining());
  }

  /**
   * The places where the declaration uses what is missing, as if the compiler had found them.
   *
   * @return a finding for each, as far as the places are known
   */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (String missing : all()) {
      String name = missing.replaceFirst("\\(.*", "").replaceFirst(".* ", "");
      world
          .origins()
          .of(snippet.id())
          .flatMap(o -> find(missing, name, o))
          .ifPresent(findings::add);
    }
    return findings;
  }

  private static Optional<Finding> find(String missing, String name, Origin origin) {
    return Lexer.tokens(origin.text().text()).stream()
        .filter(token -> token.is(name))
        .findFirst()
        .map(
            token ->
                new Finding(
                    "compiler.err.cant.resolve",
                    "cannot find symbol\n  symbol: " + missing,
                    token.start(),
                    origin));
  }
}
