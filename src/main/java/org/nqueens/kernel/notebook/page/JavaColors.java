package org.nqueens.kernel.notebook.page;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Colours Java: code → HTML in which words of the language, strings, comments, numbers, types,
 * annotations and magics are in spans. The text stays what it was, character for character.
 */
final class JavaColors {

  private static final String WORDS =
      "abstract|assert|boolean|break|byte|case|catch|char|class|continue|default|do|double|else|"
          + "enum|extends|final|finally|float|for|if|implements|import|instanceof|int|interface|"
          + "long|native|new|non-sealed|package|permits|private|protected|public|record|return|"
          + "sealed|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|"
          + "try|var|void|volatile|while|yield|true|false|null";

  private static final List<String> CLASSES =
      List.of("comment", "string", "magic", "annotation", "number", "keyword", "type");

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>//[^\\n]*|(?s:/\\*.*?(?:\\*/|\\z)))"
              + "|(?<string>(?s:\"\"\".*?(?:(?<!\\\\)\"\"\"|\\z))"
              + "|\"(?:\\\\.|[^\"\\\\\\n])*\"?|'(?:\\\\.|[^'\\\\\\n])*'?)"
              + "|(?<magic>(?m:^)%%?[a-zA-Z]\\w*[^\\n]*)"
              + "|(?<annotation>@(?!interface\\b)[\\p{L}_$][\\p{L}\\p{N}_$.]*)"
              + "|(?<number>\\b(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|\\d[\\d_]*(?:\\.\\d[\\d_]*)?"
              + "(?:[eE][+-]?\\d+)?)[lLfFdD]?\\b)"
              + "|(?<keyword>\\b(?:"
              + WORDS
              + ")\\b)"
              + "|(?<type>\\b\\p{Lu}[\\p{L}\\p{N}_$]*\\b)"
              + "|[\\p{L}_$][\\p{L}\\p{N}_$]*"); // other names, whole: "in8" holds no number

  private JavaColors() {}

  static String html(String code) {
    StringBuilder html = new StringBuilder();
    Matcher token = TOKEN.matcher(code);
    int done = 0;
    while (token.find()) {
      html.append(Html.escape(code.substring(done, token.start())));
      html.append(colored(token));
      done = token.end();
    }
    return html.append(Html.escape(code.substring(done))).toString();
  }

  private static String colored(Matcher token) {
    return CLASSES.stream()
        .filter(name -> token.group(name) != null)
        .findFirst()
        .map(name -> eachLine("hl-" + name, token.group()))
        .orElseGet(() -> Html.escape(token.group()));
  }

  /** No span reaches over the end of a line, so that lines can be laid out one by one. */
  private static String eachLine(String look, String text) {
    return Arrays.stream(text.split("\n", -1))
        .map(line -> line.isEmpty() ? "" : Html.span(look, line))
        .collect(Collectors.joining("\n"));
  }
}
