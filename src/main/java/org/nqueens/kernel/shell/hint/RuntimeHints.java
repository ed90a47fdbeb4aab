package org.nqueens.kernel.shell.hint;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.link.Trouble;
import org.nqueens.kernel.shell.origin.Names;

/** What to look at next when something was thrown. */
public final class RuntimeHints {

  private static final Map<String, String> BY_TYPE =
      Map.ofEntries(
          Map.entry(
              "java.lang.StackOverflowError",
              "The calls never come back. Is there a base case? Does every call come nearer to it?"),
          Map.entry(
              "java.util.ConcurrentModificationException",
              "A collection was changed while a loop goes through it: use removeIf, or collect the"
                  + " changes and make them behind the loop."),
          Map.entry(
              "java.lang.ArithmeticException",
              "Check the divisor before you divide; whole numbers know no infinity."),
          Map.entry(
              "java.lang.ClassCastException",
              "A cast does not convert; the object must be of that class already. instanceof asks."),
          Map.entry("java.lang.NegativeArraySizeException", "An array has 0 elements or more."),
          Map.entry(
              "java.util.InputMismatchException",
              "What was typed is not of the kind that the Scanner was asked for."),
          Map.entry(
              "java.util.NoSuchElementException",
              "There is nothing, or nothing more, to take: ask first, with isEmpty, hasNext or"
                  + " isPresent."),
          Map.entry(
              "java.util.EmptyStackException", "The stack is empty: ask first, with isEmpty."),
          Map.entry(
              "java.lang.AssertionError",
              "Something is not as the code demands it: which value did" + " you expect?"),
          Map.entry(
              "java.lang.OutOfMemoryError",
              "Does something grow without end? What is still in a variable keeps its memory until the"
                  + " variable is set to null."),
          Map.entry(
              "java.lang.ArrayStoreException",
              "The array was made for elements of another class."));

  private RuntimeHints() {}

  /**
   * What to look at next. Input that nobody gave, or a variable that was reset, explains more than
   * anything else.
   *
   * @param trouble what was thrown
   * @param world what the cells have made
   * @return one sentence or two, where we know any
   */
  public static Optional<String> of(Trouble trouble, World world) {
    return world
        .unansweredHint()
        .or(() -> NullHints.name(trouble).flatMap(world::lostHint))
        .or(() -> root(trouble).flatMap(RuntimeHints::known));
  }

  /** What is at the bottom of it: the first that we know something of. */
  private static Optional<Trouble> root(Trouble trouble) {
    return known(trouble).isPresent()
        ? Optional.of(trouble)
        : trouble.cause().flatMap(RuntimeHints::root);
  }

  private static Optional<String> known(Trouble trouble) {
    String message = trouble.message().orElse("");
    Optional<String> solved =
        MessageHints.of(trouble)
            .or(() -> IndexHints.of(trouble))
            .or(() -> NullHints.of(trouble))
            .or(() -> NumberTextHints.of(trouble));
    if (isOldVersion(trouble)) {
      return Optional.of("The object is of an earlier version of its class: make it again.");
    } else if (solved.isPresent()) {
      return solved;
    } else if (message.endsWith("overflow")) {
      return Optional.of("The result is too large for its type: a long holds more than an int.");
    } else if (isImmutable(trouble)) {
      return Optional.of(immutable(trouble));
    }
    return Optional.ofNullable(BY_TYPE.get(trouble.type()));
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

  /** Of maps, those that cannot be changed; lists of a fixed length take other elements. */
  private static String immutable(Trouble trouble) {
    boolean map =
        trouble.frames().stream().limit(3).anyMatch(one -> one.getClassName().contains("Map"));
    return "This collection cannot be changed, or not in its length; new %s makes a copy that can."
        .formatted(map ? "HashMap<>(map)" : "ArrayList<>(list)");
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
