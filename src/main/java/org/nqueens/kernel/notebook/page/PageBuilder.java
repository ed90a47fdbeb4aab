package org.nqueens.kernel.notebook.page;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.nqueens.kernel.notebook.Comparison;
import org.nqueens.kernel.notebook.Cover;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;

/** Notebook → {@link Page}. */
final class PageBuilder {

  private final Templates templates;
  private final MarkdownHtml markdown;
  private final OutputHtml outputs;
  private final StringBuilder body = new StringBuilder();
  private final List<Heading> headings = new ArrayList<>();
  private final Passages passages = new Passages();

  PageBuilder(Templates templates, Links links, Pictures pictures) {
    this.templates = templates;
    this.markdown = new MarkdownHtml(links, pictures);
    this.outputs = new OutputHtml(markdown);
  }

  Page page(String name, Notebook notebook) {
    for (NotebookCell cell : notebook.cells()) {
      if (cell.kind() == NotebookCell.Kind.MARKDOWN) {
        text(cell);
      } else if (cell.kind() == NotebookCell.Kind.CODE) {
        code(cell);
      }
    }
    String title =
        headings.stream().filter(h -> h.level() == 1).map(Heading::text).findFirst().orElse(name);
    return new Page(
        name,
        title,
        lead(),
        body.toString(),
        headings.stream().filter(heading -> heading.level() == 2).toList(),
        (int) notebook.cells().stream().filter(cell -> cell.tags().contains("exercise")).count(),
        passages.list());
  }

  private void text(NotebookCell cell) {
    JsonObject attachments =
        cell.others().get("attachments") instanceof JsonObject object ? object : new JsonObject();
    Prose prose = markdown.prose(cell.source(), attachments);
    headings.addAll(prose.headings());
    passages.prose(prose);
    body.append(
        templates.fill("text.mustache", Map.of("classes", classes(cell), "html", prose.html())));
  }

  private void code(NotebookCell cell) {
    passages.code(cell.source());
    String shown = String.join("\n", Cover.under(cell).stream().map(outputs::html).toList());
    body.append(
        templates.fill(
            "code.mustache",
            Map.of(
                "classes",
                classes(cell),
                "id",
                cell.id().orElse(""),
                "count",
                cell.executionCount().isPresent() ? "" + cell.executionCount().getAsInt() : "",
                "code",
                HangingLines.of(JavaColors.html(cell.source())),
                "outputs",
                shown,
                "hidden",
                cell.hidesOutputs(),
                "volatile",
                cell.tags().contains(Comparison.VOLATILE))));
  }

  /** A cell's tags, as far as they can be class names. */
  private static String classes(NotebookCell cell) {
    StringBuilder classes = new StringBuilder();
    cell.tags().stream()
        .filter(tag -> tag.matches("[A-Za-z][A-Za-z0-9-]*"))
        .forEach(tag -> classes.append(" tag-").append(tag));
    return classes.toString();
  }

  private String lead() {
    Element first = Jsoup.parseBodyFragment(body.toString()).selectFirst(".text > h1 ~ p");
    return first == null ? "" : first.text();
  }
}
