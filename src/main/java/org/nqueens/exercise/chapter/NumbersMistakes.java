package org.nqueens.exercise.chapter;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.exercise.Ways;
import org.nqueens.exercise.mistake.Mistakes;
import org.nqueens.words.Message;

/** The usual mistakes in the exercises of chapter 1. */
final class NumbersMistakes {

  /** A board's numbers, read in a wrong way. */
  static final Mistakes<Placement, List<Integer>> READING =
      Mistakes.<Placement, List<Integer>>none()
          .and("exercise1.start-at-zero", board -> each(board, column -> column + 1))
          .and("exercise1.from-below", NumbersMistakes::reversed)
          .and("exercise1.from-right", board -> each(board, c -> board.n() - 1 - c))
          .and("exercise1.blanks-counted", board -> each(board, column -> 2 * column))
          .and("exercise1.by-column", NumbersMistakes::rowsByColumn);

  /** A board that was drawn for other numbers. */
  static final Mistakes<Placement, Placement> DRAWING =
      Mistakes.<Placement, Placement>none()
          .and("exercise1.drawn-below", board -> Placement.of(board.n(), reversed(board)))
          .and(
              "exercise1.drawn-right",
              board -> Placement.of(board.n(), each(board, c -> board.n() - 1 - c)))
          .and("exercise1.drawn-first", board -> Placement.of(board.n(), each(board, c -> 0)));

  /** What becomes of numbers from 1 on. */
  static final Mistakes<Placement, List<Integer>> SHIFTING =
      Mistakes.<Placement, List<Integer>>none()
          .and("exercise1.unchanged", board -> each(board, column -> column + 1))
          .and("exercise1.up", board -> each(board, column -> column + 2))
          .and("exercise1.from-right", board -> each(board, c -> board.n() - 1 - c))
          .and("exercise1.from-below", NumbersMistakes::reversed)
          .and("exercise1.slot-dropped", NumbersMistakes::withoutFirst)
          .and("exercise1.wrapped", board -> each(board, c -> (c + 1) % board.n()));

  /** Rooks on n rows, counted in a wrong way. */
  static final Mistakes<Integer, Long> ROOKS =
      Mistakes.<Integer, Long>none()
          .and("exercise1.rooks-queens", KnownCounts::solutions)
          .and("exercise1.rooks-column", n -> Math.round(Math.pow(n, n)))
          .and("exercise1.rooks-row", n -> (long) n)
          .and("exercise1.rooks-sum", n -> n * (n + 1L) / 2)
          .and("exercise1.rooks-short", n -> Ways.order(n - 1).longValue())
          .and("exercise1.rooks-squares", n -> (long) n * n)
          .and("exercise1.rooks-anywhere", n -> Ways.choose(n * n, n).longValue())
          .and("exercise1.rooks-one", n -> 1L)
          .and("exercise1.rooks-nil", n -> 0L);

  private NumbersMistakes() {}

  /** Years that a mistake gives for so many boards, if they take this many years. */
  static List<Values.Known> years(double boards, double years) {
    double each = years / boards;
    return List.of(
        new Values.Known(boards, Message.of("exercise1.years-boards")),
        new Values.Known(boards * 1e6 * each, Message.of("exercise1.years-million")),
        new Values.Known(years * 365.25 * 86_400, Message.of("exercise1.years-unit")),
        new Values.Known(years * 365.25 * 1_440, Message.of("exercise1.years-unit")),
        new Values.Known(years * 365.25 * 24, Message.of("exercise1.years-unit")),
        new Values.Known(years * 365.25, Message.of("exercise1.years-unit")),
        new Values.Known(
            years * Ways.order(12).doubleValue(), Message.of("exercise1.years-ordered")),
        new Values.Known(Math.pow(12, 12) * each, Message.of("exercise1.years-rows")),
        new Values.Known(Ways.order(12).doubleValue() * each, Message.of("exercise1.years-rows")),
        new Values.Known(
            Ways.choose(64, 8).doubleValue() * each, Message.of("exercise1.years-eight")));
  }

  private static List<Integer> each(Placement board, IntUnaryOperator change) {
    return board.columns().stream().map(change::applyAsInt).toList();
  }

  /** Their numbers without the first one, as if slot 0 of an array from 1 on were cut off. */
  private static List<Integer> withoutFirst(Placement board) {
    List<Integer> theirs = each(board, column -> column + 1);
    return theirs.subList(1, theirs.size());
  }

  private static List<Integer> reversed(Placement board) {
    List<Integer> columns = board.columns();
    return IntStream.rangeClosed(1, columns.size())
        .mapToObj(back -> columns.get(columns.size() - back))
        .toList();
  }

  /** For each column the row of its first queen, or −1: what {@code indexOf} would give. */
  private static List<Integer> rowsByColumn(Placement board) {
    return IntStream.range(0, board.n())
        .mapToObj(column -> board.columns().indexOf(column))
        .toList();
  }
}
