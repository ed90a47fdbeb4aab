package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.kernel.shell.source.Brackets;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Keywords;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** Hints for a value of one type where one of another is wanted. */
final class ConversionHints {

  private static final Map<String, String> FROM_TEXT =
      Map.ofEntries(
          Map.entry("int", "Integer.parseInt(text) reads an int from a text."),
          Map.entry("Integer", "Integer.parseInt(text) reads an int from a text."),
          Map.entry("long", "Long.parseLong(text) reads a long from a text."),
          Map.entry("Long", "Long.parseLong(text) reads a long from a text."),
          Map.entry("double", "Double.parseDouble(text) reads a double from a text."),
          Map.entry("Double", "Double.parseDouble(text) reads a double from a text."),
          Map.entry("boolean", "Texts are compared with equals: name.equals(\"Ada\")."),
          Map.entry("char", "One character stands between single quotes: 'a'."),
          Map.entry(
              "Throwable", "throw takes an exception: throw new IllegalStateException(text);"));

  private static final Map<String, String> WRAPPED =
      Map.of(
          "Long", "A Long is made of a long: put an L behind the number, as in 5L.",
          "Double", "A Double is made of a double: write the number with a fraction, as in 5.0.",
          "Float", "A Float is made of a float: put an f behind the number, as in 5f.",
          "Byte", "A Byte is made of a byte: convert the number, as in (byte) 5.",
          "Short", "A Short is made of a short: convert the number, as in (short) 5.",
          "Character", "A Character is made of a char: convert the number, as in (char) 65.");

  private static final String ARRAY = "[]";

  private ConversionHints() {}

  /** For what the compiler does not say as a conversion of one type to another. */
  static Optional<String> of(Finding finding) {
    return finding.message().contains("try-with-resources")
        ? Optional.of("try (…) holds what is to be closed afterwards, such as a file.")
        : Optional.empty();
  }

  static Optional<String> of(Finding finding, String from, String to) {
    if (from.equals("null")) {
      return Optional.of(
          "A variable of type %s always has a value; null stands for no object.".formatted(to));
    } else if (from.equals("void")) {
      return Optional.of(FixedHints.VOID);
    } else if (isElement(finding)) {
      return Optional.of("The elements are of type %s: for (%s each : …).".formatted(from, from));
    } else if (to.equals("boolean") && isAssignment(finding)) {
      return Optional.of("= gives a variable a value; == compares.");
    }
    return array(from, to)
        .or(() -> object(from, to))
        .or(() -> text(finding, from, to))
        .or(() -> other(from, to));
  }

  private static boolean isAssignment(Finding finding) {
    return finding.first().is("=") && !Declared.is(finding.after(), 1, "=");
  }

  /** {@code for (String name : List.of(1, 2))} */
  private static boolean isElement(Finding finding) {
    List<Token> tokens = Lexer.tokens(finding.before());
    for (int i = tokens.size() - 1; i >= 3; i--) {
      if (tokens.get(i).is(":")) {
        int open = Brackets.unclosed(tokens.subList(0, i)).map(tokens::indexOf).orElse(0);
        boolean head = open > 0 && tokens.get(open).is("(") && tokens.get(open - 1).is("for");
        return head && Brackets.depth(tokens) == Brackets.depth(tokens.subList(0, i));
      }
    }
    return false;
  }

  private static Optional<String> array(String from, String to) {
    if (to.endsWith(ARRAY) && !from.endsWith(ARRAY)) {
      return Optional.of(
          "%s is an array, and this is not: elements between braces make one, {…}.".formatted(to));
    } else if (from.endsWith(ARRAY) && !to.endsWith(ARRAY) && !to.equals("String")) {
      return Optional.of("This is a whole array; one element of it is asked with [index].");
    }
    return Optional.empty();
  }

  private static Optional<String> object(String from, String to) {
    return from.equals("Object")
        ? Optional.of("A cast says what the object is: (%s) before it.".formatted(to))
        : Optional.empty();
  }

  private static Optional<String> text(Finding finding, String from, String to) {
    if (from.equals("String") && isIndex(finding)) {
      return Optional.of("Between [ and ] stands a whole number; a map is asked with get(key).");
    } else if (from.equals("String")) {
      return Optional.ofNullable(FROM_TEXT.get(to));
    } else if (to.equals("String") && finding.first().text().startsWith("'")) {
      return Optional.of("A text stands between double quotes.");
    } else if (to.equals("String") && from.endsWith(ARRAY)) {
      return Optional.of("Arrays.toString(array) makes a text of an array.");
    } else if (to.equals("String")) {
      return Optional.of("String.valueOf(value) makes a text of any value.");
    }
    return Optional.empty();
  }

  private static boolean isIndex(Finding finding) {
    return finding.before().stripTrailing().endsWith("[");
  }

  private static Optional<String> other(String from, String to) {
    if (to.equals("boolean")) {
      return Optional.of("A condition is true or false: compare the value with something.");
    } else if (Keywords.PRIMITIVES.contains(from)) {
      return Optional.ofNullable(WRAPPED.get(to));
    } else if (from.contains("<") && to.contains("<")) {
      return Optional.of("What stands between < and > must be the same on both sides.");
    }
    return Optional.empty();
  }
}
