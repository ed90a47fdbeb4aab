package org.nqueens.kernel.magic;

import java.util.List;
import java.util.function.Function;
import org.nqueens.kernel.shell.Declaration;
import org.nqueens.kernel.shell.JavaInterpreter;

/** Lists what the cells have declared: one line for each declaration of a kind. */
final class DeclarationsMagic implements Magic {

  private static final int VALUE_WIDTH = 60;

  private final Manual manual;
  private final JavaInterpreter java;
  private final Declaration.Kind kind;
  private final String none;
  private final Function<Declaration, String> line;

  private DeclarationsMagic(
      Manual manual,
      JavaInterpreter java,
      Declaration.Kind kind,
      String none,
      Function<Declaration, String> line) {
    this.manual = manual;
    this.java = java;
    this.kind = kind;
    this.none = none;
    this.line = line;
  }

  /** The magic {@code %vars}. */
  static Magic variables(JavaInterpreter java) {
    return new DeclarationsMagic(
        Manual.line("vars", "%vars", "lists the variables with their types and values", "who"),
        java,
        Declaration.Kind.VARIABLE,
        "There are no variables yet.",
        d -> d.type() + " " + d.name() + " = " + shortened(d.detail()));
  }

  /** The magic {@code %methods}. */
  static Magic methods(JavaInterpreter java) {
    return new DeclarationsMagic(
        Manual.line("methods", "%methods", "lists the methods that the cells have defined"),
        java,
        Declaration.Kind.METHOD,
        "There are no methods yet.",
        d -> d.type() + " " + d.name() + d.detail());
  }

  @Override
  public Manual manual() {
    return manual;
  }

  @Override
  public Answer run(Invocation call) {
    List<String> lines =
        java.declarations().stream().filter(d -> d.kind() == kind).map(line).toList();
    call.say(lines.isEmpty() ? none : String.join("\n", lines));
    return call.done();
  }

  private static String shortened(String value) {
    String flat = value.replace("\n", "\\n").replace("\r", "\\r");
    int end = Math.min(flat.length(), VALUE_WIDTH);
    return end < flat.length() ? flat.substring(0, end) + "…" : flat;
  }
}
