package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.words.Words;

/**
 * The frame of every figure: opaque paper, a thin border, a picture and its caption in words.
 *
 * <p>The paper is the card's own, so that a dark page cannot make its ink unreadable.
 */
public final class Card {

  private static final String FRAME =
      "display:inline-block;box-sizing:border-box;max-width:100%;margin:0 0 8px;padding:10px 12px;"
          + "background:"
          + Tokens.PAPER
          + ";color:"
          + Tokens.INK
          + ";border:1px solid "
          + Tokens.HAIRLINE
          + ";border-radius:10px;font-family:"
          + Tokens.FONT
          + ";font-size:14px;line-height:1.45;text-align:left;color-scheme:light;"
          + "font-variant-numeric:tabular-nums;page-break-inside:avoid;print-color-adjust:exact";

  private Card() {}

  /**
   * A figure with its caption above the picture.
   *
   * @param caption the sentence that says what is to be seen
   * @param content the picture
   * @return the figure
   */
  public static Html figure(Html caption, Html... content) {
    return figure(Html.tag("figure"), caption, content);
  }

  /**
   * A figure that says which language it is in.
   *
   * @param words the language
   * @param caption the sentence that says what is to be seen
   * @param content the picture
   * @return the figure
   */
  public static Html figure(Words words, Html caption, Html... content) {
    return figure(in(words, Html.tag("figure")), caption, content);
  }

  /**
   * An element that says its language where that is not the book's own.
   *
   * @param words the language
   * @param tag the element
   * @return the element with {@code lang}, in English as it was
   */
  public static Html.Tag in(Words words, Html.Tag tag) {
    return words.isEnglish() ? tag : tag.with("lang", words.language().code());
  }

  private static Html figure(Html.Tag figure, Html caption, Html... content) {
    List<Html> all = new ArrayList<>();
    all.add(Html.tag("figcaption").style("margin:0 0 8px;max-width:40em").holding(caption));
    all.addAll(List.of(content));
    return figure.style(FRAME).holding(all);
  }

  /**
   * A word that stands out, in one of the colours of {@link Tokens}.
   *
   * @param text the word
   * @param colour the colour, dark enough for {@link Tokens#PAPER}
   * @return the word in bold
   */
  public static Html strong(String text, String colour) {
    return Html.tag("strong").style("color:" + colour).holding(text);
  }

  /**
   * A line of small print.
   *
   * @param text the line
   * @return the paragraph
   */
  public static Html note(String text) {
    return Html.tag("p")
        .style("margin:8px 0 0;max-width:42em;font-size:13px;color:" + Tokens.MUTED)
        .holding(text);
  }

  /**
   * Content that opens when its summary is chosen, without any script.
   *
   * @param summary the line that is always there
   * @param content what opens
   * @return the details element, closed
   */
  public static Html folded(String summary, Html... content) {
    List<Html> all = new ArrayList<>();
    all.add(Html.tag("summary").style("cursor:pointer;color:" + Tokens.INK).holding(summary));
    all.addAll(List.of(content));
    return Html.tag("details").style("margin:8px 0 0;display:block").holding(all);
  }
}
