package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.solve.Solver;
import org.nqueens.trace.ReasonPolicy;
import org.nqueens.trace.Trace;
import org.nqueens.trace.WalkStep;

class SearchViewsTest {

  private static Trace scan(int n) {
    return Trace.of(Solver.scan(), n);
  }

  @Test
  void theTreeOfFourQueensHasTheNumbersOfTheTextbook() {
    assertEquals(
        """
        Search tree of scan for n = 4: 17 nodes, 4 dead ends, 2 solutions; 44 candidates refused.

        node 1, the root
        ├─ node 2: row 0, column 0, dead (refused 0 1)
        │  ├─ node 3: row 1, column 2 ✕ dead end (refused 0 1 2 3)
        │  └─ node 4: row 1, column 3, dead (refused 0 2 3)
        │     └─ node 5: row 2, column 1 ✕ dead end (refused 0 1 2 3)
        ├─ node 6: row 0, column 1 (refused 0 1 2)
        │  └─ node 7: row 1, column 3 (refused 1 2 3)
        │     └─ node 8: row 2, column 0 (refused 0 1 3)
        │        └─ node 9: row 3, column 2 ★ solution
        ├─ node 10: row 0, column 2 (refused 1 2 3)
        │  └─ node 11: row 1, column 0 (refused 0 1 2)
        │     └─ node 12: row 2, column 3 (refused 0 2 3)
        │        └─ node 13: row 3, column 1 ★ solution
        └─ node 14: row 0, column 3, dead (refused 2 3)
           ├─ node 15: row 1, column 0, dead (refused 0 1 3)
           │  └─ node 16: row 2, column 2 ✕ dead end (refused 0 1 2 3)
           └─ node 17: row 1, column 1 ✕ dead end (refused 0 1 2 3)""",
        TreeView.of(scan(4)).text());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
  void everyViewOfASearchStaysSmall(int n) {
    int tree = TreeView.of(scan(n)).html().length();
    assertTrue(tree < 60_000, "tree: " + tree);
    int profile = ProfileView.of(scan(n)).html().length();
    assertTrue(profile < 60_000, "profile: " + profile);
  }

  @Test
  void eachStepOfAShortWalkIsAPictureThatSaysTheStep() {
    List<WalkStep> steps = scan(4).steps();
    for (ReasonPolicy policy : ReasonPolicy.values()) {
      Document walk = Jsoup.parseBodyFragment(WalkView.of(steps).naming(policy).html());
      assertEquals(
          steps.stream().map(step -> step.text(policy)).toList(),
          walk.select("img").eachAttr("alt"));
    }
  }

  @Test
  void aPictureOfAStepHasACrossForEachRefusalAndALineForEachReason() {
    WalkStep third = scan(4).steps().get(2);
    Document walk = Jsoup.parseBodyFragment(WalkView.of(List.of(third)).html());
    String picture = walk.select("img").attr("src").replaceFirst("^.*,", "");
    String svg = new String(Base64.getDecoder().decode(picture), StandardCharsets.UTF_8);
    assertEquals(4, svg.split("l.4.4m0-.4l-.4.4", -1).length - 1);
    assertTrue(svg.contains("M0.5 2.5L0.5 0.5M1.5 2.5L2.5 1.5M2.5 2.5L2.5 1.5M3.5 2.5L2.5 1.5"));
  }

  @Test
  void everyLineOfADrawnWalkBeginsAtTheRoot() {
    Document walk = Jsoup.parseBodyFragment(WalkView.of(scan(4).steps()).html());
    assertEquals(
        List.of("1.", "8.", "15.", "22."),
        walk.select("div > div:first-child > b:first-child").eachText());
  }

  @Test
  void aWalkWithoutBoardsOrWithTooManyIsAList() {
    for (Trace trace : List.of(scan(5), Trace.of(Solver.bitmask(), 4))) {
      Document walk = Jsoup.parseBodyFragment(WalkView.of(trace.steps()).html());
      assertEquals(0, walk.select("img").size());
      assertEquals(trace.steps().size(), walk.select("li").size());
    }
  }

  @Test
  void theTreeIsDrawnWithATickForEachRefusedCandidate() {
    String svg = TreeView.of(scan(4)).svg();
    assertEquals(44, svg.split("m-2 -1l4 4m0 -4l-4 4", -1).length - 1);
    assertEquals(17 + 2, svg.split("<circle", -1).length - 1); // two rings for the two solutions
    assertTrue(svg.contains("<title>Search tree of scan for n = 4"));
  }

  @Test
  void aLargeTreeIsShownLevelByLevel() {
    String text = TreeView.of(scan(8)).text();
    assertTrue(text.startsWith("Profile of scan for n = 8: 2,057 nodes, 92 solutions."), text);
    assertTrue(text.contains("\n 5  568  █"), text);
    assertThrows(IllegalArgumentException.class, () -> TreeView.of(scan(8)).svg());
  }

  @Test
  void theTopOfATreeSaysWhatIsBelow() {
    String text = TreeView.of(scan(5).tree().toDepth(1)).text();
    assertTrue(
        text.startsWith("Search tree of scan for n = 5: the first levels, 6 of 54 nodes"), text);
    assertTrue(text.contains("node 13: row 0, column 1, 10 nodes below"), text);
  }

  @Test
  void theBarsOfAProfileAreDividedByTheFirstColumn() {
    assertEquals(
        """
        Profile of scan for n = 4: 17 nodes, 2 solutions.

         0  1  ███████
         1  4  ███████████████████████████
         2  6  ████████████████████████████████████████
         3  4  ███████████████████████████
         4  2  ██████████████""",
        ProfileView.of(scan(4)).text());
  }

  @Test
  void aTruncatedTraceSaysSo() {
    String text = TreeView.of(Trace.of(Solver.scan(), 6, 50)).text();
    assertTrue(text.contains("; the search goes on after what is shown."), text);
  }
}
