package org.nqueens.kernel.notebook.page;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of the site as a script, because a page that was opened from a folder may load a script
 * but no data.
 */
final class SearchIndex {

  private SearchIndex() {}

  /** What the script reads of a passage. */
  private record Entry(String page, String heading, String href, String text) {}

  static String script(List<Page> pages) {
    List<Entry> entries = new ArrayList<>();
    for (Page page : pages) {
      for (Page.Passage passage : page.passages()) {
        String anchor = passage.anchor().isEmpty() ? "" : "#" + passage.anchor();
        String href = page.name() + ".html" + anchor;
        entries.add(new Entry(page.title(), passage.heading(), href, passage.text()));
      }
    }
    return "const passages = " + new Gson().toJson(entries) + ";\n" + Templates.resource("find.js");
  }
}
