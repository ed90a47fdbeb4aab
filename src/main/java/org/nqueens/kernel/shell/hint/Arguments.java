package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A call with the wrong number of arguments, said in numbers. */
final class Arguments {

  private static final Pattern CALL =
      Pattern.compile(
          "(?s)^(?:method|constructor) (\\w+).*required: ([^\n]*)\n\\s*found:\\s+([^\n]*)\n"
              + ".*lists differ in length");

  private Arguments() {}

  /** How many are wanted and how many given, where that is what the compiler complains of. */
  static Optional<String> of(String message) {
    Matcher call = CALL.matcher(message);
    return call.find()
        ? Optional.of(
            "%s wants %s and gets %s."
                .formatted(call.group(1), values(count(call.group(2))), given(call.group(3))))
        : Optional.empty();
  }

  private static String given(String types) {
    return count(types) == 0 ? "none" : Integer.toString(count(types));
  }

  private static String values(int count) {
    return count == 0 ? "no value" : count == 1 ? "1 value" : count + " values";
  }

  /** The commas outside of angle brackets, and one more. */
  private static int count(String types) {
    if (types.equals("no arguments")) {
      return 0;
    }
    int depth = 0;
    int count = 1;
    for (char c : types.toCharArray()) {
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      count += c == ',' && depth == 0 ? 1 : 0;
    }
    return count;
  }
}
