package org.nqueens.bridge;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.measure.Chart;
import org.nqueens.render.BitsView;
import org.nqueens.render.BoardView;
import org.nqueens.render.GalleryView;
import org.nqueens.render.TreeView;
import org.nqueens.render.View;
import org.nqueens.render.WalkView;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;
import org.nqueens.trace.WalkStep;
import tech.tablesaw.api.Table;

/** Which view shows which of the library's values. */
public final class Figures {

  /** The values of one class, and how they are shown: not all of them need to have a view. */
  private record Look<T>(Class<T> type, Function<? super T, Optional<View>> view) {

    Optional<View> of(Object value) {
      return type.isInstance(value) ? view.apply(type.cast(value)) : Optional.empty();
    }
  }

  private static final List<Look<?>> LOOKS =
      List.of(
          new Look<>(View.class, Optional::of),
          always(Placement.class, BoardView::of),
          always(Step.class, BoardView::of),
          always(Trace.class, TreeView::of),
          always(SearchTree.class, TreeView::of),
          always(Chart.class, ChartView::new),
          always(Table.class, TableView::new),
          new Look<>(BitRows.class, Figures::bits),
          new Look<>(List.class, Figures::list),
          new Look<>(Optional.class, Figures::some));

  private Figures() {}

  /**
   * The view of a value.
   *
   * @param value any value, never {@code null}
   * @return its view; empty if the value is none of the library's, so that others may show it
   */
  public static Optional<View> of(Object value) {
    return LOOKS.stream().flatMap(look -> look.of(value).stream()).findFirst();
  }

  /**
   * The classes whose values have views, or some of them.
   *
   * @return the classes, none twice
   */
  public static Stream<Class<?>> types() {
    return LOOKS.stream().map(Look::type);
  }

  private static <T> Look<T> always(Class<T> type, Function<T, View> view) {
    return new Look<>(type, view.andThen(Optional::of));
  }

  private static Optional<View> bits(BitRows bits) {
    return bits.n() >= 1 && bits.n() <= BitsView.LARGEST
        ? Optional.of(BitsView.of(bits))
        : Optional.empty();
  }

  /** A list of placements or of a walk's steps, and of nothing else. */
  private static Optional<View> list(List<?> list) {
    if (isAll(list, Placement.class)) {
      return Optional.of(GalleryView.of(list.stream().map(Placement.class::cast).toList()));
    } else if (isAll(list, WalkStep.class)) {
      return Optional.of(WalkView.of(list.stream().map(WalkStep.class::cast).toList()));
    }
    return Optional.empty();
  }

  private static boolean isAll(List<?> list, Class<?> type) {
    return !list.isEmpty() && list.stream().allMatch(type::isInstance);
  }

  private static Optional<View> some(Optional<?> optional) {
    return optional.flatMap(Figures::of);
  }
}
