package org.nqueens.kernel.notebook.page;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * Where the links of the text lead: to other notebooks of the site as pages, to other hosts as they
 * are. A link to a file that is not of the site loses its target and keeps its words.
 *
 * @param pages the names of the site's pages, without an ending
 */
record Links(Set<String> pages) {

  private static final Pattern NOTEBOOK = Pattern.compile("(?:\\./)?([^/#?]+)\\.ipynb(#.*)?");
  private static final Pattern ELSEWHERE = Pattern.compile("(?:https?|mailto):.*");

  void settle(Element link) {
    String target = link.attr("href");
    Matcher notebook = NOTEBOOK.matcher(target);
    if (notebook.matches() && pages.contains(notebook.group(1))) {
      String anchor = notebook.group(2) == null ? "" : notebook.group(2);
      link.attr("href", notebook.group(1) + ".html" + anchor);
    } else if (ELSEWHERE.matcher(target).matches()) {
      link.attr("rel", "noopener noreferrer");
    } else if (!target.startsWith("#")) {
      link.unwrap();
    }
  }
}
