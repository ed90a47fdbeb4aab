package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.link.Trouble;

/** Hints for texts that were to be read as numbers. */
final class NumberTextHints {

  private static final Pattern TEXT = Pattern.compile("(?s)^For input string: \"(.*)\"");
  private static final String WHOLE = "[+-]?\\d+";
  private static final String RULE =
      "Only a text that is a number through and through can be read as one: no spaces, no letters.";

  private NumberTextHints() {}

  static Optional<String> of(Trouble trouble) {
    if (!trouble.type().equals("java.lang.NumberFormatException")) {
      return Optional.empty();
    }
    String message = trouble.message().orElse("");
    Matcher text = TEXT.matcher(message);
    if (text.find()) {
      return Optional.of(message.contains("under radix") ? RULE : of(text.group(1)));
    } else if (message.equals("empty String")) {
      return Optional.of(of(""));
    }
    return Optional.of(
        message.contains("null") ? "The text is null: where should it have got a value?" : RULE);
  }

  private static String of(String text) {
    if (text.isBlank()) {
      return "The text is empty: there is no number in it.";
    } else if (!text.equals(text.strip())) {
      return "There is a space around the number: strip() takes it away.";
    } else if (text.matches(WHOLE)) {
      return "The number is too large for its type: a long holds more than an int, a BigInteger any.";
    } else if (text.matches(WHOLE + "\\.\\d+")) {
      return "This is a fraction: Double.parseDouble(text) reads one.";
    }
    return text.matches(WHOLE + ",\\d+")
        ? "The fraction of a number stands behind a point: 1.5."
        : RULE;
  }
}
