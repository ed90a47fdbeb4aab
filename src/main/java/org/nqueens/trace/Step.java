package org.nqueens.trace;

import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Playback;

/**
 * One event of a search.
 *
 * @param index its number, 0 for START
 * @param kind what happened
 * @param node the node it happened at, numbered in order of placement, the root 1; for PLACE the
 *     new node, for BACKTRACK the one that is left
 * @param parent the parent of that node, 0 for the root
 * @param row the row of the queen placed, refused or taken away; for the other kinds the number of
 *     queens that stand
 * @param column the column of that queen; −1 for the other kinds
 * @param placement the queens after the event; for REJECT the attempt, conflict and all; for
 *     SOLUTION the solution, even if it is the mirror image of what stands
 */
public record Step(
    long index, Kind kind, long node, long parent, int row, int column, Placement placement) {

  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth");

  /** The event that a playback has just read. */
  static Step of(Playback place) {
    Kind kind = place.kind();
    boolean hasColumn = kind == Kind.PLACE || kind == Kind.REJECT || kind == Kind.BACKTRACK;
    return new Step(
        place.index(),
        kind,
        place.node(),
        place.parent(),
        place.row(),
        hasColumn ? place.column() : -1,
        shown(place));
  }

  /** The queens that stand, but the attempt or the solution where the event is one. */
  private static Placement shown(Playback place) {
    Placement standing = place.placement();
    return switch (place.kind()) {
      case REJECT -> standing.without(place.row()).with(place.row(), place.column());
      case SOLUTION -> place.motion().apply(standing);
      default -> standing;
    };
  }

  /**
   * All queens that attack a refused candidate.
   *
   * @return the attacks, top row first; none for the other kinds
   */
  public List<Attack> attackers() {
    return kind == Kind.REJECT ? placement.without(row).whyNot(row, column) : List.of();
  }

  /** The event in a line: its kind, the columns by row, and what they mean. */
  @Override
  public String toString() {
    return kind + " " + placement.columns() + ": " + meaning();
  }

  private String meaning() {
    return switch (kind) {
      case START -> "the search begins with the empty board, node 1";
      case PLACE -> "the " + queen() + " queen stands on column " + column + ", node " + node;
      case REJECT -> "the " + queen() + " queen is attacked" + attackersInWords();
      case DEAD_END -> "node " + node + " has no safe square in its next row";
      case SOLUTION -> "node " + node + " is a solution";
      case BACKTRACK -> "from node " + node + " back to node " + parent;
    };
  }

  private String queen() {
    return row < ORDINALS.size() ? ORDINALS.get(row) : (row + 1) + "th";
  }

  private String attackersInWords() {
    return attackers().stream()
        .map(attack -> attack.queen().toString())
        .collect(Collectors.joining(" and ", " from ", ""))
        .replaceFirst(" from $", "");
  }
}
