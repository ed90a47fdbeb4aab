package org.nqueens.kernel.magic;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Interpreter;

/** Lists the heads of the methods that the cells have defined. */
final class MethodsMagic implements Magic {

  private static final Manual MANUAL =
      Manual.line("methods", "%methods", "lists the methods that the cells have defined");
  private static final Pattern TYPE = Pattern.compile("\\((.*)\\)(.*)");

  private final Interpreter java;

  MethodsMagic(Interpreter java) {
    this.java = java;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    List<String> heads =
        java.definitions().stream()
            .filter(definition -> definition.kind() == Definition.Kind.METHOD)
            .map(MethodsMagic::head)
            .toList();
    call.say(heads.isEmpty() ? "There are none yet." : String.join("\n", heads));
    return call.done();
  }

  private static String head(Definition method) {
    Matcher type = TYPE.matcher(method.type());
    return type.matches()
        ? type.group(2) + " " + method.name() + "(" + type.group(1).replace(",", ", ") + ")"
        : method.name();
  }
}
