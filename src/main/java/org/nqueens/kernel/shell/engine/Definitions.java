package org.nqueens.kernel.shell.engine;

import java.util.List;
import java.util.Optional;
import jdk.jshell.ImportSnippet;
import jdk.jshell.JShell;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.TypeDeclSnippet;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.shell.Definition;

/** What the cells have defined. */
final class Definitions {

  private Definitions() {}

  static List<Definition> of(JShell jshell) {
    return jshell
        .snippets()
        .filter(snippet -> jshell.status(snippet).isActive())
        .map(Definitions::definition)
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<Definition> definition(Snippet snippet) {
    if (snippet instanceof ImportSnippet one) {
      return Optional.of(new Definition(Definition.Kind.IMPORT, one.fullname(), ""));
    } else if (snippet instanceof VarSnippet one) {
      return Optional.of(new Definition(Definition.Kind.VARIABLE, one.name(), one.typeName()));
    } else if (snippet instanceof MethodSnippet one) {
      return Optional.of(new Definition(Definition.Kind.METHOD, one.name(), one.signature()));
    } else if (snippet instanceof TypeDeclSnippet one) {
      return Optional.of(new Definition(Definition.Kind.TYPE, one.name(), ""));
    }
    return Optional.empty();
  }
}
