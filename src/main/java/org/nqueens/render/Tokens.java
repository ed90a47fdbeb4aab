package org.nqueens.render;

/**
 * The look of the whole course in one place: boards, trees, charts, checks and the static pages use
 * these colours and no others.
 *
 * <p>Texts reach a contrast of 4.5 : 1 on each ground they are used on, marks 3 : 1; a test counts
 * that. The blue and the vermilion are those of Okabe and Ito, which colour-blind readers tell
 * apart; still, no colour is ever the only sign.
 */
public final class Tokens {

  /** The ground of every figure. */
  public static final String PAPER = "#fffdf8";

  /** Text and queens. */
  public static final String INK = "#1b1f24";

  /** Labels and captions. */
  public static final String MUTED = "#5b6570";

  /** Frames of figures. */
  public static final String HAIRLINE = "#d8d2c4";

  /** A light square. */
  public static final String LIGHT_SQUARE = "#f3ead7";

  /** A dark square. */
  public static final String DARK_SQUARE = "#d9c7a3";

  /** Rings around attackers, lines of attack, on paper and squares. */
  public static final String ATTACK = "#0072b2";

  /** The same blue, dark enough for text on a dark square. */
  public static final String ATTACK_TEXT = "#004b76";

  /** The ground of a square that a queen hits. */
  public static final String ATTACK_TINT = "#d6e8f4";

  /** Refused squares and their reasons. */
  public static final String REFUSE = "#c2410c";

  /** The ground of what is refused or dead. */
  public static final String REFUSE_TINT = "#fbe9df";

  /** Solutions, and checks that passed. */
  public static final String GOOD = "#00795a";

  /** The ground of what is good. */
  public static final String GOOD_TINT = "#dff2ea";

  /** The path of the search, the node in hand, the main button. */
  public static final String PATH = "#7a4a00";

  /** The ground of what is in hand. */
  public static final String PATH_TINT = "#f8ecd6";

  /** Text on a ground of ink, path, attack or good. */
  public static final String ON_DARK = "#fffdf8";

  /** Chips that hold nothing yet: their text is {@link #MUTED}. */
  public static final String CHIP = "#f4efe4";

  /** The letters of every figure. */
  public static final String FONT = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

  private Tokens() {}
}
