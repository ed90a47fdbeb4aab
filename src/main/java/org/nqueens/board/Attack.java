package org.nqueens.board;

/**
 * A queen that hits a square, and the line along which it does: the reason why a square is refused,
 * or, if another queen stands on the target, a conflict.
 *
 * @param queen where the attacking queen stands
 * @param target the square it hits; the queen's own square if that is what is in the way
 * @param line the line they share; {@link Line#ROW} if they are the same square
 */
public record Attack(Square queen, Square target, Line line) {

  /** Insists that the two squares share the line. */
  public Attack {
    boolean same = queen.equals(target) && line == Line.ROW;
    if (!same && Line.through(queen, target).filter(line::equals).isEmpty()) {
      throw new IllegalArgumentException(
          queen + " and " + target + " do not share " + line.phrase());
    }
  }

  /**
   * The attack of one square on another.
   *
   * @param queen where the queen stands
   * @param target a square on one of its lines, or its own
   * @return the attack
   * @throws IllegalArgumentException if the queen does not hit the target
   */
  public static Attack of(Square queen, Square target) {
    if (queen.equals(target)) {
      return new Attack(queen, target, Line.ROW);
    }
    return Line.through(queen, target)
        .map(line -> new Attack(queen, target, line))
        .orElseThrow(
            () ->
                new IllegalArgumentException("a queen on " + queen + " does not attack " + target));
  }

  /**
   * The number of rows and columns between the two, the larger of both: 1 for neighbours.
   *
   * @return 0 or more
   */
  public int distance() {
    return Math.max(
        Math.abs(queen.row() - target.row()), Math.abs(queen.column() - target.column()));
  }

  /**
   * The attack with its line.
   *
   * @return for instance {@code a queen on (0,2) attacks (1,3) along the descending diagonal}
   */
  public String sentence() {
    return queen.equals(target) ? toString() : this + " along " + line.phrase();
  }

  @Override
  public String toString() {
    return queen.equals(target)
        ? "a queen stands on " + queen
        : "a queen on " + queen + " attacks " + target;
  }
}
