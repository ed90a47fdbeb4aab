package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.shell.origin.CompilerMessage;
import org.nqueens.kernel.shell.source.Declared;

/** Hints for a call of what is no method. */
final class CallHints {

  private final World world;

  CallHints(World world) {
    this.world = world;
  }

  /** For a name before a parenthesis. */
  Optional<String> of(Finding finding, String name, boolean isClass) {
    if (finding.before().endsWith(".") || !Declared.is(finding.after(), 1, "(")) {
      return Optional.empty();
    }
    return variable(name).or(() -> isClass ? made(name) : Optional.empty());
  }

  private static Optional<String> made(String name) {
    return Optional.of("An object is made with new: new %s(…).".formatted(name));
  }

  private Optional<String> variable(String name) {
    return world
        .jshell()
        .variables()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .map(CallHints::asked);
  }

  private static String asked(VarSnippet variable) {
    String type = CompilerMessage.simple(variable.typeName());
    return type.endsWith("[]")
        ? "%s is an array: an element of it stands between brackets, %s[0]."
            .formatted(variable.name(), variable.name())
        : "%s is a variable of type %s: call a method of it, %s.name(…)."
            .formatted(variable.name(), type, variable.name());
  }
}
