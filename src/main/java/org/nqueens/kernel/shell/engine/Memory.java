package org.nqueens.kernel.shell.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.origin.Origin;
import org.nqueens.kernel.shell.origin.Origins;

/**
 * What is known of the cells' definitions without asking JShell, which may not come back: taken
 * after each cell, so that another JShell can take over.
 *
 * @param sources the imports, methods and types of the cells, in order
 * @param variables the variables of the cells, whose values are lost with the worker
 * @param definitions all of them, those of the startup texts too
 */
record Memory(List<Origin> sources, List<Variables.Loss> variables, List<Definition> definitions) {

  static final Memory EMPTY = new Memory(List.of(), List.of(), List.of());

  private static final String WHY = "lost with the compiler that had to be replaced";

  static Memory of(JShell jshell, Origins origins, List<Origin> outside) {
    Stream<Origin> sources =
        active(jshell)
            .filter(snippet -> !(snippet instanceof VarSnippet) && snippet.kind().isPersistent())
            .flatMap(snippet -> origins.of(snippet.id()).stream());
    return new Memory(
        Stream.concat(sources, outside.stream()).filter(Memory::isOfCell).toList(),
        active(jshell)
            .filter(snippet -> snippet.subKind() != Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND)
            .flatMap(snippet -> variable(snippet, origins).stream())
            .toList(),
        Definitions.of(jshell));
  }

  private static Stream<Snippet> active(JShell jshell) {
    return jshell.snippets().filter(snippet -> jshell.status(snippet).isActive());
  }

  private static Optional<Variables.Loss> variable(Snippet snippet, Origins origins) {
    return snippet instanceof VarSnippet variable
        ? ofCell(variable, origins)
            .map(origin -> new Variables.Loss(variable.name(), origin.cell().number(), WHY))
        : Optional.empty();
  }

  /** Startup texts are run again anyway. */
  private static Optional<Origin> ofCell(Snippet snippet, Origins origins) {
    return origins.of(snippet.id()).filter(Memory::isOfCell);
  }

  private static boolean isOfCell(Origin origin) {
    return origin.cell().number() > 0;
  }

  /** What is left without the worker. */
  Memory withoutValues() {
    return new Memory(
        sources,
        List.of(),
        definitions.stream().filter(one -> one.kind() != Definition.Kind.VARIABLE).toList());
  }
}
