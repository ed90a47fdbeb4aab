package org.nqueens.kernel.notebook.chapter;

import java.util.List;
import java.util.regex.Pattern;
import org.nqueens.kernel.notebook.NotebookException;

/** What stands in braces behind a fence or a {@code +++}: {@code {id=… tags=…,…}}. */
record Attributes(String id, List<String> tags) {

  static final Attributes NONE = new Attributes("", List.of());

  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern TAG = Pattern.compile("[A-Za-z0-9_-]+");
  private static final int LONGEST_ID = 64; // the format's limit

  static Attributes parse(String braces, int line) {
    String id = "";
    List<String> tags = List.of();
    for (String word : braces.substring(1, braces.length() - 1).strip().split("\\s+")) {
      if (word.startsWith("id=")) {
        id = id(word.substring(3), line);
      } else if (word.startsWith("tags=")) {
        tags = tags(word.substring(5), line);
      } else if (!word.isEmpty()) {
        throw new NotebookException(
            "line " + line + ": '" + word + "' is none of id=NAME, tags=A,B.");
      }
    }
    return new Attributes(id, tags);
  }

  private static String id(String text, int line) {
    if (!ID.matcher(text).matches() || text.length() > LONGEST_ID) {
      throw new NotebookException(
          "line %d: the id '%s' is not of small letters, digits and single hyphens, 1 to %d long."
              .formatted(line, text, LONGEST_ID));
    }
    return text;
  }

  private static List<String> tags(String text, int line) {
    List<String> tags = List.of(text.split(",", -1));
    for (String tag : tags) {
      if (!TAG.matcher(tag).matches()) {
        throw new NotebookException("line " + line + ": '" + tag + "' is no tag.");
      }
    }
    return tags;
  }
}
