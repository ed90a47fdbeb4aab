package org.nqueens.render.stepper;

import java.util.ArrayList;
import java.util.List;

/** Finds its way through a call in the source of a script: brackets and strings. */
final class ScriptCall {

  private ScriptCall() {}

  /** Where a call is closed, one behind its bracket; {@code from} is behind the opening one. */
  static int end(String script, int from) {
    int depth = 1;
    int at = from;
    while (depth > 0) {
      char c = script.charAt(at);
      if (c == '\'') {
        at = endOfString(script, at);
      } else if ("([{".indexOf(c) >= 0) {
        depth++;
      } else if (")]}".indexOf(c) >= 0) {
        depth--;
      }
      at++;
    }
    return at;
  }

  /** What stands between the commas of a call; blanks around it are gone, line breaks are kept. */
  static List<String> arguments(String inside) {
    List<String> arguments = new ArrayList<>();
    int start = 0;
    int depth = 0;
    for (int at = 0; at < inside.length(); at++) {
      char c = inside.charAt(at);
      if (c == '\'') {
        at = endOfString(inside, at);
      } else if ("([{".indexOf(c) >= 0) {
        depth++;
      } else if (")]}".indexOf(c) >= 0) {
        depth--;
      } else if (c == ',' && depth == 0) {
        arguments.add(trimmed(inside.substring(start, at)));
        start = at + 1;
      }
    }
    if (!inside.isBlank()) {
      arguments.add(trimmed(inside.substring(start)));
    }
    return arguments;
  }

  private static int endOfString(String script, int quote) {
    int at = quote + 1;
    while (script.charAt(at) != '\'') {
      at += script.charAt(at) == '\\' ? 2 : 1;
    }
    return at;
  }

  private static String trimmed(String argument) {
    return argument.replaceAll("^[ ]+|[ ]+$", "");
  }
}
