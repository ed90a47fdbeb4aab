package org.nqueens.kernel.shell;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.link.Trouble;

/** What to look at next when something was thrown. */
final class RuntimeHints {

  private static final Pattern INDEX =
      Pattern.compile("[Ii]ndex (-?\\d+)[,:]? ?(?:out of bounds for length|length) (\\d+)");
  private static final Pattern NULL = Pattern.compile("because \"(.+?)\" is null");
  private static final Map<String, String> BY_TYPE =
      Map.ofEntries(
          Map.entry(
              "java.lang.StackOverflowError",
              "The calls never come back. Is there a base case? Does every call come nearer to it?"),
          Map.entry(
              "java.util.ConcurrentModificationException",
              "A for-each loop goes through a collection that the loop itself changes: use removeIf,"
                  + " or collect the changes and make them behind the loop."),
          Map.entry(
              "java.lang.ArithmeticException",
              "Check the divisor before you divide; whole numbers know no infinity."),
          Map.entry(
              "java.lang.NumberFormatException",
              "Only a text that is a number through and through can be read as one: no spaces, no"
                  + " letters."),
          Map.entry(
              "java.lang.ClassCastException",
              "A cast does not convert; the object must be of that class already. instanceof asks."),
          Map.entry("java.lang.NegativeArraySizeException", "An array has 0 elements or more."),
          Map.entry(
              "java.util.InputMismatchException",
              "What was typed is not of the kind that the Scanner was asked for."),
          Map.entry(
              "java.util.NoSuchElementException",
              "There is no further element: ask first, with hasNext, isPresent or isEmpty."),
          Map.entry(
              "java.lang.OutOfMemoryError",
              "Does something grow without end? What is still in a variable keeps its memory until the"
                  + " variable is set to null."),
          Map.entry(
              "java.lang.ArrayStoreException",
              "The array was made for elements of another class."));

  private RuntimeHints() {}

  static Optional<String> of(Trouble trouble) {
    String message = trouble.message().orElse("");
    Matcher index = INDEX.matcher(message);
    Optional<String> solved = MessageHints.of(trouble);
    if (isOldVersion(trouble)) {
      return Optional.of("The object is of an earlier version of its class: make it again.");
    } else if (solved.isPresent()) {
      return solved;
    } else if (trouble.type().endsWith("IndexOutOfBoundsException") && index.find()) {
      return Optional.of(index(Long.parseLong(index.group(1)), Long.parseLong(index.group(2))));
    } else if (trouble.type().endsWith("IndexOutOfBoundsException")) {
      return Optional.of("Indexes begin with 0 and end before the length.");
    } else if (trouble.type().equals("java.lang.NullPointerException")) {
      return Optional.of(nothing(nullName(trouble).orElse("Something")));
    } else if (message.endsWith("overflow")) {
      return Optional.of("The result is too large for its type: a long holds more than an int.");
    } else if (isImmutable(trouble)) {
      return Optional.of(
          "This collection cannot be changed; new ArrayList<>(list) makes a copy that can.");
    }
    return Optional.ofNullable(BY_TYPE.get(trouble.type()));
  }

  /** The variable, or the like, that held null. */
  static Optional<String> nullName(Trouble trouble) {
    Matcher none = NULL.matcher(trouble.message().orElse(""));
    return none.find() && !none.group(1).equals("null")
        ? Optional.of(Names.readable(none.group(1)))
        : Optional.empty();
  }

  private static String index(long index, long length) {
    if (length == 0) {
      return "It is empty: there is no index at all.";
    }
    String range = "The indexes run from 0 to %d.".formatted(length - 1);
    return index == length ? range + " Does a loop go one step too far, with <= for <?" : range;
  }

  private static String nothing(String name) {
    return name + " holds null, no object: where should it have got one?";
  }

  /** A cast of a class to what looks like itself. */
  private static boolean isOldVersion(Trouble trouble) {
    Matcher cast =
        Pattern.compile("class (\\S+) cannot be cast to class (\\S+)")
            .matcher(Names.readable(trouble.message().orElse("")));
    return trouble.type().equals("java.lang.ClassCastException")
        && cast.find()
        && cast.group(1).equals(cast.group(2));
  }

  private static boolean isImmutable(Trouble trouble) {
    return trouble.type().equals("java.lang.UnsupportedOperationException")
        && trouble.frames().stream()
            .limit(3)
            .anyMatch(
                frame ->
                    frame.getClassName().startsWith("java.util.ImmutableCollections")
                        || frame.getClassName().equals("java.util.AbstractList")
                        || frame.getClassName().startsWith("java.util.Collections$Unmodifiable"));
  }
}
