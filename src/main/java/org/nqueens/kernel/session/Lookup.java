package org.nqueens.kernel.session;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell that asks what a name is: {@code Math.max?}, as in other kernels. No Java ends so.
 *
 * @param name the name that is asked for
 */
record Lookup(String name) {

  private static final Pattern QUESTION =
      Pattern.compile("\\s*([\\p{L}_$][\\w.$]*)(\\([^()]*\\))?\\s*\\?{1,2}\\s*");

  static Optional<Lookup> of(String code) {
    if (!code.stripTrailing().endsWith("?")) {
      return Optional.empty();
    }
    Matcher question = QUESTION.matcher(code);
    return question.matches() ? Optional.of(new Lookup(question.group(1))) : Optional.empty();
  }
}
