package org.nqueens.kernel.notebook.page;

import java.util.List;
import java.util.Optional;

/**
 * One notebook, ready to be set into the site's frame.
 *
 * @param name the file's name without its ending
 * @param title its first heading, or its name
 * @param lead the words of the first paragraph after the title; possibly empty
 * @param body its cells, as HTML
 * @param sections its headings of the second level
 * @param exercises how many exercises it has
 * @param passages its text for the search, section by section
 */
record Page(
    String name,
    String title,
    String lead,
    String body,
    List<Heading> sections,
    int exercises,
    List<Passage> passages) {

  /**
   * A piece of a page's text.
   *
   * @param heading the heading above it
   * @param anchor the heading's id, or an empty text for the page's beginning
   * @param text the words, without markup
   */
  record Passage(String heading, String anchor, String text) {

    Passage with(String words) {
      return new Passage(heading, anchor, (text + " " + words.replaceAll("\\s+", " ")).strip());
    }
  }

  /** The number that the file's name begins with, without leading zeros. */
  Optional<String> number() {
    return name.matches("\\d+-.*")
        ? Optional.of(name.replaceFirst("^0*(\\d+)-.*", "$1"))
        : Optional.empty();
  }

  /** The title without the number that may stand before it. */
  String bareTitle() {
    return number().map(n -> title.replaceFirst("^" + n + "\\s*[·.:–—-]\\s*", "")).orElse(title);
  }
}
