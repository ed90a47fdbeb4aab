package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.exercise.Exercise.Step;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.RowByRow;
import org.nqueens.exercise.SquareFunction;
import org.nqueens.exercise.mistake.Fingerprint;
import org.nqueens.render.BoardView;
import org.nqueens.render.View;
import org.nqueens.words.Message;

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

    Message words() {
      return Message.of("exercise2.asked", row, column, board.columns());
    }

    View picture() {
      return BoardView.attempt(board, row, column);
    }

    /** Without the queens' lines where the piece in question does not see along them. */
    View picture(List<Attack> who) {
      boolean others = who.isEmpty() && !board.admits(row, column);
      return others ? BoardView.of(board) : picture();
    }
  }

  /** All squares that a search on boards up to this size asks for, the smallest first. */
  static List<Asked> squares(int largest) {
    return squares(largest, Placement::whyNot);
  }

  static List<Step<SquareFunction<Boolean>>> forPieces(Message piece, Attackers attackers) {
    return List.of(
        new Step<>(Message.of("exercise2.top-row"), safe -> topRow(safe, piece)),
        new Step<>(
            Message.of("exercise1.boards"),
            safe ->
                squares(LARGEST, attackers).forEach(asked -> same(safe, asked, attackers, piece))),
        new Step<>(Message.of("exercise2.rows-below"), safe -> deaf(safe)),
        new Step<>(Message.of("exercise2.left-array"), SafetySteps::reads),
        new Step<>(Message.of("exercise2.sizes"), safe -> counts(safe, attackers)));
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

  private static void topRow(SquareFunction<Boolean> safe, Message piece) {
    if (!safe.at(new int[] {0}, 0, 0)) {
      throw Finding.keepGoing(Message.of("exercise2.refuses-first", piece))
          .on(BoardView.attempt(Placement.empty(1), 0, 0));
    }
  }

  private static void same(
      SquareFunction<Boolean> safe, Asked asked, Attackers attackers, Message piece) {
    List<Attack> who = attackers.of(asked.board(), asked.row(), asked.column());
    boolean given = safe.at(asked.columns(0), asked.row(), asked.column());
    if (given != who.isEmpty()) {
      throw (given ? allowed(asked, who.get(0), piece) : refused(safe, asked, piece))
          .telling(() -> early(safe, attackers).or(() -> named(safe)))
          .on(asked.picture(who));
    }
  }

  private static Finding allowed(Asked asked, Attack attack, Message piece) {
    return Finding.keepGoing(
        Message.of(
            "exercise2.allows",
            piece,
            asked.row(),
            asked.column(),
            attack.queen().row(),
            attack.queen().column(),
            Sight.shared(attack.line())));
  }

  private static Finding refused(SquareFunction<Boolean> safe, Asked asked, Message piece) {
    int row = asked.row();
    boolean listens = safe.at(asked.columns(FAR_AWAY), row, asked.column());
    return listens
        ? Finding.keepGoing(Message.of("exercise2.changes", row, asked.column(), piece))
        : row == 0
            ? Finding.keepGoing(Message.of("exercise2.refuses-top", row, asked.column()))
            : Finding.keepGoing(
                Message.of(
                    "exercise2.refuses", row, asked.column(), asked.board().columns(), piece));
  }

  private static void deaf(SquareFunction<Boolean> safe) {
    for (Asked asked : squares(4)) {
      long answers =
          IntStream.rangeClosed(-1, asked.board().n())
              .mapToObj(left -> safe.at(asked.columns(left), asked.row(), asked.column()))
              .distinct()
              .count();
      if (answers > 1) {
        throw Finding.keepGoing(Message.of("exercise2.nobody-there", asked.row(), asked.column()))
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
            Message.of(
                "exercise2.only-read",
                Arrays.toString(before),
                asked.row(),
                asked.column(),
                Arrays.toString(after)));
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
          Message.of(
              "exercise2.counts",
              given.stream().map(String::valueOf).collect(Collectors.joining(", "))));
    }
  }

  /** Whether a test never comes to the second row, as with a {@code return true} in its loop. */
  private static Optional<Message> early(SquareFunction<Boolean> safe, Attackers attackers) {
    try {
      return squares(4, attackers).stream().allMatch(asked -> answersFirst(safe, asked, attackers))
          ? Optional.of(Message.of("exercise2.only-first"))
          : Optional.empty();
    } catch (RuntimeException unfit) {
      return Optional.empty();
    }
  }

  private static boolean answersFirst(
      SquareFunction<Boolean> safe, Asked asked, Attackers attackers) {
    boolean free =
        attackers.of(asked.board(), asked.row(), asked.column()).stream()
            .noneMatch(attack -> attack.queen().row() == 0);
    return safe.at(asked.columns(FAR_AWAY), asked.row(), asked.column()) == free;
  }

  /** What is known about the bug behind a test, from the counts that a search with it gives. */
  private static Optional<Message> named(SquareFunction<Boolean> safe) {
    try {
      return Fingerprint.telling(RowByRow.with(safe).counts(Fingerprint.SIZES));
    } catch (RuntimeException unfit) {
      return Optional.empty();
    }
  }
}
