package org.nqueens.kernel.shell;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hints for values of the wrong type. */
final class TypeHints {

  private static final Pattern CONVERTED = Pattern.compile("(\\S+) cannot be converted to (\\S+)");
  private static final Pattern LOSSY = Pattern.compile("lossy conversion from (\\S+) to (\\S+)");

  private static final Map<String, String> FROM_TEXT =
      Map.of(
          "int", "Integer.parseInt(text) reads an int from a text.",
          "long", "Long.parseLong(text) reads a long from a text.",
          "double", "Double.parseDouble(text) reads a double from a text.",
          "boolean", "Texts are compared with equals: name.equals(\"Ada\").",
          "char", "One character stands between single quotes: 'a'.");

  private TypeHints() {}

  static Optional<String> of(Finding finding) {
    if (finding.isAny("operator.cant.be.applied")) {
      return operator(finding);
    } else if (!finding.isAny("prob.found.req")) {
      return Optional.empty();
    }
    Matcher converted = CONVERTED.matcher(finding.message());
    Matcher lossy = LOSSY.matcher(finding.message());
    if (finding.message().contains("unexpected return value")) {
      return Optional.of(
          "The method is declared void, or this is a lambda that gives nothing back.");
    } else if (lossy.find()) {
      return lossy(lossy.group(1), lossy.group(2));
    }
    return converted.find()
        ? converted(finding, converted.group(1), converted.group(2))
        : Optional.empty();
  }

  private static Optional<String> converted(Finding finding, String from, String to) {
    if (from.equals("null")) {
      return Optional.of(
          "A variable of type %s always has a value; null stands for no object.".formatted(to));
    } else if (to.equals("boolean") && isAssignment(finding)) {
      return Optional.of("= gives a variable a value; == compares.");
    } else if (from.equals("String")) {
      return Optional.ofNullable(FROM_TEXT.get(to));
    } else if (to.equals("String")) {
      return Optional.of("String.valueOf(value) makes a text of any value.");
    } else if (to.equals("boolean")) {
      return Optional.of("A condition is true or false: compare the value with something.");
    }
    return Optional.empty();
  }

  private static boolean isAssignment(Finding finding) {
    return finding.first().is("=") && !Declared.is(finding.after(), 1, "=");
  }

  private static Optional<String> lossy(String from, String to) {
    if (to.equals("float")) {
      return Optional.of("Put an f behind the number, or declare the variable as double.");
    } else if (from.equals("double") || from.equals("float")) {
      return Optional.of(
          "(%s) cuts the fraction off, Math.round rounds; or declare the variable as %s."
              .formatted(to, from));
    }
    return Optional.of(
        "%s may be too large for %s: declare the variable as %s, or convert with (%s)."
            .formatted(from.equals("int") ? "An int" : "A " + from, article(to) + to, from, to));
  }

  private static String article(String type) {
    return type.equals("int") ? "an " : "a ";
  }

  private static Optional<String> operator(Finding finding) {
    String message = finding.message();
    if (message.contains("String") && (message.contains("'=='") || message.contains("'!='"))) {
      return Optional.of("A text and a number are never equal: which of them is wrong?");
    } else if (message.contains("String")) {
      return Optional.of("With texts only + works: it joins them.");
    } else if (message.contains("unary operator '!'")) {
      return Optional.of("! turns true into false: it needs a condition.");
    } else if (message.contains("'&&'") || message.contains("'||'")) {
      return Optional.of("&& and || join two conditions, each whole: x > 1 && x < 5.");
    } else if (message.contains("boolean")) {
      return Optional.of("Comparisons do not chain: write x > 1 && x < 5.");
    }
    return Optional.empty();
  }
}
