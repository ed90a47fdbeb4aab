package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.link.Trouble;

/** Hints for indexes that are too small or too large. */
final class IndexHints {

  private static final Pattern INDEX =
      Pattern.compile("[Ii]ndex (-?\\d+)[,:]? ?(?:out of bounds for length|length) (\\d+)");
  private static final Pattern NEGATIVE = Pattern.compile("(?:out of range: |begin |end )-\\d+");

  private IndexHints() {}

  static Optional<String> of(Trouble trouble) {
    if (!trouble.type().endsWith("IndexOutOfBoundsException")) {
      return Optional.empty();
    }
    String message = trouble.message().orElse("");
    Matcher index = INDEX.matcher(message);
    if (index.find()) {
      return Optional.of(of(Long.parseLong(index.group(1)), Long.parseLong(index.group(2))));
    }
    return Optional.of(
        "Indexes begin with 0 and end before the length."
            + (NEGATIVE.matcher(message).find() ? " indexOf gives -1 when it finds nothing." : ""));
  }

  private static String of(long index, long length) {
    if (length == 0) {
      return "It is empty: there is no index at all.";
    }
    String range =
        length == 1
            ? "There is one element, with the index 0."
            : "The indexes run from 0 to %d.".formatted(length - 1);
    if (index < 0) {
      return range
          + " None is negative: Java does not count from the end, and indexOf gives -1 when it finds"
          + " nothing.";
    }
    return index == length ? range + " Does a loop go one step too far, with <= for <?" : range;
  }
}
