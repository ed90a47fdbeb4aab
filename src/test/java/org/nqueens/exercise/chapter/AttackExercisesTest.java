package org.nqueens.exercise.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.exercise.BookCheck;
import org.nqueens.exercise.SquareFunction;
import org.nqueens.exercise.State;
import org.nqueens.exercise.Verdict;

class AttackExercisesTest {

  private final BookCheck book = BookCheck.within(Duration.ofMinutes(1));

  @Test
  void theRightTestIsCorrect() {
    assertEquals(State.CORRECT, isSafe(AttackExercisesTest::right).state());
  }

  static Stream<Arguments> bugs() {
    return Stream.of(
        bug("You solved n rooks", above((c, r, row, col) -> c[r] == col)),
        bug("One diagonal direction", above((c, r, row, col) -> one(c[r] - col, row - r))),
        bug("out of one column", above((c, r, row, col) -> Math.abs(c[r] - col) == row - r)),
        bug("Older queens", (c, row, col) -> row == 0 || !attacks(c, row - 1, row, col)),
        bug("queen on row 0 is never seen", from(1)),
        bug("far diagonals", above((c, r, row, col) -> near(c[r] - col, row - r))),
        bug(
            "rows below",
            (c, row, col) -> none(c.length, r -> r != row && attacks(c, r, row, col))),
        bug("which number", (c, row, col) -> true),
        bug("no queen attacks", (c, row, col) -> row == 0),
        bug("no column", (c, row, col) -> col < c.length - 1 && right(c, row, col)),
        bug("Only read", AttackExercisesTest::spoils),
        bug("rows above run", (c, row, col) -> false));
  }

  @ParameterizedTest
  @MethodSource("bugs")
  void aWrongTestIsToldWhy(String saying, SquareFunction<Boolean> wrong) {
    Verdict verdict = isSafe(wrong);
    assertTrue(verdict.state() != State.CORRECT, verdict.text());
    boolean told = verdict.text().toLowerCase().contains(saying.toLowerCase());
    assertTrue(told || saying.equals("no column"), verdict.text());
  }

  @Test
  void allAttackersAreAskedFor() {
    assertEquals(State.CORRECT, attackers((c, row, col) -> rows(c, row, col)).state());
    Verdict first = attackers((c, row, col) -> rows(c, row, col).stream().limit(1).toList());
    assertTrue(first.sentence().contains("who else"), first.sentence());
    Verdict last = attackers(AttackExercisesTest::fromBelow);
    assertEquals(State.ALMOST, last.state(), last.sentence());
    Verdict everyone = attackers((c, row, col) -> IntStream.range(0, row).boxed().toList());
    assertTrue(everyone.sentence().contains("which line"), everyone.sentence());
  }

  @Test
  void marking() {
    assertEquals(State.NOT_STARTED, value("2.3", "?").state());
    assertEquals(State.CORRECT, value("2.3", List.of(4, 3, 2, 1)).state());
    assertEquals(State.CORRECT, value("2.3", new int[] {1, 2, 3, 4}).state());
    assertTrue(value("2.3", List.of(1, 3)).sentence().contains("did not mark"));
    assertTrue(value("2.3", List.of(0, 1)).sentence().contains("nobody"));
    assertEquals(State.KEEP_GOING, value("2.3", List.of(1, 2, 3, 4, 9)).state());
  }

  @Test
  void bishopsDoNotMindColumns() {
    SquareFunction<Boolean> bishop = above((c, r, row, col) -> Math.abs(c[r] - col) == row - r);
    assertEquals(State.CORRECT, value("2.4", bishop).state());
    SquareFunction<Boolean> queen = AttackExercisesTest::right;
    assertTrue(value("2.4", queen).sentence().contains("no bishop attacks"));
  }

  private Verdict isSafe(SquareFunction<Boolean> attempt) {
    return value("2.1", attempt);
  }

  private Verdict attackers(SquareFunction<Object> attempt) {
    return value("2.2", attempt);
  }

  private Verdict value(String id, Object attempt) {
    return book.check(id, attempt);
  }

  private interface Attack {
    boolean by(int[] columns, int r, int row, int column);
  }

  private static Arguments bug(String saying, SquareFunction<Boolean> wrong) {
    return Arguments.of(saying, wrong);
  }

  @Test
  void whatIsSaidOfTheSquaresLeftIsTrueOfThatBoard() {
    String said = value("2.3", List.of(1, 2, 3, 4)).sentence();
    assertTrue(said.contains("row 2, columns " + free(2)), said);
    assertTrue(said.contains("row 3, too, but it is columns " + free(3)), said);
  }

  private static String free(int row) {
    return IntStream.range(0, 6)
        .filter(column -> right(new int[] {1, 3, -9, -9}, row, column))
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" and "));
  }

  private static SquareFunction<Boolean> above(Attack attack) {
    return (c, row, col) -> none(row, r -> attack.by(c, r, row, col));
  }

  private static SquareFunction<Boolean> from(int first) {
    return (c, row, col) -> none(row, r -> r >= first && attacks(c, r, row, col));
  }

  private static boolean none(int rows, IntPredicate attacks) {
    return IntStream.range(0, rows).noneMatch(attacks);
  }

  private static boolean right(int[] columns, int row, int column) {
    return none(row, r -> attacks(columns, r, row, column));
  }

  private static boolean attacks(int[] columns, int r, int row, int column) {
    return columns[r] == column || Math.abs(columns[r] - column) == Math.abs(row - r);
  }

  private static boolean one(int across, int down) {
    return across == 0 || across == down;
  }

  private static boolean near(int across, int down) {
    return across == 0 || (down == 1 && Math.abs(across) == 1);
  }

  private static boolean spoils(int[] columns, int row, int column) {
    boolean safe = right(columns, row, column);
    columns[row] = column;
    return safe;
  }

  private static List<Integer> rows(int[] columns, int row, int column) {
    return IntStream.range(0, row).filter(r -> attacks(columns, r, row, column)).boxed().toList();
  }

  private static List<Integer> fromBelow(int[] columns, int row, int column) {
    return rows(columns, row, column).stream().sorted((a, b) -> b - a).toList();
  }
}
