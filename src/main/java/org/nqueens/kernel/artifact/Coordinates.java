package org.nqueens.kernel.artifact;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of an artifact.
 *
 * @param group its group
 * @param artifact its own name
 * @param type Maven's word for what it is, {@code jar} unless said otherwise
 * @param classifier an empty text unless said otherwise
 * @param version a version, a range, or {@code RELEASE} for the newest
 * @param problem what is wrong with the text, in a sentence; then the rest is empty
 */
record Coordinates(
    String group,
    String artifact,
    String type,
    String classifier,
    String version,
    Optional<String> problem) {

  private static final Pattern IVY = Pattern.compile("([^#;\\s]+)#([^#;\\s]+);([^#;\\s]+)");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.\\-]+");
  private static final String FORM =
      "write group:artifact:version, or group:artifact:type:classifier:version";

  /** Reads {@code group:artifact[:type[:classifier]]:version} or {@code group#artifact;version}. */
  static Coordinates of(String text) {
    Matcher ivy = IVY.matcher(text);
    if (ivy.matches()) {
      return of(List.of(ivy.group(1), ivy.group(2), ivy.group(3)), text);
    }
    return of(List.of(text.split(":", -1)), text);
  }

  private static Coordinates of(List<String> parts, String text) {
    int size = parts.size();
    if (size == 2) {
      return wrong(
          text + " has no version; " + text + ":RELEASE would take the newest, but " + FORM);
    }
    if (size < 2 || size > 5) {
      return wrong(text + " does not name an artifact; " + FORM);
    }
    Optional<String> odd =
        parts.subList(0, size - 1).stream().filter(p -> !NAME.matcher(p).matches()).findFirst();
    if (odd.isPresent() || parts.get(size - 1).isBlank()) {
      return wrong(
          text + " does not name an artifact: '" + odd.orElse("") + "' is no name; " + FORM);
    }
    if (size == 4 && isVersion(parts.get(2)) && !isVersion(parts.get(3))) {
      return wrong(
          text
              + " has its version before its classifier; write "
              + String.join(":", parts.get(0), parts.get(1), "jar", parts.get(3), parts.get(2)));
    }
    return new Coordinates(
        parts.get(0),
        parts.get(1),
        size > 3 ? parts.get(2) : "jar",
        size > 4 ? parts.get(3) : "",
        parts.get(size - 1),
        Optional.empty());
  }

  private static boolean isVersion(String part) {
    return !part.isEmpty() && Character.isDigit(part.charAt(0));
  }

  private static Coordinates wrong(String problem) {
    return new Coordinates("", "", "", "", "", Optional.of(problem));
  }
}
