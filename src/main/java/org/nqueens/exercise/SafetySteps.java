package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.render.BoardView;
import org.nqueens.render.View;

/** The steps that check a test of safety: every square of every small board, then the counts. */
final class SafetySteps {

  /** The boards up to this size are asked for square by square. */
  private static final int LARGEST = 6;

  /** A column so far right that no line from the board reaches it. */
  private static final int FAR_AWAY = 40;

  private SafetySteps() {}

  /** Who attacks a square, for the piece in question. */
  @FunctionalInterface
  interface Attackers {
    List<Attack> of(Placement board, int row, int column);
  }

  /** A square that a search comes to, with the queens above it. */
  record Asked(Placement board, int row, int column) {

    /** The array that the reader's method sees; below the row stands what others left there. */
    int[] columns(int leftover) {
      int[] columns = new int[board.n()];
      Arrays.fill(columns, leftover);
      List<Integer> above = board.columns();
      IntStream.range(0, above.size()).forEach(r -> columns[r] = above.get(r));
      return columns;
    }

    String words() {
      return String.format(Locale.ROOT, "Row %d, column %d below %s", row, column, board.columns());
    }

    View picture() {
      return BoardView.attempt(board, row, column);
    }
  }

  /** All squares that a search on boards up to this size asks for, the smallest first. */
  static List<Asked> squares(int largest) {
    return squares(largest, Placement::whyNot);
  }

  static List<Step<SquareFunction<Boolean>>> forPieces(String piece, Attackers attackers) {
    return List.of(
        new Step<>("the top row", safe -> topRow(safe, piece)),
        new Step<>(
            "boards of growing size",
            safe ->
                squares(LARGEST, attackers).forEach(asked -> same(safe, asked, attackers, piece))),
        new Step<>("rows below", safe -> deaf(safe)),
        new Step<>("what is left of the array", SafetySteps::reads),
        new Step<>("n = 1 to 8", safe -> counts(safe, attackers)));
  }

  private static List<Asked> squares(int largest, Attackers attackers) {
    List<Asked> all = new ArrayList<>();
    for (int n = 1; n <= largest; n++) {
      collect(Placement.empty(n), attackers, all);
    }
    return all;
  }

  private static void collect(Placement board, Attackers attackers, List<Asked> all) {
    int row = board.size();
    for (int column = 0; row < board.n() && column < board.n(); column++) {
      all.add(new Asked(board, row, column));
      if (attackers.of(board, row, column).isEmpty()) {
        collect(board.with(row, column), attackers, all);
      }
    }
  }

  private static void topRow(SquareFunction<Boolean> safe, String piece) {
    if (!safe.at(new int[] {0}, 0, 0)) {
      throw Finding.keepGoing(
              "Your method refuses the first %s, on row 0 of the 1 × 1 board. No row is above her:"
                  + " how often should a loop over the rows above run?",
              piece)
          .on(BoardView.attempt(Placement.empty(1), 0, 0));
    }
  }

  private static void same(
      SquareFunction<Boolean> safe, Asked asked, Attackers attackers, String piece) {
    List<Attack> who = attackers.of(asked.board(), asked.row(), asked.column());
    boolean given = safe.at(asked.columns(0), asked.row(), asked.column());
    if (given != who.isEmpty()) {
      throw (given ? allowed(asked, who.get(0), piece) : refused(safe, asked, piece))
          .telling(named(safe))
          .on(asked.picture());
    }
  }

  private static Finding allowed(Asked asked, Attack attack, String piece) {
    return Finding.keepGoing(
        "Your method allows a %s on row %d, column %d below one on row %d, column %d: they share %s."
            + " %s",
        piece,
        asked.row(),
        asked.column(),
        attack.queen().row(),
        attack.queen().column(),
        attack.line().phrase(),
        "Which number do the two squares have in common?");
  }

  private static Finding refused(SquareFunction<Boolean> safe, Asked asked, String piece) {
    int row = asked.row();
    boolean listens = safe.at(asked.columns(FAR_AWAY), row, asked.column());
    return listens
        ? Finding.keepGoing(
            "Your answer for row %d, column %d changes with what stands in the array for the rows"
                + " below. No %s is there yet.",
            row, asked.column(), piece)
        : Finding.keepGoing(
            "Your method refuses row %d, column %d%s, and nobody attacks that square.",
            row,
            asked.column(),
            row == 0 ? ", the first row of all" : " below " + asked.board().columns());
  }

  private static void deaf(SquareFunction<Boolean> safe) {
    for (Asked asked : squares(4)) {
      long answers =
          IntStream.rangeClosed(-1, asked.board().n())
              .mapToObj(left -> safe.at(asked.columns(left), asked.row(), asked.column()))
              .distinct()
              .count();
      if (answers > 1) {
        throw Finding.keepGoing(
                "Your answer for row %d, column %d changes with what stands in the array for the"
                    + " rows below. Nobody is there yet.",
                asked.row(), asked.column())
            .on(asked.board());
      }
    }
  }

  private static void reads(SquareFunction<Boolean> safe) {
    for (Asked asked : squares(4)) {
      int[] before = asked.columns(FAR_AWAY);
      int[] after = before.clone();
      safe.at(after, asked.row(), asked.column());
      if (!Arrays.equals(before, after)) {
        throw Finding.almost(
            "The answers are right, but the array was %s before you were asked about row %d, column"
                + " %d, and %s afterwards. Only read it.",
            Arrays.toString(before), asked.row(), asked.column(), Arrays.toString(after));
      }
    }
  }

  private static void counts(SquareFunction<Boolean> safe, Attackers attackers) {
    SquareFunction<Boolean> right =
        (columns, row, column) ->
            attackers
                .of(Placement.of(columns.length, Arrays.copyOf(columns, row)), row, column)
                .isEmpty();
    List<Long> given = RowByRow.with(safe).counts(Fingerprint.SIZES);
    List<Long> known = RowByRow.with(right).counts(Fingerprint.SIZES);
    if (!given.equals(known)) {
      throw Finding.keepGoing(
          "Small boards are right, but a search with your test finds %s boards for n = 1 to 8.",
          given.stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }
  }

  /** What is known about the bug behind a test, from the counts that a search with it gives. */
  private static String named(SquareFunction<Boolean> safe) {
    try {
      return Fingerprint.telling(RowByRow.with(safe).counts(Fingerprint.SIZES));
    } catch (RuntimeException unfit) {
      return "";
    }
  }
}
