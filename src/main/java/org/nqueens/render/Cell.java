package org.nqueens.render;

/**
 * One square as it is drawn.
 *
 * @param letters what stands in the text board
 * @param content what stands in the table's cell
 * @param ground the colour of the square; empty for the board's own light or dark
 */
record Cell(String letters, Html content, String ground) {

  private static final String RING =
      "position:relative;z-index:1;display:inline-block;box-sizing:border-box;width:1.4em;"
          + "height:1.4em;line-height:1.2em;font-size:1.3em;border-radius:50%;background:"
          + Tokens.PAPER
          + ";border:";

  private static final Cell EMPTY = new Cell(".", Html.text(""), "");
  private static final Cell QUEEN = new Cell("Q", queenGlyph(), "");
  private static final Cell ATTACKER =
      new Cell("A", ring("2px solid " + Tokens.ATTACK, Tokens.INK, "♛"), "");
  private static final Cell REFUSED =
      new Cell("x", ring("2px dashed " + Tokens.REFUSE, Tokens.REFUSE, "✕"), "");
  private static final Cell FREE =
      new Cell("o", ring("2px dotted " + Tokens.GOOD, Tokens.GOOD, "○"), "");
  private static final Cell LINE = new Cell("*", coloured(Tokens.ATTACK_TEXT, "•"), "");

  private static final Cell REACHED =
      new Cell("*", coloured(Tokens.ATTACK_TEXT, "•"), Tokens.ATTACK_TINT);

  static Cell empty() {
    return EMPTY;
  }

  static Cell queen() {
    return QUEEN;
  }

  /** A queen with a solid ring: she attacks the square in question. */
  static Cell attacker() {
    return ATTACKER;
  }

  /** The square in question, with a cross in a dashed ring. */
  static Cell refused() {
    return REFUSED;
  }

  /** The square in question, which no queen reaches. */
  static Cell free() {
    return FREE;
  }

  /** A square between an attacker and her target. */
  static Cell line() {
    return LINE;
  }

  /** A square that a queen hits, whatever the line. */
  static Cell reached() {
    return REACHED;
  }

  /** A square that is hit, with a short text that says how. */
  static Cell hit(String text) {
    Html bold =
        Html.tag("b")
            .style("font-size:.85em;color:" + Tokens.ATTACK_TEXT)
            .holding(Html.tag("u").holding(text));
    return new Cell("[" + text + "]", bold, Tokens.ATTACK_TINT);
  }

  /** A square that is hit along another line than the one in question. */
  static Cell alsoHit(String text) {
    Html thin = Html.tag("u").style("font-size:.8em").holding(text);
    return new Cell("(" + text + ")", thin, Tokens.ATTACK_TINT);
  }

  /** A queen with the number of her square beneath. */
  static Cell queenOn(String text) {
    Html both =
        Html.all(
            Html.tag("span").style("display:block;font-size:1.1em;line-height:1").holding("♛"),
            Html.tag("b").style("display:block;font-size:.6em;line-height:1").holding(text));
    return new Cell("Q", both, "");
  }

  /** A square with a number in plain letters. */
  static Cell number(String text) {
    return new Cell(text, Html.tag("span").style("font-size:.8em").holding(text), "");
  }

  /** A square with a number on a ground of its own. */
  static Cell shaded(String text, String ground, String ink) {
    Html content = Html.tag("span").style("font-size:.8em;color:" + ink).holding(text);
    return new Cell(text, content, ground);
  }

  /** A square to look at, with what stands on it. */
  static Cell questioned(String text) {
    Html content =
        Html.tag("b")
            .style("font-size:.9em;color:" + Tokens.REFUSE + ";border-bottom:2px solid")
            .holding(text.isEmpty() ? "?" : text);
    return new Cell("[" + text + "]", content, Tokens.REFUSE_TINT);
  }

  /** The same square with other letters in the text board. */
  Cell written(String others) {
    return new Cell(others, content, ground);
  }

  private static Html queenGlyph() {
    return Html.tag("span")
        .style("display:inline-block;height:1.3em;line-height:1.3em;font-size:1.5em")
        .holding("♛");
  }

  private static Html ring(String border, String colour, String glyph) {
    return Html.tag("span").style(RING + border + ";color:" + colour).holding(glyph);
  }

  private static Html coloured(String colour, String glyph) {
    return Html.tag("span").style("color:" + colour).holding(glyph);
  }
}
