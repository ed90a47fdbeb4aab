package org.nqueens;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.nqueens.kernel.notebook.Cover;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.Output;

/**
 * The numbers that a chapter's prose claims, and those that its cells produce or assert.
 *
 * <p>Prose is all Markdown, folded answers and hints too, without code, links, headings, the
 * numbers of list items, exercises and chapters, and the minutes that a chapter takes. Evidence is
 * what the code says and what it showed, without comments and without the texts that it merely
 * prints; what varies from run to run, quizzes and exercises prove nothing by their outputs.
 */
final class Claims {

  private static final Pattern NUMBER = Pattern.compile("\\d+(?:[,_]\\d{3}(?!\\d))*(?:\\.\\d+)?");
  private static final Pattern NO_PROSE =
      Pattern.compile(
          "(?ms)```.*?```|`[^`]*`|\\[[^\\]]*\\]\\([^)]*\\)|^#+ [^\\n]*$|<summary>.*?</summary>"
              + "|<[^>]*>|^\\d+\\. |\\*\\*\\d\\.\\d\\*\\*|\\bAbout \\w+ minutes"
              + "|\\b[Cc]hapters? \\d+(?:(?:, \\d+)* (?:and|to) \\d+)?|\\bexercise \\d\\.\\d");
  private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\.)*\"");
  private static final Pattern COMMENT = Pattern.compile("//[^\\n]*");
  private static final List<String> TEENS =
      List.of(
          ("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen")
              .split(" "));
  private static final List<String> TENS =
      List.of("twenty thirty forty fifty sixty seventy eighty ninety".split(" "));
  private static final List<String> UNITS =
      List.of("one two three four five six seven eight nine".split(" "));
  private static final Pattern WORD =
      Pattern.compile(
          "(?i)\\b(?:(%s)|(%s)(?:-(%s))?)\\b"
              .formatted(String.join("|", TEENS), String.join("|", TENS), String.join("|", UNITS)));
  private static final Set<String> NO_EVIDENCE = Set.of("volatile", "quiz", "exercise");

  private Claims() {}

  /** A number of the prose, with the words around it. */
  record Claim(String cell, BigDecimal number, String context) {}

  /** The claims of a notebook that neither its cells nor the given numbers bear out. */
  static List<Claim> unproved(Notebook notebook, Set<BigDecimal> allowed) {
    Set<BigDecimal> evidence = evidence(notebook);
    return claims(notebook).stream()
        .filter(claim -> !allowed.contains(claim.number()) && !proves(evidence, claim.number()))
        .toList();
  }

  static List<Claim> claims(Notebook notebook) {
    List<Claim> claims = new ArrayList<>();
    for (NotebookCell cell : Chapters.text(notebook)) {
      String prose = NO_PROSE.matcher(cell.source()).replaceAll(" ");
      String id = cell.id().orElse("?");
      NUMBER
          .matcher(prose)
          .results()
          .forEach(m -> claims.add(claim(id, value(m.group()), m, prose)));
      WORD.matcher(prose).results().forEach(m -> claims.add(claim(id, value(m), m, prose)));
    }
    return claims;
  }

  /** An exact number is proved by itself, a decimal fraction by what it is rounded from, too. */
  private static boolean proves(Set<BigDecimal> evidence, BigDecimal claim) {
    return evidence.contains(claim)
        || claim.scale() > 0
            && evidence.stream()
                .anyMatch(
                    found -> found.setScale(claim.scale(), RoundingMode.HALF_UP).equals(claim));
  }

  private static Set<BigDecimal> evidence(Notebook notebook) {
    Set<BigDecimal> evidence = new HashSet<>();
    for (NotebookCell cell : Chapters.code(notebook)) {
      String code = COMMENT.matcher(TEXT.matcher(cell.source()).replaceAll("\"\"")).replaceAll("");
      evidence.addAll(numbers(code));
      if (cell.tags().stream().noneMatch(NO_EVIDENCE::contains)) {
        evidence.addAll(numbers(withoutTexts(shown(cell), cell.source())));
      }
    }
    return evidence;
  }

  private static String withoutTexts(String shown, String source) {
    String rest = shown;
    for (MatchResult text : TEXT.matcher(source).results().toList()) {
      String words = text.group().substring(1, text.group().length() - 1);
      rest = NUMBER.matcher(words).find() ? rest.replace(words, " ") : rest;
    }
    return rest;
  }

  private static String shown(NotebookCell cell) {
    StringBuilder shown = new StringBuilder();
    for (Output output : Cover.under(cell)) {
      if (output instanceof Output.Stream stream) {
        shown.append(stream.text()).append('\n');
      } else if (output instanceof Output.Shown value) {
        value.text("text/plain").ifPresent(text -> shown.append(text).append('\n'));
        value
            .text("text/html")
            .map(Claims::words)
            .ifPresent(text -> shown.append(text).append('\n'));
      }
    }
    return shown.toString();
  }

  private static String words(String html) {
    Element body = Jsoup.parseBodyFragment(html).body();
    body.select("td, th").append(" "); // else 2 and 7 in neighbouring cells would prove a 27
    return body.wholeText();
  }

  private static List<BigDecimal> numbers(String text) {
    return NUMBER.matcher(text).results().map(found -> value(found.group())).toList();
  }

  private static Claim claim(String cell, BigDecimal number, MatchResult at, String prose) {
    String context =
        prose.substring(Math.max(0, at.start() - 40), Math.min(prose.length(), at.end() + 40));
    return new Claim(cell, number, context.replaceAll("\\s+", " ").strip());
  }

  static BigDecimal value(String digits) {
    BigDecimal value = new BigDecimal(digits.replaceAll("[,_]", "")).stripTrailingZeros();
    return value.scale() < 0 ? value.setScale(0) : value;
  }

  private static BigDecimal value(MatchResult word) {
    if (word.group(1) != null) {
      return value("1" + TEENS.indexOf(word.group(1).toLowerCase(Locale.ROOT)));
    }
    int tens = 2 + TENS.indexOf(word.group(2).toLowerCase(Locale.ROOT));
    String unit = word.group(3);
    int ones = unit == null ? 0 : 1 + UNITS.indexOf(unit.toLowerCase(Locale.ROOT));
    return value("" + tens + ones);
  }
}
