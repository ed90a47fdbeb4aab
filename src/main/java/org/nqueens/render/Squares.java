package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * A board ready to be drawn: n × n cells and the lines of attack over them.
 *
 * @param n the size of the board
 * @param rows the cells, row by row from the top
 * @param beams the lines of attack, from the attacker to her target
 */
record Squares(int n, List<List<Cell>> rows, List<Beam> beams) {

  /**
   * A line of attack over the board.
   *
   * @param fromRow the attacker's row
   * @param fromColumn the attacker's column
   * @param toRow the target's row
   * @param toColumn the target's column
   */
  record Beam(int fromRow, int fromColumn, int toRow, int toColumn) {}

  Squares {
    rows = rows.stream().map(List::copyOf).toList();
    beams = List.copyOf(beams);
  }

  /** The board whose cell on each (row, column) the drawer says. */
  static Squares of(int n, BiFunction<Integer, Integer, Cell> drawer) {
    List<List<Cell>> rows =
        IntStream.range(0, n)
            .mapToObj(r -> IntStream.range(0, n).mapToObj(c -> drawer.apply(r, c)).toList())
            .toList();
    return new Squares(n, rows, List.of());
  }

  Cell at(int row, int column) {
    return rows.get(row).get(column);
  }

  /** The same board with another cell. */
  Squares with(int row, int column, Cell cell) {
    List<List<Cell>> changed = new ArrayList<>();
    rows.forEach(cells -> changed.add(new ArrayList<>(cells)));
    changed.get(row).set(column, cell);
    return new Squares(n, changed, beams);
  }

  /** The same board with one more line of attack; its empty squares become dots. */
  Squares crossedBy(Beam beam) {
    int rowStep = Integer.signum(beam.toRow() - beam.fromRow());
    int columnStep = Integer.signum(beam.toColumn() - beam.fromColumn());
    List<List<Cell>> crossed = new ArrayList<>();
    rows.forEach(row -> crossed.add(new ArrayList<>(row)));
    int row = beam.fromRow() + rowStep;
    int column = beam.fromColumn() + columnStep;
    while (row != beam.toRow() || column != beam.toColumn()) {
      if (at(row, column).equals(Cell.empty())) {
        crossed.get(row).set(column, Cell.line());
      }
      row += rowStep;
      column += columnStep;
    }
    List<Beam> more = new ArrayList<>(beams);
    more.add(beam);
    return new Squares(n, crossed, more);
  }
}
