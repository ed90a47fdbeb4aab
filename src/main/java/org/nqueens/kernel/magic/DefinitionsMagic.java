package org.nqueens.kernel.magic;

import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/** Lists what the cells have defined: one line for each definition of a kind. */
final class DefinitionsMagic implements Magic {

  private static final int VALUE_WIDTH = 60;
  private static final Pattern METHOD = Pattern.compile("\\((.*)\\)(.*)");

  private final Manual manual;
  private final Interpreter java;
  private final Definition.Kind kind;
  private final BiFunction<Definition, Invocation, String> line;

  private DefinitionsMagic(
      Manual manual,
      Interpreter java,
      Definition.Kind kind,
      BiFunction<Definition, Invocation, String> line) {
    this.manual = manual;
    this.java = java;
    this.kind = kind;
    this.line = line;
  }

  /** The magic {@code %vars}: type, name and value of each variable. */
  static Magic variables(Interpreter java) {
    return new DefinitionsMagic(
        Manual.line("vars", "%vars", "lists the variables with their types and values"),
        java,
        Definition.Kind.VARIABLE,
        (variable, call) ->
            variable.type() + " " + variable.name() + value(variable.name(), java, call));
  }

  /** The magic {@code %methods}: the head of each method. */
  static Magic methods(Interpreter java) {
    return new DefinitionsMagic(
        Manual.line("methods", "%methods", "lists the methods that the cells have defined"),
        java,
        Definition.Kind.METHOD,
        (method, call) -> head(method));
  }

  @Override
  public Manual manual() {
    return manual;
  }

  @Override
  public Answer run(Invocation call) {
    List<String> lines =
        java.definitions().stream()
            .filter(definition -> definition.kind() == kind)
            .filter(definition -> !definition.name().startsWith("$")) // the shell's own names
            .map(definition -> line.apply(definition, call))
            .toList();
    call.say(lines.isEmpty() ? "There are none yet." : String.join("\n", lines));
    return call.done();
  }

  /** The value as a cell would show it, on one line. */
  private static String value(String name, Interpreter java, Invocation call) {
    Outcome outcome = java.execute(new Cell(call.cell(), name, call.line()), call.output());
    return outcome instanceof Outcome.Done done && done.result().isPresent()
        ? " = " + shortened(done.result().get().plain())
        : "";
  }

  private static String shortened(String value) {
    String flat = value.replace("\n", "\\n").replace("\r", "\\r");
    int end =
        flat.offsetByCodePoints(0, Math.min(VALUE_WIDTH, flat.codePointCount(0, flat.length())));
    return end < flat.length() ? flat.substring(0, end) + "…" : flat;
  }

  private static String head(Definition method) {
    Matcher type = METHOD.matcher(method.type());
    return type.matches()
        ? type.group(2) + " " + method.name() + "(" + type.group(1).replace(",", ", ") + ")"
        : method.name();
  }
}
