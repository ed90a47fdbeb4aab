package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hints for values of the wrong type. */
final class TypeHints {

  private static final Pattern CONVERTED = Pattern.compile("(\\S+) cannot be converted to (\\S+)");
  private static final Pattern LOSSY = Pattern.compile("lossy conversion from (\\S+) to (\\S+)");

  private TypeHints() {}

  static Optional<String> of(Finding finding) {
    if (finding.isAny("operator.cant.be.applied")) {
      return operator(finding);
    } else if (finding.isAny("incomparable") && finding.message().contains("boolean")) {
      return Optional.of(
          "A comparison is true or false: compare each pair, and join them with &&.");
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
    Optional<String> other = ConversionHints.of(finding);
    if (other.isPresent()) {
      return other;
    }
    return converted.find()
        ? ConversionHints.of(finding, converted.group(1), converted.group(2))
        : Optional.empty();
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
      return Optional.of("A text equals nothing but a text: which of the two is wrong?");
    } else if (message.contains("String") && isComparison(message)) {
      return Optional.of("Which text comes first is asked with compareTo: a.compareTo(b) < 0.");
    } else if (message.contains("String")) {
      return Optional.of("With texts only + works: it joins them.");
    } else if (message.contains("unary operator '!'")) {
      return Optional.of("! turns true into false: it needs a condition.");
    } else if (message.contains("'&&'") || message.contains("'||'")) {
      return Optional.of("&& and || join two conditions, each whole: x > 1 && x < 5.");
    } else if (message.contains("boolean") && (isComparison(message) || message.contains("=='"))) {
      return Optional.of("Comparisons do not chain: write x > 1 && x < 5.");
    } else if (message.contains("boolean")) {
      return Optional.of("true and false are no numbers: condition ? 1 : 0 makes one.");
    }
    return Optional.empty();
  }

  private static boolean isComparison(String message) {
    return message.matches("(?s).*'[<>]=?'.*");
  }
}
