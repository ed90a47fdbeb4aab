package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.CellRules.all;
import static org.nqueens.CellRules.where;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.notebook.Cover;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;

/** The measures that every chapter keeps to, seen in the saved notebooks without running them. */
class ChapterMeasuresTest {

  private static final Pattern MARKUP =
      Pattern.compile(
          "<details class=\"hints\"><summary>Hint 1.*|```.*?```|<[^>]*>|\\]\\([^)]*\\)",
          Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:['’.,-][\\p{L}\\p{N}]+)*");
  private static final Pattern LATE_LIST = Pattern.compile("\\n\\n(?!1\\.)\\d+\\. ");
  private static final Pattern ASKS = Pattern.compile("(?i)\\*\\*[^*.]*\\bpredict\\b[^*]*\\*\\*");

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
    int words =
        Chapters.text(Notebook.read(file)).stream().mapToInt(ChapterMeasuresTest::words).sum();
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
    List<Integer> sorted = cells.stream().map(ChapterMeasuresTest::lines).sorted().toList();
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
  @MethodSource("org.nqueens.Chapters#saved")
  void noSentenceBecomesAListByTheNumberItBeginsWith(Path file) {
    for (NotebookCell cell : Chapters.text(Notebook.read(file))) {
      assertFalse(LATE_LIST.matcher(cell.source()).find(), where(cell, "begins a list late"));
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
}
