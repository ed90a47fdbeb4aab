package org.nqueens.render;

/** The colours of {@link Tokens} by the names that the stepper's style sheet has for them. */
final class ScriptColours {

  /** Declarations of CSS; each ends with a semicolon. */
  static final String CSS =
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

  private ScriptColours() {}

  private static String colour(String name, String value) {
    return "--" + name + ":" + value + ";";
  }
}
