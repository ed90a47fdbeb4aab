package org.nqueens.kernel.notebook.page;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The text of the site as a script, because a page that was opened from a folder may load a script
 * but no data.
 */
final class SearchIndex {

  private SearchIndex() {}

  static String script(List<Page> pages) {
    List<Map<String, String>> passages = new ArrayList<>();
    for (Page page : pages) {
      for (Page.Passage passage : page.passages()) {
        String anchor = passage.anchor().isEmpty() ? "" : "#" + passage.anchor();
        passages.add(
            Map.of(
                "page", page.title(),
                "heading", passage.heading(),
                "href", page.name() + ".html" + anchor,
                "text", passage.text()));
      }
    }
    return "const passages = "
        + new Gson().toJson(passages)
        + ";\n"
        + Templates.resource("find.js");
  }
}
