package org.nqueens.board;

import java.util.Locale;
import java.util.Optional;

/** The four kinds of line along which a queen attacks. */
public enum Line {
  /** All squares of one row. */
  ROW("the row"),
  /** All squares of one column. */
  COLUMN("the column"),
  /** The diagonal "/": {@code row + column} is constant, 0 to 2n − 2. */
  ASCENDING("the ascending diagonal"),
  /** The diagonal "\": {@code row - column} is constant, −(n − 1) to n − 1. */
  DESCENDING("the descending diagonal");

  private final String phrase;

  Line(String phrase) {
    this.phrase = phrase;
  }

  /**
   * The line as one lower-case word, as data formats name it.
   *
   * @return {@code row}, {@code column}, {@code ascending} or {@code descending}
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The line in a sentence.
   *
   * @return for instance {@code the ascending diagonal}
   */
  public String phrase() {
    return phrase;
  }

  /**
   * The line that two squares share. Two different squares share at most one.
   *
   * @param a a square
   * @param b another square
   * @return their line; empty if they share none or are the same square
   */
  public static Optional<Line> through(Square a, Square b) {
    if (a.equals(b)) {
      return Optional.empty();
    } else if (a.row() == b.row()) {
      return Optional.of(ROW);
    } else if (a.column() == b.column()) {
      return Optional.of(COLUMN);
    } else if (a.row() + a.column() == b.row() + b.column()) {
      return Optional.of(ASCENDING);
    } else if (a.row() - a.column() == b.row() - b.column()) {
      return Optional.of(DESCENDING);
    }
    return Optional.empty();
  }
}
