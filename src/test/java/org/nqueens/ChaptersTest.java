package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.notebook.Cover;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.notebook.Output;
import org.opentest4j.AssertionFailedError;

/** What every chapter keeps to, seen in the saved notebooks without running them. */
class ChaptersTest {

  private static final Pattern MARKUP =
      Pattern.compile(
          "<details><summary>Hint 1.*|```.*?```|<[^>]*>|\\]\\([^)]*\\)", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:['’.,-][\\p{L}\\p{N}]+)*");
  private static final Pattern ASKS = Pattern.compile("(?i)\\*\\*[^*.]*\\bpredict\\b[^*]*\\*\\*");
  private static final Pattern DATA = Pattern.compile("data:image/[^\"')]*");

  @Test
  void everySourceHasItsNotebookAndEveryNotebookItsSource() {
    assertEquals(
        Chapters.names(Chapters.SOURCES, ".md"),
        Chapters.names(Chapters.NOTEBOOKS, ".ipynb"),
        "weave makes the notebooks of src/chapters");
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void theSavedNotebookIsWhatItsSourceSays(Path file) {
    Notebook saved = Notebook.read(file);
    List<NotebookCell> cells = new ArrayList<>(Chapters.source(file).learner().cells());
    for (int i = 0; i < Math.min(cells.size(), saved.cells().size()); i++) {
      if (saved.cells().get(i).outputs().isEmpty()) {
        cells.set(i, cells.get(i).withOutputsShown()); // there are none to be hidden
      }
    }
    assertEquals(
        Chapters.source(file).learner().withCells(cells), withoutOutputs(saved), "weave it again");
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void theFileIsWrittenAsJupyterWritesIt(Path file) throws IOException {
    assertEquals(Files.readString(file), Notebook.read(file).toJson());
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void codeCellsAreNumberedFromOneOn(Path file) {
    List<Integer> counts =
        Chapters.code(Notebook.read(file)).stream()
            .map(cell -> cell.executionCount().orElse(0))
            .toList();
    assertEquals(IntStream.rangeClosed(1, counts.size()).boxed().toList(), counts);
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void noCellShowsAnErrorUnlessItIsMeantTo(Path file) {
    all(
        Chapters.code(Notebook.read(file)),
        cell ->
            assertTrue(
                cell.tags().contains(NotebookRunner.RAISES)
                    || cell.outputs().stream().noneMatch(Output.Failure.class::isInstance),
                where(cell, "shows an error")));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void theFileAndEachOutputStaySmall(Path file) throws IOException {
    long size = Files.size(file);
    assertTrue(size <= 300_000, file + " has " + size + " bytes, more than 300,000");
    all(
        Chapters.code(Notebook.read(file)),
        cell ->
            cell.outputs()
                .forEach(
                    output ->
                        assertTrue(
                            output.toString().length() <= 60_000,
                            where(cell, "shows " + output.toString().length() + " characters"))));
  }

  @Test
  void allChaptersTogetherStaySmall() throws IOException {
    long size = 0;
    for (String name : Chapters.names(Chapters.NOTEBOOKS, ".ipynb")) {
      size += Files.size(Chapters.NOTEBOOKS.resolve(name + ".ipynb"));
    }
    assertTrue(size <= 3_000_000, "the notebooks have " + size + " bytes, more than 3,000,000");
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#numbered")
  void aChapterHasBetweenTwentyAndThirtyFiveCells(Path file) {
    int cells = Notebook.read(file).cells().size();
    assertTrue(cells >= 20 && cells <= 35, file + " has " + cells + " cells, not 20 to 35");
  }

  /** Words of prose with the folded answers and verdicts, without hints, code and links. */
  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#numbered")
  void aChapterIsReadInOneSitting(Path file) {
    int words = Chapters.text(Notebook.read(file)).stream().mapToInt(ChaptersTest::words).sum();
    int least = isFirst(file) ? 500 : 900;
    assertTrue(
        words >= least && words <= 1500,
        file + " has " + words + " words, not between " + least + " and 1,500");
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void noTextCellIsLongerThanHundredAndFiftyWords(Path file) {
    all(
        Chapters.text(Notebook.read(file)),
        cell -> assertTrue(words(cell) <= 150, where(cell, "has " + words(cell) + " words")));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void codeCellsAreShort(Path file) {
    List<NotebookCell> cells = Chapters.code(Notebook.read(file));
    all(cells, cell -> assertTrue(lines(cell) <= 15, where(cell, "has " + lines(cell) + " lines")));
    List<Integer> sorted = cells.stream().map(ChaptersTest::lines).sorted().toList();
    int median = sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
    assertTrue(median <= 8, "half of the code cells have " + median + " lines or more");
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#numbered")
  void theReaderPredictsOftenEnough(Path file) {
    Notebook notebook = Notebook.read(file);
    long prompts = tagged(notebook, "predict");
    int code = Chapters.code(notebook).size();
    int least = isFirst(file) ? 3 : 8;
    assertTrue(4 * prompts >= code, prompts + " prompts for " + code + " code cells");
    assertTrue(prompts >= least, prompts + " prompts, fewer than " + least);
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void everyQuestionIsTaggedAndItsAnswersAreFolded(Path file) {
    Notebook notebook = Notebook.read(file);
    NotebookCell above = null;
    for (NotebookCell cell : notebook.cells()) {
      if (cell.kind() == NotebookCell.Kind.MARKDOWN) {
        above = cell;
        boolean asks = cell.tags().contains("predict");
        assertTrue(
            asks || !ASKS.matcher(cell.source()).find(), where(cell, "is not tagged predict"));
        assertTrue(
            !asks || cell.source().contains("<details><summary>"), where(cell, "folds no answer"));
      } else if (above != null && above.tags().contains("predict")) {
        boolean reader =
            cell.tags().stream().anyMatch(List.of("exercise", "quiz", "guess")::contains);
        boolean mute = cell.outputs().isEmpty();
        assertTrue(reader || mute || cell.hidesOutputs(), where(cell, "gives an answer away"));
        assertEquals(cell, Cover.over(cell), where(cell, "weave it again"));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#numbered")
  void aChapterHasThreeExercisesOrMoreWithThreeHintsEach(Path file) {
    Notebook notebook = Notebook.read(file);
    long exercises = tagged(notebook, "exercise");
    assertTrue(exercises >= 3, exercises + " exercises, fewer than 3");
    String text = String.join("\n", Chapters.text(notebook).stream().map(c -> c.source()).toList());
    for (int rung = 1; rung <= 3; rung++) {
      int found = text.split("<summary>Hint " + rung + "</summary>", -1).length - 1;
      assertTrue(found >= exercises, found + " times hint " + rung + " for " + exercises);
    }
  }

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

  private static Notebook withoutOutputs(Notebook notebook) {
    return notebook.withCells(
        notebook.cells().stream().map(cell -> cell.after(OptionalInt.empty(), List.of())).toList());
  }

  private static long tagged(Notebook notebook, String tag) {
    return notebook.cells().stream().filter(cell -> cell.tags().contains(tag)).count();
  }

  private static int words(NotebookCell cell) {
    return (int) WORD.matcher(MARKUP.matcher(cell.source()).replaceAll(" ")).results().count();
  }

  private static int lines(NotebookCell cell) {
    return (int) cell.source().lines().count();
  }

  /** Chapter 0 is read in ten minutes. */
  private static boolean isFirst(Path file) {
    return Chapters.name(file).startsWith("00-");
  }

  private static String where(NotebookCell cell, String what) {
    return "cell " + cell.id().orElse("?") + " (" + cell.firstLine() + ") " + what;
  }

  private static void all(List<NotebookCell> cells, Consumer<NotebookCell> rule) {
    List<String> broken = new ArrayList<>();
    for (NotebookCell cell : cells) {
      try {
        rule.accept(cell);
      } catch (AssertionFailedError e) {
        broken.add(e.getMessage());
      }
    }
    assertTrue(broken.isEmpty(), () -> String.join("\n", broken));
  }
}
