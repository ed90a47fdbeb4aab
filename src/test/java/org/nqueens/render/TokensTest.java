package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contrasts that the colours promise, by the formula of WCAG 2. */
class TokensTest {

  static List<Arguments> texts() {
    return List.of(
        Arguments.of(Tokens.INK, Tokens.PAPER),
        Arguments.of(Tokens.INK, Tokens.LIGHT_SQUARE),
        Arguments.of(Tokens.INK, Tokens.DARK_SQUARE),
        Arguments.of(Tokens.INK, Tokens.ATTACK_TINT),
        Arguments.of(Tokens.INK, Tokens.REFUSE_TINT),
        Arguments.of(Tokens.INK, Tokens.GOOD_TINT),
        Arguments.of(Tokens.INK, Tokens.PATH_TINT),
        Arguments.of(Tokens.MUTED, Tokens.PAPER),
        Arguments.of(Tokens.MUTED, Tokens.CHIP),
        Arguments.of(Tokens.ATTACK, Tokens.PAPER),
        Arguments.of(Tokens.ATTACK_TEXT, Tokens.PAPER),
        Arguments.of(Tokens.ATTACK_TEXT, Tokens.LIGHT_SQUARE),
        Arguments.of(Tokens.ATTACK_TEXT, Tokens.DARK_SQUARE),
        Arguments.of(Tokens.ATTACK_TEXT, Tokens.ATTACK_TINT),
        Arguments.of(Tokens.REFUSE, Tokens.PAPER),
        Arguments.of(Tokens.GOOD, Tokens.PAPER),
        Arguments.of(Tokens.PATH, Tokens.PAPER),
        Arguments.of(Tokens.PATH, Tokens.PATH_TINT),
        Arguments.of(Tokens.ON_DARK, Tokens.INK),
        Arguments.of(Tokens.ON_DARK, Tokens.PATH),
        Arguments.of(Tokens.ON_DARK, Tokens.GOOD),
        Arguments.of(Tokens.ON_DARK, Tokens.ATTACK));
  }

  static List<Arguments> marks() {
    return List.of(
        Arguments.of(Tokens.ATTACK, Tokens.LIGHT_SQUARE),
        Arguments.of(Tokens.ATTACK, Tokens.DARK_SQUARE),
        Arguments.of(Tokens.REFUSE, Tokens.LIGHT_SQUARE),
        Arguments.of(Tokens.REFUSE, Tokens.DARK_SQUARE),
        Arguments.of(Tokens.GOOD, Tokens.DARK_SQUARE),
        Arguments.of(Tokens.PATH, Tokens.DARK_SQUARE));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextIsReadableOnItsGround(String text, String ground) {
    assertTrue(
        contrast(text, ground) >= 4.5, text + " on " + ground + ": " + contrast(text, ground));
  }

  @ParameterizedTest
  @MethodSource("marks")
  void aMarkIsVisibleOnItsGround(String mark, String ground) {
    assertTrue(contrast(mark, ground) >= 3, mark + " on " + ground + ": " + contrast(mark, ground));
  }

  @Test
  void theFormulaGivesItsKnownExtremes() {
    assertEquals(21, contrast("#000000", "#ffffff"), 1e-9);
    assertEquals(1, contrast("#777777", "#777777"), 1e-9);
  }

  static double contrast(String a, String b) {
    double lighter = Math.max(luminance(a), luminance(b));
    double darker = Math.min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int component) {
    double share = (component & 255) / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
