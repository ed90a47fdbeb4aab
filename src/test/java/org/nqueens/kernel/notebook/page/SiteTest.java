package org.nqueens.kernel.notebook.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.Output;

class SiteTest {

  private static final Path HERE = Path.of("");
  private static final Site SITE =
      Site.titled("A <book>")
          .with(
              "00-first",
              notebook(
                  text("# First & steps\n\nWhat it *promises*.\n\n## One\n\n## Two"),
                  code(
                      List.of("exercise"),
                      "int a = 1 < 2;",
                      html("<b>board</b><script>go()</script>")),
                  text("See [the next](01-second.ipynb#Its-part) and [none](09-none.ipynb).")),
              HERE)
          .with(
              "01-second",
              notebook(
                  text("# 1 · Second\n\n## Its part"),
                  code(List.of("volatile"), "time()", new Output.Stream("stdout", "a\rb <1>\n")),
                  code(
                      List.of(),
                      "bad",
                      new Output.Failure("Oops", "no", List.of("\u001b[31mOops\u001b[0m: no")))),
              HERE);

  private static final Map<String, String> FILES = SITE.files();

  @Test
  void eachNotebookHasAPageBesideContentsAndSearch() {
    assertEquals(
        List.of("00-first.html", "01-second.html", "index.html", "search.html", "search.js"),
        List.copyOf(FILES.keySet()));
  }

  @Test
  void everyLinkLeadsToAFileAndAPlaceThatAreThere() {
    FILES.keySet().stream()
        .filter(name -> name.endsWith(".html"))
        .forEach(name -> page(name).select("[href], [src], form[action]").forEach(SiteTest::leads));
  }

  @Test
  void pagesNeedNoOtherHost() {
    FILES.forEach(
        (name, content) ->
            assertFalse(
                content.replace("http://www.w3.org/2000/svg", "").matches("(?s).*https?://.*"),
                name));
  }

  @Test
  void neighboursAreLinked() {
    Document second = page("01-second.html");
    assertEquals("00-first.html", second.selectFirst("a[rel=prev]").attr("href"));
    assertTrue(second.select("a[rel=next]").isEmpty());
    assertEquals("Next → 1 · Second", page("00-first.html").selectFirst("a[rel=next]").text());
  }

  @Test
  void contentsNameChaptersSectionsAndExercises() {
    Document index = page("index.html");
    Element first = index.selectFirst(".chapters > li");
    assertEquals("0 First & steps", first.selectFirst("h2").text());
    assertEquals("What it promises.", first.selectFirst("p").text());
    assertEquals("One Two 1 exercise", first.selectFirst(".about").text());
    assertEquals("1 Second", index.select(".chapters h2").get(1).text());
    assertTrue(index.text().contains("2 pages, 1 exercise"), index.text());
    assertEquals(
        "One", page("00-first.html").selectFirst("nav.contents ol ol a[href=#One]").text());
  }

  @Test
  void titlesAreEscapedEverywhere() {
    assertEquals("First & steps · A <book>", page("00-first.html").title());
    assertTrue(page("00-first.html").select("book").isEmpty());
  }

  @Test
  void codeAndOutputsStandInTheirOrder() {
    Document first = page("00-first.html");
    Element cell = first.selectFirst("section.cell.tag-exercise");
    assertEquals("int a = 1 < 2;", cell.selectFirst("code").text());
    assertEquals("board", cell.selectFirst(".out b").text());
    assertEquals("go()", cell.selectFirst(".out script").data());
    Document second = page("01-second.html");
    assertEquals("b <1>", second.selectFirst(".out .stream").text());
    assertEquals("Oops", second.selectFirst(".out .error .ansi-red").text());
    assertTrue(second.selectFirst(".tag-volatile .varies").text().contains("differ"));
  }

  @Test
  void hiddenOutputsAreFoldedUntilTheReaderAsks() {
    NotebookCell open = code(List.of("volatile"), "x", new Output.Stream("stdout", "92"));
    String file =
        Site.titled("x")
            .with("a", notebook(open, open.withOutputsHidden(), hidesNothing()), HERE)
            .files()
            .get("a.html");
    List<Element> cells = Jsoup.parse(file).select("section.cell");
    assertTrue(cells.get(0).select("details").isEmpty());
    Element fold = cells.get(1).selectFirst("details:not([open])");
    assertEquals("Show the answer the cell gives", fold.selectFirst("summary").text());
    assertEquals("92", fold.selectFirst(".out").text());
    assertTrue(fold.selectFirst(".varies") != null, "what is said of the figures goes with them");
    assertTrue(cells.get(2).select("details").isEmpty(), "nothing was shown");
  }

  private static NotebookCell hidesNothing() {
    return NotebookCell.of(NotebookCell.Kind.CODE, "c", "x", List.of()).withOutputsHidden();
  }

  @Test
  void aLinkOutOfTheSiteKeepsItsWords() {
    Document first = page("00-first.html");
    assertEquals("01-second.html#Its-part", first.selectFirst("a:contains(the next)").attr("href"));
    assertTrue(first.select("a:contains(none)").isEmpty());
    assertTrue(first.text().contains("and none."), first.text());
  }

  @Test
  void theSearchKnowsEverySection() {
    String script = FILES.get("search.js");
    assertTrue(script.contains("\"href\":\"00-first.html#One\""), script.substring(0, 600));
    assertTrue(script.contains("int a \\u003d 1 \\u003c 2;"), script.substring(0, 600));
  }

  @Test
  void pagesAskForNoScriptToBeRead() {
    Document page = page("00-first.html");
    page.select("script").remove();
    assertTrue(page.selectFirst("button.theme").hasAttr("hidden"));
    assertTrue(page.text().contains("What it promises."));
  }

  @Test
  void binderIsLinkedWhereItsAddressIsKnown() {
    Site site = SITE.withBinder("https://binder.example/?urlpath=notebooks/");
    assertTrue(
        site.files()
            .get("00-first.html")
            .contains("href=\"https://binder.example/?urlpath=notebooks/00-first.ipynb\""));
    assertFalse(FILES.get("00-first.html").contains("Binder"));
  }

  @Test
  void everyRepresentationHasAWayToBeShown() {
    assertShown("<table></table>", "text/html", "<table></table>");
    assertShown("**b**", "text/markdown", "<strong>b</strong>");
    assertShown("<svg/>", "image/svg+xml", "<img alt=\"plain\" src=\"data:image/svg+xml;base64,");
    assertShown("AQ\nID", "image/png", "<img alt=\"plain\" src=\"data:image/png;base64,AQID\">");
    assertShown("{}", "application/vnd.other", "<pre class=\"plain\">plain</pre>");
  }

  private static void assertShown(String content, String type, String html) {
    JsonObject data = new JsonObject();
    data.addProperty("text/plain", "plain");
    data.addProperty(type, content);
    String page =
        Site.titled("x")
            .with(
                "a",
                notebook(code(List.of(), "x", new Output.Display(data, new JsonObject()))),
                HERE)
            .files()
            .get("a.html");
    assertTrue(page.contains(html), page.substring(page.indexOf("<article>")));
  }

  /** A link within the site: to a page or a notebook of it, and to an id that is on the page. */
  private static void leads(Element link) {
    String address = link.attr("href") + link.attr("src") + link.attr("action");
    if (address.startsWith("data:")) {
      return;
    }
    String[] parts = address.split("#", 2);
    String self = link.ownerDocument().location();
    String file = parts[0].isEmpty() ? self : parts[0];
    boolean notebook = FILES.containsKey(file.replaceFirst("\\.ipynb$", ".html"));
    assertTrue(FILES.containsKey(file) || notebook, self + " leads to " + address);
    if (parts.length == 2) {
      assertTrue(page(file).getElementById(parts[1]) != null, self + " leads to " + address);
    }
  }

  private static Document page(String name) {
    return Jsoup.parse(FILES.get(name), name);
  }

  private static Notebook notebook(NotebookCell... cells) {
    return Notebook.of(List.of(cells), new JsonObject());
  }

  private static NotebookCell text(String markdown) {
    return NotebookCell.of(NotebookCell.Kind.MARKDOWN, "t", markdown, List.of());
  }

  private static NotebookCell code(List<String> tags, String source, Output output) {
    return NotebookCell.of(NotebookCell.Kind.CODE, "c", source, tags)
        .after(OptionalInt.of(3), List.of(output));
  }

  private static Output html(String html) {
    JsonObject data = new JsonObject();
    data.addProperty("text/html", html);
    return new Output.Result(OptionalInt.of(3), data, new JsonObject());
  }
}
