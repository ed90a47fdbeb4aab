package org.nqueens.exercise;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;

/** Questions on chapter 6: masks, their lowest bit, and how they move. */
final class BitsQuiz {

  private BitsQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(BitsQuiz::free, BitsQuiz::lowest, BitsQuiz::moved);
  }

  private static Question free(Random random) {
    int n = 6;
    List<Integer> columns = List.of(random.nextInt(n), random.nextInt(n));
    Placement board = Placement.of(n, columns);
    long free = board.conflicts().isEmpty() ? BitRows.of(board, 2).free() : 0;
    if (free == 0) {
      return free(random);
    }
    long taken = (1L << columns.get(0)) | (1L << columns.get(1));
    long full = (1L << n) - 1;
    Question.Draft draft =
        Question.asking(
            String.format(
                    Locale.ROOT,
                    "6 × 6, queens on columns %d and %d of rows 0 and 1. Which number is the mask of free",
                    columns.get(0),
                    columns.get(1))
                + " squares of row 2?");
    draft.right(free, "Each free column c adds 2 to the power c.");
    draft.wrong(
        Long.reverse(free) >>> (64 - n), "Read from the other end: bit 0 is the left square.");
    draft.wrong(full & ~taken, "That knows the columns and forgets the diagonals.");
    draft.wrong(full & ~free, "Those are the squares that are not free.");
    return draft.enough() ? draft.shuffled(random) : free(random);
  }

  private static Question lowest(Random random) {
    int mask = (2 + random.nextInt(30)) << (1 + random.nextInt(2));
    int low = Integer.lowestOneBit(mask);
    Question.Draft draft = Question.asking("x = 0b%s. What is x & -x?".formatted(binary(mask)));
    draft.right("0b" + binary(low), "The lowest 1 of x, alone.");
    draft.wrong("0b" + binary(mask & (mask - 1)), "That is x & (x − 1): the lowest 1 is gone.");
    draft.wrong("0b" + binary(Integer.highestOneBit(mask)), "That is the highest 1.");
    draft.wrong(Integer.numberOfTrailingZeros(low), "That is the column, not its mask.");
    return draft.enough() ? draft.shuffled(random) : lowest(random);
  }

  private static Question moved(Random random) {
    int column = 2 + random.nextInt(4);
    return Question.asking(
            String.format(
                    Locale.ROOT,
                    "A queen stands on column %d. Which column of the row two below does her ascending",
                    column)
                + " diagonal take?")
        .right(column - 2, "Down the board it runs to the left: >>> 1 for each row.")
        .wrong(column + 2, "That is the descending one, << 1 for each row.")
        .wrong(column, "That is her column, which does not move.")
        .wrong(column - 1, "That is one row down, not two.")
        .shuffled(random);
  }

  private static String binary(int mask) {
    return Integer.toBinaryString(mask);
  }
}
