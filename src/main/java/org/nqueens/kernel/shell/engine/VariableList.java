package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import jdk.jshell.Snippet;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.link.Request;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.origin.CompilerMessage;

/**
 * Lists the variables with types and values, on behalf of a cell: reading a value runs its {@code
 * toString}, which may print, take long or fail as any code of the reader's may.
 */
final class VariableList extends CellRun {

  private static final int WIDTH = 60; // of a value, in code points

  private final Knowledge knowledge;

  VariableList(int number, Cell cell, CellOutput output, Knowledge knowledge) {
    super(number, cell, output, knowledge);
    this.knowledge = knowledge;
  }

  @Override
  Outcome run() {
    reviveIfDead();
    List<VarSnippet> variables =
        knowledge
            .jshell
            .variables()
            .filter(one -> one.subKind() != Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND)
            .toList();
    List<String> values = knowledge.control.cell().values(places(variables));
    return failure(knowledge.control.cell().ending())
        .orElseGet(() -> new Outcome.Done(Optional.of(MimeBundle.text(text(variables, values)))));
  }

  private List<Request.Place> places(List<VarSnippet> variables) {
    return variables.stream()
        .filter(this::hasValue)
        .map(one -> new Request.Place(knowledge.origins.classOf(one), one.name()))
        .toList();
  }

  private boolean hasValue(VarSnippet variable) {
    return knowledge.jshell.status(variable).isDefined();
  }

  private String text(List<VarSnippet> variables, List<String> values) {
    List<String> rest = new ArrayList<>(values);
    return variables.stream()
        .map(
            one ->
                CompilerMessage.simple(one.typeName())
                    + " "
                    + one.name()
                    + (hasValue(one) ? " = " + shortened(rest.remove(0)) : ""))
        .collect(Collectors.joining("\n"));
  }

  private static String shortened(String value) {
    String flat = value.replace("\n", "\\n").replace("\r", "\\r");
    int end = flat.offsetByCodePoints(0, Math.min(WIDTH, flat.codePointCount(0, flat.length())));
    return end < flat.length() ? flat.substring(0, end) + "…" : flat;
  }
}
