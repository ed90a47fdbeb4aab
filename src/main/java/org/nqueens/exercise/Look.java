package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;

/** How what a coach says looks: the pieces that its views share. */
final class Look {

  private static final String MONOSPACE = "ui-monospace,'DejaVu Sans Mono',Consolas,monospace";

  private Look() {}

  /** The colour that goes with a state; its word and shape say the same. */
  static String colour(State state) {
    return switch (state) {
      case NOT_STARTED -> Tokens.MUTED;
      case KEEP_GOING -> Tokens.REFUSE;
      case ALMOST -> Tokens.PATH;
      case CORRECT -> Tokens.GOOD;
    };
  }

  /** A paragraph of a text in which code stands between backticks. */
  static Html paragraph(String text) {
    return Html.tag("p").style("margin:0 0 6px;max-width:40em").holding(inline(text));
  }

  /** Text in which code stands between backticks and fences. */
  static Html prose(String text) {
    List<Html> blocks = new ArrayList<>();
    for (String block : text.split("\\R\\s*\\R")) {
      blocks.add(block.startsWith("```") ? code(unfenced(block)) : paragraph(block));
    }
    return Html.all(blocks);
  }

  /** Lines of code. */
  static Html code(String lines) {
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
