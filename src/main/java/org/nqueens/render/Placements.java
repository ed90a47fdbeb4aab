package org.nqueens.render;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;

/** Turns placements into {@link Squares}. */
final class Placements {

  /** The largest board that is written in letters. */
  static final int LETTERS = 64;

  private Placements() {}

  /** The queens; those in conflict are ringed, with the lines between them. */
  static Squares squares(Placement placement) {
    List<Attack> conflicts = placement.conflicts();
    Set<Square> involved =
        conflicts.stream()
            .flatMap(attack -> Stream.of(attack.queen(), attack.target()))
            .collect(Collectors.toSet());
    return crossed(plain(placement, involved, Set.of()), conflicts);
  }

  /** The queens and the square in question. */
  static Squares attempt(Placement placement, Square square, List<Attack> attackers) {
    Set<Square> involved = attackers.stream().map(Attack::queen).collect(Collectors.toSet());
    Set<Square> refused = attackers.isEmpty() ? Set.of() : Set.of(square);
    Squares board = plain(placement, involved, refused);
    return crossed(
        attackers.isEmpty() ? board.with(square.row(), square.column(), Cell.free()) : board,
        attackers.stream().filter(attack -> !attack.queen().equals(square)).toList());
  }

  private static Squares plain(Placement placement, Set<Square> involved, Set<Square> refused) {
    return Squares.of(
        placement.n(),
        (row, column) -> {
          Square square = new Square(row, column);
          if (refused.contains(square)) {
            return Cell.refused();
          } else if (involved.contains(square)) {
            return Cell.attacker();
          }
          return placement.column(row).orElse(-1) == column ? Cell.queen() : Cell.empty();
        });
  }

  private static Squares crossed(Squares board, List<Attack> attacks) {
    Squares crossed = board;
    for (Attack attack : attacks) {
      crossed =
          crossed.crossedBy(
              new Squares.Beam(
                  attack.queen().row(),
                  attack.queen().column(),
                  attack.target().row(),
                  attack.target().column()));
    }
    return crossed;
  }
}
