package org.nqueens.kernel.notebook.page;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.safety.Cleaner;
import org.jsoup.safety.Safelist;

/** Takes from the HTML of a text cell whatever could run, load or restyle the page. */
final class SafeHtml {

  /** Relative links are kept, but jsoup wants to know where they would lead. */
  private static final String SOMEWHERE = "https://page.invalid/";

  private static final Cleaner CLEANER =
      new Cleaner(
          Safelist.relaxed()
              .addTags("details", "summary", "kbd", "mark", "s", "del", "ins", "figure", "hr")
              .addTags("figcaption", "abbr", "section", "samp", "var", "dfn", "wbr", "bdi")
              .addAttributes(":all", "class", "id", "lang", "dir", "title")
              .addAttributes("details", "open")
              .addAttributes("th", "align", "scope")
              .addAttributes("td", "align")
              .addProtocols("a", "href", "#")
              .addProtocols("img", "src", "data", "attachment")
              .preserveRelativeLinks(true));

  private SafeHtml() {}

  /** The cleaned fragment, as the body of a document. */
  static Document clean(String html) {
    Document clean = CLEANER.clean(Jsoup.parseBodyFragment(html, SOMEWHERE));
    clean.outputSettings().prettyPrint(false);
    return clean;
  }
}
