package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.board.Attack;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Line;
import org.nqueens.board.Placement;

/** Questions on chapter 1: boards, lists and how many there are. */
final class NumbersQuiz {

  private NumbersQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(NumbersQuiz::whichList, NumbersQuiz::howManyPairs, NumbersQuiz::howManyRooks);
  }

  private static Question whichList(Random random) {
    List<Integer> columns = permutation(5, random);
    Question.Draft draft =
        Question.asking("Which list is this board?\n" + Placement.of(5, columns));
    draft.right(columns, "From the top row down, each queen's column, counted from 0.");
    draft.wrong(plusOne(columns), "Right, but for who counts from 1: our first column is 0.");
    draft.wrong(inverse(columns), "That goes from column to column and says in which row.");
    draft.wrong(reversed(columns), "That starts with the bottom row.");
    return draft.enough() ? draft.shuffled(random) : whichList(random);
  }

  private static Question howManyPairs(Random random) {
    List<Integer> columns = IntStream.range(0, 5).mapToObj(i -> random.nextInt(5)).toList();
    List<Attack> attacks = Placement.of(5, columns).conflicts();
    long straight = attacks.stream().filter(attack -> attack.line() == Line.COLUMN).count();
    long near = attacks.stream().filter(attack -> attack.distance() == 1).count();
    Question.Draft draft =
        Question.asking(
            "How many pairs of queens attack each other on the board %s?".formatted(columns));
    draft.right(attacks.size(), "Every pair counts that shares a column or a diagonal.");
    draft.wrong(attacks.size() - straight, "Those are the pairs on diagonals alone.");
    draft.wrong(straight, "Those are the pairs in one column alone: what of the diagonals?");
    draft.wrong(near, "Those stand on neighbouring rows. A queen sees farther.");
    return draft.enough() ? draft.shuffled(random) : howManyPairs(random);
  }

  private static Question howManyRooks(Random random) {
    int n = 4 + random.nextInt(4);
    long rooks = LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
    return Question.asking(
            String.format(
                Locale.ROOT, "In how many ways can %d rooks stand in peace on %<d × %<d?", n))
        .right(
            grouped(rooks),
            String.format(
                Locale.ROOT, "%d choices on the first row, one fewer on each row after.", n))
        .wrong(grouped(Math.round(Math.pow(n, n))), "That lets two rooks share a column.")
        .wrong(grouped(rooks / n), "One row is forgotten: that is the number for one rook fewer.")
        .wrong(grouped(KnownCounts.solutions(n)), "That is the number for queens.")
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

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
