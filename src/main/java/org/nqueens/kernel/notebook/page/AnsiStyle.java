package org.nqueens.kernel.notebook.page;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * How a terminal shows the text that follows.
 *
 * @param ink the text's colour: a name such as {@code red} or {@code bright-red}, a value such as
 *     {@code #a0b0c0}, or empty
 * @param ground the background's colour, likewise
 * @param bold whether the text is bold
 * @param faint whether it is faint
 * @param italic whether it is italic
 * @param underlined whether it is underlined
 * @param swapped whether ink and ground are exchanged
 */
record AnsiStyle(
    String ink,
    String ground,
    boolean bold,
    boolean faint,
    boolean italic,
    boolean underlined,
    boolean swapped) {

  static final AnsiStyle PLAIN = new AnsiStyle("", "", false, false, false, false, false);

  /** The style after a sequence of numbers such as {@code 1;31}. */
  AnsiStyle after(String numbers) {
    Deque<Integer> codes = new ArrayDeque<>();
    Stream.of(numbers.split(";", -1)).map(AnsiStyle::number).forEach(codes::add);
    AnsiStyle style = this;
    while (!codes.isEmpty()) {
      int code = codes.remove();
      if (code == 38) {
        style = style.withInk(AnsiPalette.extended(codes));
      } else if (code == 48) {
        style = style.withGround(AnsiPalette.extended(codes));
      } else {
        style = style.after(code);
      }
    }
    return style;
  }

  private static int number(String digits) {
    return digits.isEmpty() || digits.length() > 4 ? 0 : Integer.parseInt(digits);
  }

  private AnsiStyle after(int code) {
    return switch (code) {
      case 0 -> PLAIN;
      case 1 -> new AnsiStyle(ink, ground, true, faint, italic, underlined, swapped);
      case 2 -> new AnsiStyle(ink, ground, bold, true, italic, underlined, swapped);
      case 3 -> new AnsiStyle(ink, ground, bold, faint, true, underlined, swapped);
      case 4 -> new AnsiStyle(ink, ground, bold, faint, italic, true, swapped);
      case 7 -> new AnsiStyle(ink, ground, bold, faint, italic, underlined, true);
      case 22 -> new AnsiStyle(ink, ground, false, false, italic, underlined, swapped);
      case 23 -> new AnsiStyle(ink, ground, bold, faint, false, underlined, swapped);
      case 24 -> new AnsiStyle(ink, ground, bold, faint, italic, false, swapped);
      case 27 -> new AnsiStyle(ink, ground, bold, faint, italic, underlined, false);
      case 39 -> withInk("");
      case 49 -> withGround("");
      default -> withColor(code);
    };
  }

  private AnsiStyle withColor(int code) {
    return AnsiPalette.ink(code)
        .map(this::withInk)
        .or(() -> AnsiPalette.ink(code - 10).map(this::withGround))
        .orElse(this);
  }

  private AnsiStyle withInk(String color) {
    return new AnsiStyle(color, ground, bold, faint, italic, underlined, swapped);
  }

  private AnsiStyle withGround(String color) {
    return new AnsiStyle(ink, color, bold, faint, italic, underlined, swapped);
  }

  /** The text in this style. */
  String html(String text) {
    if (text.isEmpty() || equals(PLAIN)) {
      return Html.escape(text);
    }
    String named = String.join(" ", classes());
    String valued = inline("color", ink) + inline("background-color", ground);
    return "<span"
        + attribute("class", named)
        + attribute("style", valued)
        + ">"
        + Html.escape(text)
        + "</span>";
  }

  private static String attribute(String name, String value) {
    return value.isEmpty() ? "" : " " + name + "=\"" + value + "\"";
  }

  private List<String> classes() {
    List<String> classes = new ArrayList<>();
    if (!ink.isEmpty() && !ink.startsWith("#")) {
      classes.add("ansi-" + ink);
    }
    if (!ground.isEmpty() && !ground.startsWith("#")) {
      classes.add("ansi-on-" + ground);
    }
    Stream.of(
            bold ? "ansi-bold" : "",
            faint ? "ansi-faint" : "",
            italic ? "ansi-italic" : "",
            underlined ? "ansi-underlined" : "",
            swapped ? "ansi-swapped" : "")
        .filter(name -> !name.isEmpty())
        .forEach(classes::add);
    return classes;
  }

  private static String inline(String property, String color) {
    return color.startsWith("#") ? property + ":" + color + ";" : "";
  }
}
