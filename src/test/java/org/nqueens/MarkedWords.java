package org.nqueens;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.words.Words;

/** A language in which every text is marked, ⟦so⟧: what is not comes from somewhere else. */
public final class MarkedWords {

  private static final Pattern KEPT = Pattern.compile("\\{[^}]*}|</?[a-z]+>|\\n");
  private static final Pattern PART = Pattern.compile(KEPT + "|[^{<\\n]+|[{<]|\\n");
  private static final Pattern MARKED = Pattern.compile("⟦[^⟦⟧]*⟧");
  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
  private static final Pattern CODE =
      Pattern.compile(
          "`[^`]*`|~?-?free( & -free| = ~free \\+ 1)?|\\[I@\\w+"
              + "|\\([\\w, ]*\\) -> \\w+\\([^)]*\\)");
  private static final Pattern SPOKEN =
      Pattern.compile("<[^>]*?\\b(?:alt|aria-label|title)=\"([^\"]*)\"[^>]*>");

  /** Names of solvers and values: they are what a reader types. */
  private static final Set<String> NAMES =
      Set.of("scan", "mirror", "swaps", "sets", "neighbour", "diagonals", "true", "false");

  /** The words, English for the rules of its plural. */
  public static final Words WORDS = Words.english().retold(MarkedWords::marked);

  private MarkedWords() {}

  /** Marks what stands between the places and the tags of a pattern. */
  private static String marked(String pattern) {
    return PART.matcher(pattern)
        .replaceAll(
            part ->
                Matcher.quoteReplacement(
                    KEPT.matcher(part.group()).matches()
                        ? part.group()
                        : "⟦" + part.group() + "⟧"));
  }

  /** Words of a text that no bundle has, names of solvers and code aside. */
  public static List<String> unmarked(String text) {
    String bare = text;
    while (MARKED.matcher(bare).find()) {
      bare = MARKED.matcher(bare).replaceAll("");
    }
    bare = CODE.matcher(bare).replaceAll("");
    return WORD.matcher(bare)
        .results()
        .map(MatchResult::group)
        .filter(word -> !NAMES.contains(word))
        .toList();
  }

  /**
   * The same for HTML: what is seen and what is read out; scripts are for the browser's tests, and
   * style sheets say nothing.
   */
  public static List<String> unmarkedIn(String html) {
    String seen = html.replaceAll("(?s)<(script|style)\\b.*?</\\1>", "");
    String code = seen.replaceAll("(?s)<(pre|code)\\b.*?</\\1>", "");
    String text = SPOKEN.matcher(code).replaceAll(" $1 ").replaceAll("<[^>]*>", " ");
    return unmarked(text.replace("&gt;", ">").replaceAll("&\\w+;", " "));
  }
}
