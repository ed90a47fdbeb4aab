package org.nqueens.kernel.shell.hint;

import java.util.Map;
import java.util.Optional;

/** Hints for switches, loops and what is caught. */
final class SwitchHints {

  private static final String ALONE = "Behind case stands a constant of an enum alone: case RED.";
  private static final String FIXED =
      "Behind case stands a fixed value; variables are compared with if and else.";

  private static final Map<String, String> BY_KIND =
      Map.ofEntries(
          Map.entry("enum.label.must.be.unqualified.enum", ALONE),
          Map.entry("enum.label.must.be.enum.constant", ALONE),
          Map.entry("enum.label.must.be.known.enum.constant", ALONE),
          Map.entry(
              "switch.mixing.case.types", "All cases of a switch have arrows, or all have colons."),
          Map.entry("const.expr.req", FIXED),
          Map.entry("string.const.req", FIXED),
          Map.entry("pattern.or.enum.req", FIXED),
          Map.entry(
              "constant.label.not.compatible",
              "The value behind case is of the type of what the switch asks; and that is an int, a"
                  + " char, a text or an enum."),
          Map.entry(
              "return.outside.switch.expression",
              "yield gives the value of a switch that is an expression: yield 5;"),
          Map.entry(
              "except.already.caught",
              "A catch above takes it already: the narrower exception comes first."),
          Map.entry(
              "bad.initializer",
              "The variable of a loop has its type before it: for (int each : numbers)."));

  private SwitchHints() {}

  static Optional<String> of(Finding finding) {
    return finding.is("foreach.not.applicable.to.type")
        ? Optional.of(elements(finding.message()))
        : Optional.ofNullable(BY_KIND.get(finding.code().replace("compiler.err.", "")));
  }

  private static String elements(String message) {
    String found = message.replaceFirst("(?s).*found:\\s+", "");
    if (found.equals("int") || found.equals("long")) {
      return "A loop that counts is written for (int i = 0; i < n; i++).";
    } else if (found.startsWith("String")) {
      return "text.toCharArray() holds the characters of a text.";
    }
    return found.contains("Map")
        ? "A map is gone through by its keySet(), its values() or its entrySet()."
        : "A for-each loop goes through an array or a collection.";
  }
}
