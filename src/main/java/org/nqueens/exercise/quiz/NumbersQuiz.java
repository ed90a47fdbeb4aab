package org.nqueens.exercise.quiz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.board.Attack;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Line;
import org.nqueens.board.Placement;
import org.nqueens.words.Message;

/** Questions on chapter 1: boards, lists and how many there are. */
final class NumbersQuiz {

  private NumbersQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(NumbersQuiz::whichList, NumbersQuiz::howManyPairs, NumbersQuiz::howManyRooks);
  }

  private static Question whichList(Random random) {
    List<Integer> columns = permutation(5, random);
    Question.Draft draft =
        Question.asking(Message.of("quiz1.which-list", Placement.of(5, columns)));
    draft.right(columns, Message.of("quiz1.from-top"));
    draft.wrong(plusOne(columns), Message.of("quiz1.from-one"));
    draft.wrong(inverse(columns), Message.of("quiz1.inverse"));
    draft.wrong(reversed(columns), Message.of("quiz1.from-bottom"));
    return draft.enough() ? draft.shuffled(random) : whichList(random);
  }

  private static Question howManyPairs(Random random) {
    List<Integer> columns = IntStream.range(0, 5).mapToObj(i -> random.nextInt(5)).toList();
    List<Attack> attacks = Placement.of(5, columns).conflicts();
    long straight = attacks.stream().filter(attack -> attack.line() == Line.COLUMN).count();
    long near = attacks.stream().filter(attack -> attack.distance() == 1).count();
    Question.Draft draft = Question.asking(Message.of("quiz1.pairs", columns));
    draft.right(attacks.size(), Message.of("quiz1.every-pair"));
    draft.wrong(attacks.size() - straight, Message.of("quiz1.diagonals-alone"));
    draft.wrong(straight, Message.of("quiz1.column-alone"));
    draft.wrong(near, Message.of("quiz1.neighbours"));
    return draft.enough() ? draft.shuffled(random) : howManyPairs(random);
  }

  private static Question howManyRooks(Random random) {
    int n = 4 + random.nextInt(4);
    long rooks = LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
    return Question.asking(Message.of("quiz1.rooks", n))
        .right(grouped(rooks), Message.of("quiz1.choices", n))
        .wrong(grouped(Math.round(Math.pow(n, n))), Message.of("quiz1.two-rooks"))
        .wrong(grouped(rooks / n), Message.of("quiz1.row-forgotten"))
        .wrong(grouped(KnownCounts.solutions(n)), Message.of("quiz1.queens"))
        .shuffled(random);
  }

  private static List<Integer> permutation(int n, Random random) {
    List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(columns, random);
    return columns;
  }

  private static List<Integer> plusOne(List<Integer> columns) {
    return columns.stream().map(column -> column + 1).collect(Collectors.toList());
  }

  private static List<Integer> inverse(List<Integer> columns) {
    return IntStream.range(0, columns.size()).map(columns::indexOf).boxed().toList();
  }

  private static List<Integer> reversed(List<Integer> columns) {
    List<Integer> turned = new ArrayList<>(columns);
    Collections.reverse(turned);
    return turned;
  }

  private static Message grouped(long number) {
    return Message.of("quiz7.number", number);
  }
}
