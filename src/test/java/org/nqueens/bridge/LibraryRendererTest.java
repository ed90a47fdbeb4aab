package org.nqueens.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Placement;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.display.Renderer;
import org.nqueens.render.HeatMap;

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
  void otherValuesAreLeftToOthers() {
    assertEquals(Optional.empty(), renderer.render("text"));
    assertEquals(Optional.empty(), renderer.render(List.of()));
    assertEquals(Optional.empty(), renderer.render(List.of(Placement.empty(1), "text")));
  }
}
