package org.nqueens.bridge;

import java.util.List;
import java.util.Optional;
import org.nqueens.board.Placement;
import org.nqueens.measure.Chart;
import org.nqueens.render.BoardView;
import org.nqueens.render.GalleryView;
import org.nqueens.render.TreeView;
import org.nqueens.render.View;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.Trace;
import tech.tablesaw.api.Table;

/** Which view shows which of the library's values. */
public final class Figures {

  private Figures() {}

  /**
   * The view of a value.
   *
   * @param value any value, never {@code null}
   * @return its view; empty if the value is none of the library's, so that others may show it
   */
  public static Optional<View> of(Object value) {
    if (value instanceof View view) {
      return Optional.of(view);
    } else if (value instanceof Placement placement) {
      return Optional.of(BoardView.of(placement));
    } else if (value instanceof Trace trace) {
      return Optional.of(TreeView.of(trace));
    } else if (value instanceof SearchTree tree) {
      return Optional.of(TreeView.of(tree));
    } else if (value instanceof Chart chart) {
      return Optional.of(new ChartView(chart));
    } else if (value instanceof Table table) {
      return Optional.of(new TableView(table));
    } else if (value instanceof List<?> list) {
      return gallery(list);
    }
    return Optional.empty();
  }

  /** A list of placements, and of nothing else. */
  private static Optional<View> gallery(List<?> list) {
    if (list.isEmpty() || !list.stream().allMatch(Placement.class::isInstance)) {
      return Optional.empty();
    }
    return Optional.of(GalleryView.of(list.stream().map(Placement.class::cast).toList()));
  }
}
