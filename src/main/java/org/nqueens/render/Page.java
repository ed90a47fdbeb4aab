package org.nqueens.render;

import java.util.List;
import org.nqueens.words.Words;

/** A view as a whole document, to be saved and opened in a browser. */
public final class Page {

  private static final String BODY = "margin:16px;background:" + Tokens.PAPER;

  private Page() {}

  /**
   * The document.
   *
   * @param title what stands in the browser's tab
   * @param view what is shown
   * @return HTML that says its language and its encoding, UTF-8
   */
  public static String of(String title, View view) {
    return of(title, view, Words.english());
  }

  /**
   * The document in a reader's language.
   *
   * @param title what stands in the browser's tab
   * @param view what is shown
   * @param words the language
   * @return HTML that says its language and its encoding, UTF-8
   */
  public static String of(String title, View view, Words words) {
    Html head =
        Html.tag("head")
            .holding(
                Html.tag("meta").with("charset", "utf-8").holding(),
                Html.tag("meta")
                    .with("name", "viewport")
                    .with("content", "width=device-width, initial-scale=1")
                    .holding(),
                Html.tag("title").holding(title));
    Html body =
        Html.tag("body")
            .style(BODY)
            .holding(Html.tag("main").holding(List.of(Html.of(view.in(words)))));
    return "<!doctype html>\n"
        + Html.tag("html").with("lang", words.language().code()).holding(head, body)
        + "\n";
  }
}
