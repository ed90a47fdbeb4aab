package org.nqueens.kernel.shell;

import java.util.regex.Pattern;

/** Names as the reader wrote them, out of those that JShell made of them. */
final class Names {

  // REPL.$JShell$12. or REPL.$JShell$12$ before a class of a cell, and the like in messages
  private static final Pattern WRAPPER = Pattern.compile("REPL\\.\\$JShell\\$[0-9]+[A-Z]*[.$]?");

  private Names() {}

  /** A text without the wrappers' names. */
  static String readable(String text) {
    return text.contains("REPL.") ? WRAPPER.matcher(text).replaceAll("") : text;
  }

  /** The method of a frame in a cell's code: empty for the top level of a cell. */
  static String method(StackTraceElement frame) {
    String type = readable(frame.getClassName());
    String method = frame.getMethodName();
    if (method.equals("do_it$")) {
      return "";
    } else if (method.startsWith("lambda$")) {
      return "a lambda expression";
    }
    String name = method.equals("<init>") ? "constructor" : method + "()";
    return type.isEmpty() ? name : type + "." + name;
  }
}
