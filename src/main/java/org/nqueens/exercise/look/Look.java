package org.nqueens.exercise.look;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;

/** The pieces that the views of a coach share. */
public final class Look {

  private static final String MONOSPACE = "ui-monospace,'DejaVu Sans Mono',Consolas,monospace";

  private Look() {}

  /**
   * A paragraph of a text in which code stands between backticks.
   *
   * @param text one paragraph
   * @return the paragraph, its code set apart
   */
  public static Html paragraph(String text) {
    return Html.tag("p").style("margin:0 0 6px;max-width:40em").holding(inline(text));
  }

  /**
   * Text in which code stands between backticks and fences.
   *
   * @param text paragraphs and fenced code, an empty line between two of them
   * @return the paragraphs and the code, one below the other
   */
  public static Html prose(String text) {
    List<Html> blocks = new ArrayList<>();
    for (String block : text.split("\\R\\s*\\R")) {
      blocks.add(block.startsWith("```") ? code(unfenced(block)) : paragraph(block));
    }
    return Html.all(blocks);
  }

  /**
   * Lines of code.
   *
   * @param lines Java, without a fence
   * @return the lines in a box of their own
   */
  public static Html code(String lines) {
    return Html.tag("pre")
        .style(
            "margin:4px 0 6px;padding:8px 10px;white-space:pre-wrap;background:"
                + Tokens.CHIP
                + ";color:"
                + Tokens.INK
                + ";border-radius:6px;font-size:13px;font-family:"
                + MONOSPACE)
        .holding(lines);
  }

  private static String unfenced(String block) {
    return block.replaceFirst("^```\\w*\\R", "").replaceFirst("\\R?```\\s*$", "");
  }

  private static List<Html> inline(String text) {
    List<Html> pieces = new ArrayList<>();
    String[] parts = text.split("`", -1);
    for (int i = 0; i < parts.length; i++) {
      pieces.add(i % 2 == 0 ? Html.text(parts[i]) : chip(parts[i]));
    }
    return pieces;
  }

  private static Html chip(String code) {
    return Html.tag("code")
        .style(
            "background:"
                + Tokens.CHIP
                + ";color:"
                + Tokens.INK
                + ";padding:0 3px;border-radius:3px;font-family:"
                + MONOSPACE)
        .holding(code);
  }
}
