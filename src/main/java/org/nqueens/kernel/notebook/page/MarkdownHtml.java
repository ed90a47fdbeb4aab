package org.nqueens.kernel.notebook.page;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.commonmark.Extension;
import org.commonmark.ext.autolink.AutolinkExtension;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;

/** Markdown → HTML that is safe and leads nowhere outside the site by accident. */
final class MarkdownHtml {

  private static final List<Extension> EXTENSIONS =
      List.of(
          TablesExtension.create(), StrikethroughExtension.create(), AutolinkExtension.create());

  private final Parser parser = Parser.builder().extensions(EXTENSIONS).build();
  private final HtmlRenderer renderer = HtmlRenderer.builder().extensions(EXTENSIONS).build();
  private final Links links;
  private final Pictures pictures;
  private final Anchors anchors = new Anchors();

  /** For one page: headings of all its cells get ids that differ. */
  MarkdownHtml(Links links, Pictures pictures) {
    this.links = links;
    this.pictures = pictures;
  }

  Prose prose(String markdown, JsonObject attachments) {
    Document page = SafeHtml.clean(renderer.render(parser.parse(markdown)));
    page.select("a[href]").forEach(links::settle);
    page.select("img").forEach(image -> pictures.embed(image, attachments));
    page.select("pre > code.language-java").forEach(MarkdownHtml::color);
    page.select("table").forEach(table -> table.wrap("<div class=\"wide\"></div>"));
    typeset(page.body());
    List<Heading> headings = headings(page);
    return new Prose(page.body().html(), headings, passages(page.body()));
  }

  private static List<Page.Passage> passages(Element body) {
    List<Page.Passage> passages = new ArrayList<>();
    Page.Passage passage = new Page.Passage("", "", "");
    for (Element part : body.children()) {
      if (part.tagName().matches("h[1-6]")) {
        passages.add(passage);
        passage = new Page.Passage(part.text(), part.id(), "");
      }
      passage = passage.with(part.text());
    }
    passages.add(passage);
    return passages;
  }

  private List<Heading> headings(Document page) {
    List<Heading> headings = new ArrayList<>();
    for (Element element : page.select("h1, h2, h3, h4, h5, h6")) {
      String id = anchors.of(element.text());
      element.attr("id", id);
      headings.add(new Heading(element.tagName().charAt(1) - '0', id, element.text()));
    }
    return headings;
  }

  private static void color(Element code) {
    code.html(JavaColors.html(code.wholeText()));
  }

  private static void typeset(Element body) {
    List<TextNode> texts = new ArrayList<>();
    NodeTraversor.traverse(
        (node, depth) -> {
          if (node instanceof TextNode text && !isVerbatim(node)) {
            texts.add(text);
          }
        },
        body);
    texts.forEach(MarkdownHtml::typeset);
  }

  private static void typeset(TextNode text) {
    Matcher formula = Formula.IN_TEXT.matcher(text.getWholeText());
    StringBuilder html = new StringBuilder();
    int done = 0;
    while (formula.find()) {
      html.append(Html.escape(text.getWholeText().substring(done, formula.start())));
      html.append(Formula.html(formula.group(formula.group(1) == null ? 2 : 1)));
      done = formula.end();
    }
    if (done > 0) {
      html.append(Html.escape(text.getWholeText().substring(done)));
      text.before(html.toString());
      text.remove();
    }
  }

  private static boolean isVerbatim(Node node) {
    return node.parent() instanceof Element parent
        && (parent.closest("code, pre, kbd, samp") != null);
  }
}
