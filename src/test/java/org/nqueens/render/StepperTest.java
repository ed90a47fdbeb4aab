package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;
import org.nqueens.trace.Trace;
import org.nqueens.words.Words;

class StepperTest {

  private static final int LARGEST_OUTPUT = 60_000;

  /** The bytes of an output in a notebook: both forms as JSON strings. */
  private static int saved(View view) {
    String both = view.html() + view.text();
    int escapes = both.length() - both.replaceAll("[\"\\\\\n]", "").length();
    return both.getBytes(StandardCharsets.UTF_8).length + escapes;
  }

  private static Trace scan(int n) {
    return Trace.of(Solver.scan(), n);
  }

  @Test
  void theEventsAreSentences() {
    String text = Stepper.of(scan(4)).text();
    assertTrue(
        text.startsWith(
            """
            Trace of scan for n = 4: 83 events, 17 nodes, 2 solutions.

            1. Node 1, the root: the board is empty.
            2. Node 2: a queen is placed on row 0, column 0.
            3. Node 2 tries row 1, column 0: refused: the queen on row 0 reaches it down the column \
            (column = 0).
            """),
        text);
    assertTrue(text.contains("\n34. Node 9 is a solution: columns 1, 3, 0, 2.\n"), text);
    assertTrue(text.contains("\n70. Node 16 is dead: row 3 has no free square.\n"), text);
    assertTrue(
        text.endsWith("83. Back from node 14 to node 1: the queen leaves row 0, column 3."), text);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
  void theOutputIsSmall(int n) {
    for (Stepper.Mode mode : Stepper.Mode.values()) {
      int length = saved(Stepper.of(scan(n)).mode(mode));
      assertTrue(length < LARGEST_OUTPUT, mode + ": " + length);
    }
  }

  @Test
  void twoSearchesFitIntoOneOutput() {
    Trace masks = Trace.of(Solver.bitmask(), 8);
    int length = saved(Stepper.compare(scan(8), masks));
    assertTrue(length < LARGEST_OUTPUT, "length " + length);
  }

  @Test
  void aLongSearchSaysWhatIsLeftOut() {
    String text = Stepper.of(scan(8)).text();
    assertTrue(text.contains("18,513 events"), text);
    assertTrue(text.endsWith(" more events are not listed."), text);
  }

  @Test
  void runningACellAgainGivesTheSameBytes() {
    assertEquals(Stepper.of(scan(5)).html(), Stepper.of(scan(5)).html());
  }

  @Test
  void figuresOfDifferentSearchesHaveDifferentNames() {
    String a = Stepper.of(scan(4)).html();
    String b = Stepper.of(scan(5)).html();
    assertTrue(a.startsWith("<div id=\"nq-"));
    assertFalse(b.startsWith(a.substring(0, 30)));
  }

  @Test
  void withoutScriptsTheFirstSolutionAndTheEventsAreThere() {
    String bare = Stepper.of(scan(4)).html().replaceAll("(?s)<script.*?</script>", "");
    assertTrue(bare.contains("<table"));
    assertTrue(bare.contains("Solution for 4 queens: columns 1, 3, 0, 2"));
    assertTrue(bare.contains("<li>Node 9 is a solution: columns 1, 3, 0, 2.</li>"));
  }

  @Test
  void predictionsHaveTheirAnswersFolded() {
    String html = Stepper.of(scan(4)).mode(Stepper.Mode.PREDICT).html();
    String bare = html.replaceAll("(?s)<script.*?</script>", "");
    assertEquals(5, bare.split(": what comes next\\?", -1).length - 1);
    assertEquals(5, bare.split(">Answer</summary>", -1).length - 1);
  }

  @Test
  void predictionsBeginWhereTheStepperDoes() {
    String html = Stepper.of(scan(4)).mode(Stepper.Mode.PREDICT).from(9).html();
    assertTrue(html.contains("<li>After event 10, “Node 3 is dead"), html);
  }

  /** Where each exhibit leaves the path of the scan, n = 5; events count from 0. */
  @ParameterizedTest
  @CsvSource({
    "NO_UNDO, 25, refused although no queen reaches it",
    "NO_UNDO_OF_COLUMNS, 25, refused although no queen reaches it",
    "NO_UNDO_OF_DESCENDING, 25, refused although no queen reaches it",
    "NO_UNDO_OF_ASCENDING, 25, refused although no queen reaches it",
    "NO_DIAGONALS, 3, along the descending diagonal",
    "ONE_DIAGONAL, 6, along the ascending diagonal",
    "NO_COLUMNS, 2, down the column",
    "LAST_COLUMN_MISSED, 9, Node 3 is dead",
    "ONE_ROW_EARLY, 12, 'is a solution: columns 0, 2, 4, 1.'",
    "ABSOLUTE_DESCENDING, 11, refused although no queen reaches it",
    "ABSOLUTE_ONLY, 11, refused although no queen reaches it",
    "PREVIOUS_ROW_ONLY, 5, down the column",
    "ROW_ZERO_UNSEEN, 2, down the column",
    "NEIGHBOUR_DIAGONALS, 52, along the descending diagonal",
    "FUTURE_ROWS, 1, refused although no queen reaches it",
    "MIRROR_NOT_DOUBLED, 2, Node 2 tries"
  })
  void theExhibitAndTheRightSearchPartHere(Bug bug, long event, String reason) {
    Parting parting = Parting.of(Trace.of(bug, 5), scan(5), Words.english());
    assertEquals(event, parting.event());
    String sentence = parting.sentence().replace("refused, although", "refused although");
    assertTrue(sentence.contains(bug.about().name() + ": Node"), sentence);
    assertTrue(sentence.contains(reason), sentence);
  }

  @ParameterizedTest
  @EnumSource(Bug.class)
  void everyExhibitCanBeSpotted(Bug bug) {
    Stepper spot = Stepper.spot(Trace.of(bug, 5), scan(5));
    assertTrue(saved(spot) < LARGEST_OUTPUT, "length " + saved(spot));
    assertTrue(spot.text().contains("\n\nThey part at event "), spot.text());
  }

  @Test
  void equalSearchesNeverPart() {
    assertEquals(
        "They never part: all 83 events are the same.",
        Parting.of(scan(4), scan(4), Words.english()).sentence());
  }

  @Test
  void ofTwoSearchesTheLongerGoesOn() {
    Parting parting = Parting.of(Trace.of(Solver.scan(), 4, 10), scan(4), Words.english());
    assertEquals(10, parting.event());
    assertTrue(parting.sentence().startsWith("They part at event 11: only scan: "));
  }

  @Test
  void wrongUseIsRefusedWithItsReason() {
    assertThrows(IllegalArgumentException.class, () -> Stepper.compare(scan(4), scan(5)));
    assertThrows(IllegalArgumentException.class, () -> Stepper.of(scan(4)).from(83));
    assertThrows(
        IllegalArgumentException.class,
        () -> Stepper.compare(scan(4), scan(4)).mode(Stepper.Mode.PERFORM));
    var large =
        assertThrows(
            IllegalArgumentException.class, () -> Stepper.of(Trace.of(Solver.bitmask(), 27, 1000)));
    assertEquals("n = 27 is too large to step through: the most is 26", large.getMessage());
  }

  @Test
  void aSimpleStepperHoldsTheSameSearch() {
    Stepper simple = Stepper.of(scan(4)).simple();
    assertEquals(Stepper.of(scan(4)).text(), simple.text());
    assertTrue(simple.html().contains("\"simple\":true"), simple.html());
    assertThrows(IllegalArgumentException.class, () -> Stepper.compare(scan(4), scan(4)).simple());
  }

  @Test
  void withoutScriptsAShortWayToTheFirstSolutionIsAStripOfBoards() {
    String html = Stepper.of(scan(4)).html();
    assertEquals(8, html.split("<img", -1).length - 1, "the nodes to the first solution");
    assertEquals(2, html.split("✕ dead end<", -1).length - 1);
    assertEquals(1, html.split("★ solution<", -1).length - 1);
    assertFalse(Stepper.of(scan(8)).html().contains("<img"), "114 nodes are too many");
    assertFalse(Stepper.of(scan(3)).html().contains("<img"), "no solution, no way to it");
    assertFalse(
        Stepper.of(scan(4)).mode(Stepper.Mode.PREDICT).html().contains("<img"),
        "it would give the answers away");
  }
}
