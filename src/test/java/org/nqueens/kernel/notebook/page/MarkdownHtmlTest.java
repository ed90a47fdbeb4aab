package org.nqueens.kernel.notebook.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarkdownHtmlTest {

  @TempDir Path folder;

  @Test
  void markdownOfGithubsKindBecomesHtml() {
    String html = html("# A *title*\n\n| n | nodes |\n|--:|:--|\n| 4 | 17 |\n\n~~old~~ **new**");
    assertTrue(html.contains("<h1 id=\"A-title\">A <em>title</em></h1>"), html);
    assertTrue(html.contains("<td align=\"right\">4</td>"), html);
    assertTrue(html.contains("<del>old</del> <strong>new</strong>"), html);
  }

  @Test
  void foldedAnswersStayFolded() {
    String html = html("<details><summary>Answer</summary>\n\nIn *two*.\n\n</details>");
    assertTrue(html.contains("<details><summary>Answer</summary>\n<p>In <em>two</em>.</p>"), html);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>alert(1)</script>",
        "<b onclick=\"alert(1)\">x</b>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        "<a href=\"JaVaScRiPt:alert(1)\">x</a>",
        "<a href=\"data:text/html,<script>alert(1)</script>\">x</a>",
        "<svg onload=alert(1)><script>alert(1)</script></svg>",
        "<iframe src=\"javascript:alert(1)\"></iframe>",
        "<style>body { display: none }</style>",
        "<p style=\"background: url(javascript:alert(1))\">x</p>",
        "<details ontoggle=alert(1) open>x</details>",
        "<form action=\"javascript:alert(1)\"><button>x</button></form>",
        "<base href=\"http://example.org/\">",
        "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
        "`x` <!--><img src=x onerror=alert(1)>-->",
      })
  void nothingOfTheTextRunsOrRestylesThePage(String markdown) {
    String html = html("Before.\n\n" + markdown + "\n\nAfter.").replaceAll("&lt;[^&]*&gt;", "");
    for (String danger :
        List.of(
            "<script",
            "onerror",
            "onclick",
            "onload",
            "ontoggle",
            "javascript:",
            "<style",
            "style=",
            "<iframe",
            "<base",
            "<form",
            "<svg",
            "data:text")) {
      assertFalse(html.toLowerCase().contains(danger), html);
    }
  }

  @Test
  void headingsGetTheIdsThatJupyterLabGivesThem() {
    var markdown = new MarkdownHtml(new Links(Set.of()), new Pictures(folder));
    List<Heading> first = markdown.prose("## Your turn\n### `x`", new JsonObject()).headings();
    List<Heading> second = markdown.prose("## Your turn", new JsonObject()).headings();
    assertEquals(
        List.of(new Heading(2, "Your-turn", "Your turn"), new Heading(3, "x", "x")), first);
    assertEquals("Your-turn-1", second.get(0).id());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[x](01-b.ipynb)|<a href=\"01-b.html\">x</a>",
        "[x](./01-b.ipynb#Your-turn)|<a href=\"01-b.html#Your-turn\">x</a>",
        "[x](#Here)|<a href=\"#Here\">x</a>",
        "[x](02-c.ipynb)|<p>x</p>",
        "[x](queens.json)|<p>x</p>",
        "[x](../src/Main.java)|<p>x</p>",
        "[x](https://example.org/)|<a href=\"https://example.org/\" rel=\"noopener noreferrer\">",
      })
  void linksLeadToPagesOrElsewhereAndNeverToAFileThatIsNotThere(String markdown, String html) {
    assertTrue(html(markdown).contains(html), html(markdown));
  }

  @Test
  void picturesAreInThePageOrReplacedByTheirWords() throws IOException {
    Files.write(folder.resolve("q.png"), new byte[] {1, 2, 3});
    assertTrue(
        html("![a queen](q.png)")
            .contains("<img src=\"data:image/png;base64,AQID\" alt=\"a queen\">"));
    for (String elsewhere :
        List.of("none.png", "../q.png", "/etc/passwd", "https://example.org/q.png", "q.txt")) {
      assertEquals("<p><em>a queen</em></p>", html("![a queen](" + elsewhere + ")").strip());
    }
  }

  @Test
  void attachedPicturesAreInThePage() {
    JsonObject attachments =
        JsonParser.parseString("{\"a.png\": {\"image/png\": \"AQID\\n\"}}").getAsJsonObject();
    String html =
        new MarkdownHtml(new Links(Set.of()), new Pictures(folder))
            .prose("![q](attachment:a.png)", attachments)
            .html();
    assertTrue(html.contains("src=\"data:image/png;base64,AQID\""), html);
  }

  @Test
  void javaInTheTextIsColoredAndOtherCodeIsNot() {
    assertTrue(html("```java\nint x;\n```").contains("<span class=\"hl-keyword\">int</span> x;"));
    assertFalse(html("```text\nint x;\n```").contains("span"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "$n^2 \\le 2^{n+1}$|n<sup>2</sup> ≤ 2<sup>n+1</sup>",
        "$x_i$ and $y$|<span class=\"formula\">x<sub>i</sub></span> and <span class=\"formula\">y",
        "$$a < b$$|<span class=\"formula\">a &lt; b</span>",
        "$\\frac{a}{b}$|\\fracab",
        "it costs $5 or $6|<p>it costs $5 or $6</p>",
        "`$x$`|<code>$x$</code>",
        "a $ b $ c|<p>a $ b $ c</p>",
      })
  void formulasAreLegibleWithoutALibrary(String markdown, String html) {
    assertTrue(html(markdown).contains(html), html(markdown));
  }

  private String html(String markdown) {
    return new MarkdownHtml(new Links(Set.of("00-a", "01-b")), new Pictures(folder))
        .prose(markdown, new JsonObject())
        .html();
  }
}
