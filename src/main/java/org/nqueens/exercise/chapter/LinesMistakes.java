package org.nqueens.exercise.chapter;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Square;
import org.nqueens.exercise.mistake.Mistakes;

/** The usual mistakes in exercise 5.1, seen on the board of this size. */
final class LinesMistakes {

  /** Large enough that no two of the mistakes give the same numbers. */
  static final int SIZE = 3;

  /** The squares of that board, row by row. */
  static final List<Square> SQUARES =
      IntStream.range(0, SIZE).boxed().flatMap(LinesMistakes::row).toList();

  /** Indices that are not those of the descending diagonals, from 0 on. */
  static final Mistakes<Square, Long> INDEX =
      Mistakes.<Square, Long>none()
          .and("exercise5.index-negative", at -> (long) at.row() - at.column())
          .and("exercise5.index-negative", at -> (long) at.column() - at.row())
          .and("exercise5.index-absolute", at -> Math.abs((long) at.row() - at.column()))
          .and("exercise5.index-ascending", at -> (long) at.row() + at.column())
          .and("exercise5.index-far", at -> (long) at.row() - at.column() + SIZE)
          .and("exercise5.index-far", at -> (long) at.column() - at.row() + SIZE)
          .and("exercise5.index-square", at -> (long) at.row() * SIZE + at.column())
          .and("exercise5.index-line", at -> (long) at.row())
          .and("exercise5.index-line", at -> (long) at.column());

  private LinesMistakes() {}

  private static Stream<Square> row(int row) {
    return IntStream.range(0, SIZE).mapToObj(column -> new Square(row, column));
  }
}
