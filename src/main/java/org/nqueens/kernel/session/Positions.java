package org.nqueens.kernel.session;

/** Positions in a text: the protocol counts code points, Java counts UTF-16 units. */
final class Positions {

  private Positions() {}

  /**
   * The index of a code point.
   *
   * @param text a text
   * @param points a number of code points; one that lies outside is moved to the nearer end
   * @return the index of the first unit after so many code points
   */
  static int toIndex(String text, int points) {
    int all = text.codePointCount(0, text.length());
    return text.offsetByCodePoints(0, Math.max(0, Math.min(points, all)));
  }

  /**
   * The code points before an index.
   *
   * @param text a text
   * @param index 0 to the text's length
   * @return their number
   */
  static int toPoints(String text, int index) {
    return text.codePointCount(0, index);
  }
}
