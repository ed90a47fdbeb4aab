package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.CellRules.all;
import static org.nqueens.CellRules.where;

import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.Output;

/** What every chapter shows: with a text for who sees no pictures, and without a network. */
class ChapterOutputsTest {

  private static final Pattern DATA = Pattern.compile("data:image/[^\"')]*");

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void everyPictureHasAText(Path file) {
    Notebook notebook = Notebook.read(file);
    all(
        Chapters.text(notebook),
        cell -> {
          boolean mute = Pattern.compile("!\\[\\s*\\]").matcher(cell.source()).find();
          assertTrue(!mute, where(cell, "has a picture without a text"));
        });
    all(Chapters.code(notebook), cell -> html(cell).forEach(html -> pictures(cell, html)));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void whatACellShowsHasATextToo(Path file) {
    all(
        Chapters.code(Notebook.read(file)),
        cell ->
            shown(cell)
                .forEach(
                    output ->
                        assertTrue(
                            output.text("text/plain").filter(t -> !t.isBlank()).isPresent(),
                            where(cell, "shows something without a text"))));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void nothingIsFetchedFromANetwork(Path file) {
    all(
        Chapters.code(Notebook.read(file)),
        cell ->
            html(cell)
                .flatMap(html -> html.select("[src], link[href], [srcset]").stream())
                .map(element -> element.attr("src") + element.attr("href"))
                .forEach(
                    address ->
                        assertTrue(
                            DATA.matcher(address).matches(), where(cell, "fetches " + address))));
  }

  private static void pictures(NotebookCell cell, Document html) {
    for (Element image : html.select("img")) {
      assertTrue(!image.attr("alt").isBlank(), where(cell, "has an img without alt"));
    }
    for (Element drawing : html.select("svg")) {
      boolean named =
          drawing.attr("aria-hidden").equals("true")
              || !drawing.attr("aria-label").isBlank()
              || drawing.hasAttr("aria-labelledby")
              || drawing.selectFirst("> title") != null;
      assertTrue(named, where(cell, "has an svg without a name"));
    }
  }

  private static Stream<Document> html(NotebookCell cell) {
    return shown(cell)
        .flatMap(output -> output.text("text/html").stream())
        .map(Jsoup::parseBodyFragment);
  }

  private static Stream<Output.Shown> shown(NotebookCell cell) {
    return cell.outputs().stream()
        .filter(Output.Shown.class::isInstance)
        .map(Output.Shown.class::cast);
  }
}
