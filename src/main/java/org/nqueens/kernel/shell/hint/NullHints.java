package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.link.Trouble;
import org.nqueens.kernel.shell.origin.Names;

/** Hints for null where an object is needed. */
final class NullHints {

  private static final Pattern NAMED = Pattern.compile("because \"(.+?)\" is null");
  private static final Pattern GIVEN =
      Pattern.compile(
          "because the return value of \"(?:(?:[\\w$]+\\.)*([\\w$]+)\\.)?(\\w+)\\(.*\\)\" is null");
  private static final String MADE_UP = "<"; // begins the names of variables that javac adds

  private NullHints() {}

  /** The variable, or the like, that held null. */
  static Optional<String> name(Trouble trouble) {
    Matcher none = NAMED.matcher(trouble.message().orElse(""));
    return none.find() && !none.group(1).equals("null") && !none.group(1).startsWith(MADE_UP)
        ? Optional.of(Names.readable(none.group(1)))
        : Optional.empty();
  }

  static Optional<String> of(Trouble trouble) {
    if (!trouble.type().equals("java.lang.NullPointerException")) {
      return Optional.empty();
    }
    Matcher given = GIVEN.matcher(Names.readable(trouble.message().orElse("")));
    Optional<String> library = library(trouble);
    if (library.isPresent()) {
      return library;
    } else if (given.find()) {
      return Optional.of(given(String.valueOf(given.group(1)), given.group(2)));
    }
    return Optional.of(
        name(trouble).orElse("Something")
            + " holds null, no object: where should it have got one?");
  }

  private static String given(String type, String method) {
    return type.endsWith("Map") && method.equals("get")
        ? "A map gives null for a key that it does not have: ask containsKey, or use getOrDefault."
        : "%s() has given null, no object: when does it do that?".formatted(method);
  }

  /** What was called of the JDK, if it met null in its inside. */
  private static Optional<String> library(Trouble trouble) {
    Optional<StackTraceElement> called = Optional.empty();
    for (StackTraceElement frame : trouble.frames()) {
      if (!frame.getClassName().startsWith("java.")) {
        break;
      }
      called = Optional.of(frame);
    }
    return called.map(
        frame ->
            "%s met null, where it needs an object: which value was it given?"
                .formatted(call(frame)));
  }

  private static String call(StackTraceElement frame) {
    String type = frame.getClassName().replaceFirst(".*[.$]", "");
    return frame.getMethodName().equals("<init>")
        ? "new " + type
        : type + "." + frame.getMethodName();
  }
}
