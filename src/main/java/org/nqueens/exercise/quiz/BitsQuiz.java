package org.nqueens.exercise.quiz;

import java.util.List;
import java.util.Random;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.words.Message;

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
        Question.asking(Message.of("quiz6.free", columns.get(0), columns.get(1)));
    draft.right(free, Message.of("quiz6.power"));
    draft.wrong(Long.reverse(free) >>> (64 - n), Message.of("quiz6.other-end"));
    draft.wrong(full & ~taken, Message.of("quiz6.forgets-diagonals"));
    draft.wrong(full & ~free, Message.of("quiz6.not-free"));
    return draft.enough() ? draft.shuffled(random) : free(random);
  }

  private static Question lowest(Random random) {
    int mask = (2 + random.nextInt(30)) << (1 + random.nextInt(2));
    int low = Integer.lowestOneBit(mask);
    Question.Draft draft = Question.asking(Message.of("quiz6.lowest", binary(mask)));
    draft.right("0b" + binary(low), Message.of("quiz6.lowest-alone"));
    draft.wrong("0b" + binary(mask & (mask - 1)), Message.of("quiz6.lowest-gone"));
    draft.wrong("0b" + binary(Integer.highestOneBit(mask)), Message.of("quiz6.highest"));
    draft.wrong(Integer.numberOfTrailingZeros(low), Message.of("quiz6.column"));
    return draft.enough() ? draft.shuffled(random) : lowest(random);
  }

  private static Question moved(Random random) {
    int column = 2 + random.nextInt(4);
    return Question.asking(Message.of("quiz6.moved", column))
        .right(column - 2, Message.of("quiz6.to-the-left"))
        .wrong(column + 2, Message.of("quiz6.descending"))
        .wrong(column, Message.of("quiz6.does-not-move"))
        .wrong(column - 1, Message.of("quiz6.one-row"))
        .shuffled(random);
  }

  private static String binary(int mask) {
    return Integer.toBinaryString(mask);
  }
}
