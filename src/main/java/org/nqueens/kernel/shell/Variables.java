package org.nqueens.kernel.shell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.VarSnippet;

/**
 * Keeps the values of variables where JShell forgets them. JShell gives a variable a new class, and
 * with it a new empty field, whenever something changes that its declaration depends on; the value
 * is still in the field of the class before.
 */
final class Variables {

  /** A variable that lost its value, and the cell that gives it one. */
  record Loss(String name, Origin origin) {}

  private final JShell jshell;
  private final WorkerControl control;
  private final Origins origins;
  private final Map<String, String> holders = new HashMap<>(); // snippet id → class name

  Variables(JShell jshell, WorkerControl control, Origins origins) {
    this.jshell = jshell;
    this.control = control;
    this.origins = origins;
  }

  /** A variable that was declared just now: what it held before does not matter. */
  void declared(VarSnippet variable) {
    holders.put(variable.id(), origins.classOf(variable));
  }

  /** After each change: carries values over to where JShell looks for them now. */
  List<Loss> settle() {
    List<Loss> lost = new ArrayList<>();
    List<VarSnippet> all = jshell.variables().toList();
    for (VarSnippet variable : all) {
      String now = origins.classOf(variable);
      String before = holders.put(variable.id(), now);
      if (before != null && !before.equals(now)) {
        control
            .copy(before, now, variable.name())
            .ifPresent(
                why -> origins.of(variable.id()).ifPresent(o -> lost.add(loss(variable, o))));
      }
    }
    return lost;
  }

  private static Loss loss(VarSnippet variable, Origin origin) {
    return new Loss(variable.name(), origin);
  }

  /** The worker is gone and with it all values: forgets the variables. */
  List<Loss> forget() {
    List<Loss> lost = new ArrayList<>();
    for (VarSnippet variable : jshell.variables().toList()) {
      if (variable.subKind() != Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND) {
        origins.of(variable.id()).ifPresent(origin -> lost.add(loss(variable, origin)));
      }
      jshell.drop(variable);
    }
    return lost;
  }
}
