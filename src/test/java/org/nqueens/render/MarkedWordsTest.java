package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.nqueens.MarkedWords;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;
import org.nqueens.trace.ReasonPolicy;
import org.nqueens.trace.Trace;
import org.nqueens.words.Language;
import org.nqueens.words.Words;

/** Every word of every view comes out of the bundles, and a view is in one language. */
class MarkedWordsTest {

  private static final Placement EIGHT = Placement.of(8, 0, 4, 7, 5, 2, 6, 1, 3);

  private static Trace scan(int n) {
    return Trace.of(Solver.scan(), n);
  }

  static Map<String, View> views() {
    Map<String, View> views = new TreeMap<>();
    views.put("solution", BoardView.of(Placement.of(4, 1, 3, 0, 2)));
    views.put("partial", BoardView.of(EIGHT.prefix(3)).labelled(Coordinates.CHESS));
    views.put("open rows", BoardView.of(EIGHT.without(2)));
    views.put("one queen", BoardView.of(EIGHT.prefix(1)));
    views.put("empty board", BoardView.of(Placement.empty(5)));
    views.put("no board", BoardView.of(Placement.empty(0)));
    views.put("large board", BoardView.of(Placement.of(40, 0, 2, 4)));
    views.put("conflicts", BoardView.of(Placement.of(5, 0, 0, 0, 0, 0)));
    views.put("one conflict", BoardView.of(Placement.of(5, 0, 1)));
    views.put("refused", BoardView.attempt(EIGHT.prefix(6), 6, 3));
    views.put("taken", BoardView.attempt(EIGHT, 0, 0));
    views.put("free", BoardView.attempt(Placement.of(4, 1, 3), 2, 0));
    views.put("attacks", AttackView.of(8, 2, 5));
    views.put("attacks alone", AttackView.of(8, 2, 5).plain());
    views.put("one array", KeptView.of(Collections.nCopies(2, new int[] {0, 1})));
    views.put("two arrays", KeptView.of(List.of(new int[] {0}, new int[] {1})));
    views.put("heat", HeatMap.of(8));
    views.put("heat of one", HeatMap.of(1));
    views.put("gallery", GalleryView.of(Solver.scan().solutions(9)));
    views.put("no gallery", GalleryView.of(List.of()));
    views.put("boards", GalleryView.of(List.of(Placement.of(4, 0), Placement.empty(0))));
    views.put("walk", WalkView.of(scan(5).steps()).naming(ReasonPolicy.ALL));
    views.put("drawn walk", WalkView.of(scan(4).steps()));
    views.put("long walk", WalkView.of(scan(7).steps()));
    views.put("masks", MasksView.of(EIGHT.prefix(3)));
    views.put("bits", BitsView.of(EIGHT.prefix(3)));
    views.put("bits of a row", BitsView.of(BitRows.of(EIGHT, 2)));
    views.put("lowest bit", BitsView.lowestFree(BitRows.of(EIGHT, 2)));
    views.put("no lowest bit", BitsView.lowestFree(BitRows.of(Placement.of(3, 0, 2), 2)));
    views.put("shifted bits", BitsView.shift(BitRows.of(EIGHT, 2)));
    views.put("tree", TreeView.of(scan(5)));
    views.put("top of a tree", TreeView.of(scan(6).tree().toDepth(2)));
    views.put("small tree", TreeView.of(scan(6)));
    views.put("cut tree", TreeView.of(Trace.of(Solver.scan(), 9, 300)));
    views.put("profile", ProfileView.of(scan(7)));
    views.put("cut profile", ProfileView.of(Trace.of(Solver.scan(), 10, 3_000)));
    addSteppers(views);
    return views;
  }

  private static void addSteppers(Map<String, View> views) {
    views.put("stepper", Stepper.of(scan(4)));
    views.put("simple stepper", Stepper.of(scan(4)).simple());
    views.put("stepper of none", Stepper.of(scan(0)));
    views.put("long stepper", Stepper.of(scan(6)).labelled(Coordinates.CHESS));
    views.put("cut stepper", Stepper.of(Trace.of(Solver.scan(), 12, 1_000)));
    views.put("images", Stepper.of(Trace.of(Solver.mirror(), 5)));
    views.put("careless", Stepper.of(Trace.of(Bug.NEIGHBOUR_DIAGONALS, 5)));
    views.put("predict", Stepper.of(scan(4)).mode(Stepper.Mode.PREDICT));
    views.put("compare", Stepper.compare(scan(4), Trace.of(Solver.swaps(), 4)));
    views.put("spot", Stepper.spot(Trace.of(Bug.NEIGHBOUR_DIAGONALS, 5), scan(5)));
    views.put("spot nothing", Stepper.spot(scan(4), Trace.of(Solver.sets(), 4)));
    views.put("spot an end", Stepper.spot(Trace.of(Solver.scan(), 4, 9), scan(4)));
    for (int event = 0; event < 40; event++) {
      views.put("event " + event, BoardView.of(scan(4).at(event)));
    }
  }

  @TestFactory
  Stream<DynamicTest> everyWordComesOutOfTheBundles() {
    return views().entrySet().stream()
        .map(view -> DynamicTest.dynamicTest(view.getKey(), () -> isMarked(view.getValue())));
  }

  private static void isMarked(View view) {
    View marked = view.in(MarkedWords.WORDS);
    assertEquals(List.of(), MarkedWords.unmarked(marked.text()));
    assertEquals(List.of(), MarkedWords.unmarkedIn(marked.html()));
  }

  @Test
  void aLiteralWouldBeFound() {
    assertEquals(List.of("three"), MarkedWords.unmarked("⟦Board of ⟧three"));
    assertEquals(List.of("alt", "seen"), MarkedWords.unmarkedIn("<img alt=\"alt\"><p>seen</p>"));
  }

  @TestFactory
  Stream<DynamicTest> aFigureSaysItsLanguageWhereItIsNotEnglish() {
    return views().entrySet().stream()
        .map(view -> DynamicTest.dynamicTest(view.getKey(), () -> saysIt(view.getValue())));
  }

  private static void saysIt(View view) {
    assertFalse(view.html().contains(" lang="), view.html());
    for (Language language : List.of(Language.RUSSIAN, Language.CHINESE)) {
      String html = view.in(Words.in(language)).html();
      assertTrue(html.matches("(?s)<(figure|div)[^>]* lang=\"" + language.code() + "\".*"), html);
      assertEquals(view.html(), view.in(Words.in(language)).in(Words.english()).html());
      assertFalse(view.in(Words.in(language)).text().isBlank());
    }
  }

  @TestFactory
  Stream<DynamicTest> aStepperStaysSmallInEveryLanguage() {
    return Stream.of(Language.values())
        .flatMap(language -> Stream.of(4, 5, 6, 8).map(n -> small(language, n)));
  }

  private static DynamicTest small(Language language, int n) {
    View view = Stepper.of(scan(n)).in(Words.in(language));
    int bytes = view.html().getBytes(StandardCharsets.UTF_8).length;
    return DynamicTest.dynamicTest(
        language + ", n = " + n, () -> assertTrue(bytes <= 60 * 1024, bytes + " bytes"));
  }

  @Test
  void aScriptHoldsOneLanguage() {
    String html = Stepper.of(scan(4)).in(Words.of("ru")).html();
    assertTrue(html.contains("'◀ Назад'") && html.contains("'ru'"), html);
    assertFalse(html.contains("◀ Back") || html.contains("the queen"), html);
    assertFalse(html.contains("$text") || html.contains("$runs"), html);
  }
}
