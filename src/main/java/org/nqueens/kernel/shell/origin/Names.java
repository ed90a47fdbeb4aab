package org.nqueens.kernel.shell.origin;

import java.util.regex.Pattern;

/** Names as the reader wrote them, out of those that JShell made of them. */
public final class Names {

  // REPL.$JShell$12. or REPL.$JShell$12$ before a class of a cell, and the like in messages;
  // REPL.$JShell$12_13 is that of two methods of one name
  private static final Pattern WRAPPER =
      Pattern.compile("REPL\\.\\$JShell\\$[0-9]+[A-Z]*(?:_[0-9]+[A-Z]*)*[.$]?");

  private static final Pattern ANONYMOUS = Pattern.compile("(^|\\$)[0-9]+$");

  private Names() {}

  // (java.lang.String and java.lang.Integer are in module java.base of loader 'bootstrap')
  private static final Pattern LOADERS = Pattern.compile(" \\([^()]* of loader [^()]*\\)");

  /**
   * The name of the snippet's class that a class is in, or is.
   *
   * @param className a binary name
   * @return a binary name; the same for a class of no snippet
   */
  public static String outermost(String className) {
    int shell = className.indexOf("$JShell$");
    int inner = shell < 0 ? -1 : className.indexOf('$', shell + "$JShell$".length());
    return inner < 0 ? className : className.substring(0, inner);
  }

  /**
   * A text without the wrappers' names, and without those of class loaders.
   *
   * @param text any text
   * @return the text for the reader
   */
  public static String readable(String text) {
    String own = text.contains("REPL.") ? WRAPPER.matcher(text).replaceAll("") : text;
    return own.contains(" of loader ") ? LOADERS.matcher(own).replaceAll("") : own;
  }

  /**
   * The name of a class as its reader knows it, who may have given it none.
   *
   * @param name a binary name
   * @return the name in words
   */
  public static String type(String name) {
    String own = readable(name);
    return own.matches("[0-9]+") ? "an anonymous class" : own;
  }

  /**
   * The method of a frame in a cell's code.
   *
   * @param frame the frame
   * @return the method in words; empty for the top level of a cell
   */
  public static String method(StackTraceElement frame) {
    String type = readable(frame.getClassName());
    String method = frame.getMethodName();
    if (method.startsWith("do_it$")) { // do_it$Aux, where a var's type has no name
      return "";
    } else if (method.startsWith("lambda$")) {
      return "a lambda expression";
    }
    if (method.equals("<clinit>")) {
      return "the static part of " + type;
    }
    String name = method.equals("<init>") ? "constructor" : method + "()";
    if (ANONYMOUS.matcher(type).find()) {
      return name + " of an anonymous class";
    }
    return type.isEmpty() ? name : type + "." + name;
  }
}
