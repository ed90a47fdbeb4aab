package org.nqueens.exercise;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The source of a chapter, which is also where hints and solutions are kept: what {@code hint} and
 * {@code solution} show is cut out of the page that the reader reads, so the two cannot drift.
 *
 * @param markdown the whole source
 */
record ChapterText(String markdown) {

  private static final Pattern HINT =
      Pattern.compile("<summary>Hint \\d</summary>(.*?)(?=<details>|</details>)", Pattern.DOTALL);
  private static final Pattern CODE_CELL =
      Pattern.compile("^```java \\{[^}]*\\}\\R(.*?)^```", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern SOLUTION =
      Pattern.compile(
          "^[ \\t]*// solution[ \\t]*\\R(.*?)^[ \\t]*// (?:stub|end)[ \\t]*$",
          Pattern.DOTALL | Pattern.MULTILINE);

  /** The source of a chapter, as it went into the jar. */
  static ChapterText of(Chapter chapter) {
    String name = "/META-INF/nqueens/chapters/" + chapter.stem() + ".md";
    try (InputStream in = ChapterText.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the book's own text is missing: " + name);
      }
      return new ChapterText(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The hints of an exercise, the gentlest first; empty if there are none. */
  List<String> hints(String exercise) {
    int start = markdown.indexOf("\n**" + exercise + "** ");
    if (start < 0) {
      return List.of();
    }
    int end = markdown.indexOf("\n+++", start);
    int fence = markdown.indexOf("\n```java {", start);
    int stop = Math.min(end < 0 ? markdown.length() : end, fence < 0 ? markdown.length() : fence);
    return HINT.matcher(markdown.substring(start, stop))
        .results()
        .map(hint -> hint.group(1).strip())
        .toList();
  }

  /**
   * The lines that solve an exercise, as they stand in the solved copy; empty if there are none.
   */
  String solution(String exercise) {
    Matcher cell = CODE_CELL.matcher(markdown);
    while (cell.find()) {
      if (cell.group(1).contains("check(\"" + exercise + "\"")) {
        Matcher lines = SOLUTION.matcher(cell.group(1));
        StringBuilder all = new StringBuilder();
        while (lines.find()) {
          all.append(lines.group(1));
        }
        return all.toString().stripTrailing().stripIndent();
      }
    }
    return "";
  }
}
