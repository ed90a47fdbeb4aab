package org.nqueens.render;

import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Attack;
import org.nqueens.board.Line;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;

/**
 * What there is to say about a placement and about an attempt, in the coordinates of the reader.
 */
final class BoardWords {

  /** If there are more conflicts than these, one is named. */
  private static final int LISTED = 3;

  /** Longer lists of columns are cut. */
  private static final int LISTED_COLUMNS = 32;

  private final int n;
  private final Coordinates coordinates;

  BoardWords(int n, Coordinates coordinates) {
    this.n = n;
    this.coordinates = coordinates;
  }

  Phrase placement(Placement placement) {
    if (n == 0) {
      return Phrase.of(
          "The board of size 0 has no squares: its empty placement is the one solution.");
    }
    List<Attack> conflicts = placement.conflicts();
    if (!conflicts.isEmpty()) {
      return conflicts(placement, conflicts);
    }
    if (placement.isComplete()) {
      return Phrase.of("")
          .then("Solution", Tokens.GOOD)
          .then(" for " + queens(n) + ": " + where(placement) + "; none attacks another.");
    }
    return placement.size() == 0
        ? Phrase.of("Empty board of size " + n + ": no queen stands yet.")
        : Phrase.of(
            placement.size() + " of " + queens(n) + ": " + where(placement) + harmony(placement));
  }

  private static String harmony(Placement placement) {
    return placement.size() == 1 ? "." : "; none attacks another.";
  }

  Phrase attempt(int row, int column, List<Attack> attackers) {
    Phrase square = Phrase.of(capital(coordinates.square(n, row, column)) + " is ");
    return attackers.isEmpty()
        ? square.then("free", Tokens.GOOD).then(": no queen reaches it.")
        : square.then("refused", Tokens.REFUSE).then(": ").then(reasons(attackers)).then(".");
  }

  /** Who reaches the square, and along which line. */
  Phrase reasons(List<Attack> attackers) {
    Phrase all = Phrase.of("");
    for (int i = 0; i < attackers.size(); i++) {
      all = all.then(i == 0 ? "" : ", ").then(reason(attackers.get(i), i == 0));
    }
    return all;
  }

  private Phrase reason(Attack attack, boolean first) {
    Phrase queen = Phrase.of("").then("the queen on " + row(attack.queen()), Tokens.ATTACK_TEXT);
    return attack.queen().equals(attack.target())
        ? queen.then(" stands there")
        : queen.then((first ? " reaches it " : " ") + along(attack));
  }

  private Phrase conflicts(Placement placement, List<Attack> conflicts) {
    boolean few = conflicts.size() <= LISTED;
    String listed =
        conflicts.stream()
            .limit(few ? LISTED : 1)
            .map(attack -> pair(attack) + " share " + line(attack))
            .collect(Collectors.joining("; "));
    String count = conflicts.size() == 1 ? "one conflict" : conflicts.size() + " conflicts";
    return Phrase.of(queens(placement.size()) + ", ")
        .then(count, Tokens.REFUSE)
        .then(few ? ": " + listed + "." : ". The first: " + listed + ".");
  }

  private String pair(Attack attack) {
    return "the queens on " + row(attack.queen()) + " and " + row(attack.target());
  }

  /** A row has one queen, so its label names her; chess names the square. */
  private String row(Square queen) {
    return coordinates == Coordinates.CHESS
        ? name(queen)
        : "row " + coordinates.row(n, queen.row());
  }

  /** "down the column (column = 3)". */
  private String along(Attack attack) {
    return (attack.line() == Line.COLUMN ? "down " : "along ") + line(attack);
  }

  /** The line by name and, where counting starts at 0, by its number. */
  private String line(Attack attack) {
    Square square = attack.target();
    String name = attack.line().phrase();
    if (coordinates != Coordinates.ZERO_BASED) {
      return name;
    }
    return name
        + switch (attack.line()) {
          case ROW -> " (row = " + square.row() + ")";
          case COLUMN -> " (column = " + square.column() + ")";
          case ASCENDING -> " (row + column = " + square.ascending() + ")";
          case DESCENDING -> " (row − column = " + signed(square.row() - square.column()) + ")";
        };
  }

  private String where(Placement placement) {
    if (placement.isPrefix()) {
      String columns =
          placement.columns().stream()
              .limit(LISTED_COLUMNS)
              .map(coordinates::column)
              .collect(Collectors.joining(", "));
      boolean cut = placement.size() > LISTED_COLUMNS;
      return (placement.size() == 1 ? "column " : "columns ")
          + columns
          + (cut ? ", …" : "")
          + " by row";
    }
    return placement.queens().stream()
        .limit(LISTED_COLUMNS)
        .map(this::name)
        .collect(Collectors.joining("; ", "", placement.size() > LISTED_COLUMNS ? "; …" : ""));
  }

  private String name(Square square) {
    return coordinates.square(n, square.row(), square.column());
  }

  static String queens(int count) {
    return count == 1 ? "1 queen" : count + " queens";
  }

  /** With a true minus sign. */
  static String signed(int value) {
    return value < 0 ? "−" + -value : Integer.toString(value);
  }

  /** Begins a sentence; chess names stay small. */
  private String capital(String text) {
    return coordinates == Coordinates.CHESS
        ? text
        : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
