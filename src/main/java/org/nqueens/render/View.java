package org.nqueens.render;

import org.nqueens.words.Words;

/**
 * A picture of one finished value, as text and as HTML; both forms say the same.
 *
 * <p>A view is immutable and its forms depend on the value alone: drawing it twice gives the same
 * characters.
 */
public interface View {

  /**
   * The view in letters: first a full sentence that stands for the whole, then the picture.
   *
   * @return lines joined by {@code \n}, without a last line break
   */
  String text();

  /**
   * The view as a fragment of HTML that keeps its meaning without scripts and style sheets.
   *
   * @return one element with an opaque background, never a whole document
   */
  String html();

  /**
   * The view with its own words in another language; what a reader or a chapter gave it stays.
   *
   * @param words the reader's words
   * @return a view of the same; this one if it has no words of its own
   */
  default View in(Words words) {
    return this;
  }
}
