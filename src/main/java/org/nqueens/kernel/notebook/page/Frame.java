package org.nqueens.kernel.notebook.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What stands around the pages: head, contents, the way to the next page. */
final class Frame {

  private final Templates templates;
  private final String title;
  private final Optional<String> binder;
  private final List<Page> pages;

  Frame(Templates templates, String title, Optional<String> binder, List<Page> pages) {
    this.templates = templates;
    this.title = title;
    this.binder = binder;
    this.pages = pages;
  }

  /** The page of the notebook at an index. */
  String page(int index) {
    Page page = pages.get(index);
    Map<String, Object> values = common(page.title(), index);
    values.put("body", page.body());
    values.put("notebook", page.name() + ".ipynb");
    values.put("exercises", exercises(page));
    binder.ifPresent(address -> values.put("binder", address + page.name() + ".ipynb"));
    if (index > 0) {
      values.put("previous", entry(pages.get(index - 1), false));
    }
    if (index + 1 < pages.size()) {
      values.put("next", entry(pages.get(index + 1), false));
    }
    return templates.fill("page.mustache", values);
  }

  /** The contents. */
  String contents() {
    Map<String, Object> values = common("Contents", -1);
    int exercises = pages.stream().mapToInt(Page::exercises).sum();
    String chapters = counted(pages.size(), "page");
    values.put(
        "extent", exercises == 0 ? chapters : chapters + ", " + counted(exercises, "exercise"));
    return templates.fill("index.mustache", values);
  }

  /** The page that finds. */
  String search() {
    return templates.fill("search.mustache", common("Search", -1));
  }

  private Map<String, Object> common(String pageTitle, int current) {
    Map<String, Object> values = new HashMap<>();
    values.put("title", pageTitle);
    values.put("site", title);
    values.put("style", style());
    values.put("script", Templates.resource("page.js"));
    List<Map<String, Object>> entries = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      entries.add(entry(pages.get(i), i == current));
    }
    values.put("pages", entries);
    return values;
  }

  /**
   * The dark colours hold in two places: where the system is dark, and where the reader says so.
   */
  private static String style() {
    return Templates.resource("page.css").replace("/* dark.css */", Templates.resource("dark.css"));
  }

  private static Map<String, Object> entry(Page page, boolean current) {
    return Map.of(
        "href", page.name() + ".html",
        "number", page.number().orElse(""),
        "name", page.bareTitle(),
        "lead", page.lead(),
        "current", current,
        "sections", page.sections(),
        "exercises", exercises(page));
  }

  private static String exercises(Page page) {
    return page.exercises() == 0 ? "" : counted(page.exercises(), "exercise");
  }

  private static String counted(int number, String thing) {
    return number == 1 ? "1 " + thing : number + " " + thing + "s";
  }
}
