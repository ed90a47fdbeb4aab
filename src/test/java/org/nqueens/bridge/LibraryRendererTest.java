package org.nqueens.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.display.Renderer;
import org.nqueens.render.HeatMap;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

class LibraryRendererTest {

  private final Renderer renderer = new LibraryRenderer();

  @Test
  void theServiceIsFound() {
    assertTrue(
        ServiceLoader.load(Renderer.class).stream()
            .anyMatch(provider -> provider.type() == LibraryRenderer.class));
  }

  @Test
  void aPlacementIsABoardWithASentence() {
    MimeBundle bundle = renderer.render(Placement.of(4, 1, 3, 0, 2)).orElseThrow();
    assertTrue(bundle.plain().startsWith("Solution for 4 queens: columns 1, 3, 0, 2"));
    assertTrue(bundle.data().get("text/html").startsWith("<figure"));
  }

  @Test
  void aViewShowsItself() {
    HeatMap map = HeatMap.of(8);
    assertEquals(map.text(), renderer.render(map).orElseThrow().plain());
  }

  @Test
  void placementsInAListAreAGallery() {
    var solutions = List.of(Placement.of(4, 1, 3, 0, 2), Placement.of(4, 2, 0, 3, 1));
    assertTrue(renderer.render(solutions).orElseThrow().plain().startsWith("2 solutions"));
  }

  @Test
  void whatASearchGivesShowsItself() {
    Trace trace = Trace.of(Solver.scan(), 4);
    assertEquals("Search tree of scan for n = 4", start(trace, 29));
    assertEquals("Search tree of scan for n = 4", start(trace.tree().toDepth(2), 29));
    assertEquals("Node 5 tries row 3, column 3: refused", start(trace.at(17), 37));
    assertEquals("Node 9 is a solution", start(trace.next(Kind.SOLUTION, 0), 20));
    assertEquals("30 steps of a walk", start(trace.steps(), 18));
    assertEquals("What the queens above do to row 2", start(BitRows.top(4).below(1).below(4), 33));
    assertEquals(Optional.empty(), renderer.render(Optional.empty()));
  }

  private String start(Object value, int length) {
    return renderer.render(value).orElseThrow().plain().substring(0, length);
  }

  @Test
  void otherValuesAreLeftToOthers() {
    assertEquals(Optional.empty(), renderer.render("text"));
    assertEquals(Optional.empty(), renderer.render(List.of()));
    assertEquals(Optional.empty(), renderer.render(List.of(Placement.empty(1), "text")));
  }
}
