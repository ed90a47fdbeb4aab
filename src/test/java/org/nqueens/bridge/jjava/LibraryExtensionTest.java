package org.nqueens.bridge.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.dflib.jjava.jupyter.Extension;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.kernel.display.Renderer;
import org.dflib.jjava.jupyter.kernel.display.mime.MIMEType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;
import org.nqueens.render.HeatMap;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

class LibraryExtensionTest {

  private final Renderer renderer = new Renderer();

  @BeforeEach
  void install() {
    new LibraryExtension().install(renderer);
  }

  @Test
  void theServiceIsFound() {
    assertTrue(
        ServiceLoader.load(Extension.class).stream()
            .anyMatch(provider -> provider.type() == LibraryExtension.class));
  }

  @Test
  void aPlacementIsABoard() {
    assertTrue(html(Placement.of(4, 1, 3, 0, 2)).startsWith("<figure"));
    assertTrue(plain(Placement.of(4, 1, 3, 0, 2)).startsWith("Solution for 4 queens"));
  }

  @Test
  void viewsTracesAndSolutionsShowThemselves() {
    assertTrue(html(HeatMap.of(8)).contains("22 to 28"));
    assertTrue(html(Trace.of(Solver.scan(), 4)).contains("17 nodes"));
    assertTrue(html(Solver.scan().solutions(6)).contains("4 solutions"));
  }

  @Test
  void otherListsAreLeftAsTheyAre() {
    DisplayData shown = renderer.render(List.of(1, 2));
    assertFalse(shown.hasDataForType(MIMEType.TEXT_HTML));
    assertEquals("[1, 2]", plain(List.of(1, 2)));
  }

  static Stream<Throwable> faults() {
    return Stream.of(
        new IllegalStateException("why"),
        new NoClassDefFoundError("why"),
        new StackOverflowError("why"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void whatCannotBeShownIsSaidAndNotThrown(Throwable fault) {
    List<Object> value =
        new ArrayList<>() {
          private static final long serialVersionUID = 1L;

          @Override
          public String toString() {
            return LibraryExtensionTest.<RuntimeException, String>thrown(fault);
          }
        };
    String shown = plain(value);
    assertTrue(shown.contains("cannot be shown: " + fault), shown);
    assertEquals(fault instanceof LinkageError, shown.contains("Restart"), shown);
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable, T> T thrown(Throwable fault) throws E {
    throw (E) fault;
  }

  private String html(Object value) {
    return (String) renderer.render(value).getData(MIMEType.TEXT_HTML);
  }

  private String plain(Object value) {
    return (String) renderer.render(value).getData(MIMEType.TEXT_PLAIN);
  }
}
