package org.nqueens.render.stepper;

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
 *
 * @param id the id of the figure's element
 * @param colours the colours of the figure, as declarations of CSS; each ends with a semicolon
 * @param words the language in which the script speaks
 */
public record StepperScript(String id, String colours, Words words) {

  private static final List<String> COMMON = List.of("model", "words", "board", "sets", "player");

  // A string, which stays as it is, or signs with blanks around: an output has a limit.
  private static final Pattern BLANKS =
      Pattern.compile("('[^']*'|\"[^\"]*\")| ?([=?:,;{}()<>&|]+) ?");

  /**
   * The program for a figure that shows two searches.
   *
   * @return the source of a script
   */
  public String ofTwo() {
    return of(compact("style.css"), List.of("twofold"));
  }

  /**
   * The program for a figure that shows one search.
   *
   * @param drawn whether the script draws its tree; else it draws the profile
   * @param simple whether the figure is for a first look
   * @return the source of a script
   */
  public String ofOne(boolean drawn, boolean simple) {
    String css = compact("style.css") + (simple ? compact("simple.css") : "");
    List<String> special =
        List.of(simple ? "simple" : "whole", drawn ? "tree" : "profile", "calls", "single");
    return of(css, special);
  }

  private String of(String rules, List<String> special) {
    String css = ":host{" + colours + "}" + rules;
    StringBuilder script = new StringBuilder("(()=>{'use strict';const ID='" + id + "',CSS=`");
    script.append(css).append("`;\n");
    ScriptWords spoken = new ScriptWords(words);
    COMMON.forEach(part -> script.append(spoken.in(compact(part + ".js"))));
    special.forEach(part -> script.append(spoken.in(compact(part + ".js"))));
    return script.append(compact("upgrade.js")).append("})()").toString();
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
    try (InputStream in = StepperScript.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
