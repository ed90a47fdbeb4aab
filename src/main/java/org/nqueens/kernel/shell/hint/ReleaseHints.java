package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A hint for a class of the class path that was compiled for a newer Java than runs here. */
final class ReleaseHints {

  private static final int BEFORE_FIRST = 44; // the class files of Java 1 have the version 45

  private static final String TEXT =
      "It was compiled for Java %d, and the kernel runs on Java %d: install the kernel with a newer"
          + " --java, or take an older release of the library.";

  private static final Pattern NEWER =
      Pattern.compile("class file has wrong version (\\d+)\\.\\d+, should be (\\d+)\\.");

  private ReleaseHints() {}

  static Optional<String> of(Finding finding) {
    Matcher found = NEWER.matcher(finding.raw());
    return found.find()
        ? Optional.of(TEXT.formatted(release(found.group(1)), release(found.group(2))))
        : Optional.empty();
  }

  private static int release(String version) {
    return Integer.parseInt(version) - BEFORE_FIRST;
  }
}
