package org.nqueens.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nqueens.words.Words;

/**
 * The program that brings a stepper to life, put together from the resources that it needs, without
 * comments and indents.
 */
final class StepperScript {

  private static final List<String> COMMON = List.of("model", "words", "board", "sets", "player");

  // A string, which stays as it is, or signs with blanks around: an output has a limit.
  private static final Pattern BLANKS =
      Pattern.compile("('[^']*'|\"[^\"]*\")| ?([=?:,;{}()<>&|]+) ?");

  private static final String COLOURS =
      colour("paper", Tokens.PAPER)
          + colour("ink", Tokens.INK)
          + colour("muted", Tokens.MUTED)
          + colour("hairline", Tokens.HAIRLINE)
          + colour("light", Tokens.LIGHT_SQUARE)
          + colour("dark", Tokens.DARK_SQUARE)
          + colour("attack", Tokens.ATTACK)
          + colour("attack-text", Tokens.ATTACK_TEXT)
          + colour("refuse", Tokens.REFUSE)
          + colour("refuse-tint", Tokens.REFUSE_TINT)
          + colour("good", Tokens.GOOD)
          + colour("good-tint", Tokens.GOOD_TINT)
          + colour("path", Tokens.PATH)
          + colour("path-tint", Tokens.PATH_TINT)
          + colour("on-dark", Tokens.ON_DARK)
          + colour("chip", Tokens.CHIP)
          + colour("font", Tokens.FONT);

  private StepperScript() {}

  /** The program for the figure of an id that shows two searches. */
  static String ofTwo(String id, Words words) {
    return of(id, compact("style.css"), List.of("twofold"), words);
  }

  /** The program for the figure of an id: one search, its tree drawn or not, simple or whole. */
  static String ofOne(String id, boolean drawn, boolean simple, Words words) {
    String css = compact("style.css") + (simple ? compact("simple.css") : "");
    List<String> special =
        List.of(simple ? "simple" : "whole", drawn ? "tree" : "profile", "calls", "single");
    return of(id, css, special, words);
  }

  private static String of(String id, String rules, List<String> special, Words words) {
    String css = ":host{" + COLOURS + "}" + rules;
    StringBuilder script = new StringBuilder("(()=>{'use strict';const ID='" + id + "',CSS=`");
    script.append(css).append("`;\n");
    ScriptWords spoken = new ScriptWords(words);
    COMMON.forEach(part -> script.append(spoken.in(compact(part + ".js"))));
    special.forEach(part -> script.append(spoken.in(compact(part + ".js"))));
    return script.append(compact("upgrade.js")).append("})()").toString();
  }

  private static String colour(String name, String value) {
    return "--" + name + ":" + value + ";";
  }

  /** Without empty lines, indents and lines of comment; a string never spans lines there. */
  private static String compact(String resource) {
    return read(resource)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("//"))
        .map(line -> resource.endsWith(".js") ? withoutBlanks(line) : line)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** Blanks around signs go, but for those in strings, and in lines with patterns: see BLANKS. */
  private static String withoutBlanks(String line) {
    return line.matches(".*[`/\\\\].*") ? line : BLANKS.matcher(line).replaceAll("$1$2");
  }

  private static String read(String resource) {
    try (InputStream in = StepperScript.class.getResourceAsStream("stepper/" + resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
