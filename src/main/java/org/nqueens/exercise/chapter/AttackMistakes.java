package org.nqueens.exercise.chapter;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Attack;
import org.nqueens.board.Line;
import org.nqueens.exercise.mistake.Mistakes;
import org.nqueens.words.Message;

/** The usual mistakes in exercises 2.2 and 2.3: who is forgotten, and what is listed instead. */
final class AttackMistakes {

  /** Lists of rows that are not those of all attackers. */
  static final Mistakes<SafetySteps.Asked, List<Integer>> LISTING =
      Mistakes.<SafetySteps.Asked, List<Integer>>none()
          .and("exercise2.list-columns", asked -> columns(asked).toList())
          .and("exercise2.list-first", asked -> rows(asked).limit(1).toList())
          .and("exercise2.list-last", AttackMistakes::nearest)
          .and("exercise2.list-from-one", asked -> rows(asked).map(row -> row + 1).toList())
          .and("exercise2.list-all", asked -> IntStream.range(0, asked.row()).boxed().toList())
          .and("exercise2.list-none", asked -> List.of())
          .and("exercise2.list-straight", along(line -> line == Line.COLUMN))
          .and("exercise2.list-slanted", along(line -> line != Line.COLUMN))
          .and("exercise2.list-one-slant", along(line -> line != Line.ASCENDING))
          .and("exercise2.list-one-slant", along(line -> line != Line.DESCENDING));

  private AttackMistakes() {}

  /** What to tell who marks these columns of row 2, where queens see others of the six. */
  static Optional<Message> marking(Set<Integer> given, Set<Integer> unsafe) {
    Set<Integer> safe =
        Set.copyOf(IntStream.range(0, 6).filter(c -> !unsafe.contains(c)).boxed().toList());
    if (given.equals(safe)) {
      return Optional.of(Message.of("exercise2.mark-safe"));
    }
    if (given.equals(Set.copyOf(unsafe.stream().map(column -> column + 1).toList()))) {
      return Optional.of(Message.of("exercise2.mark-from-one"));
    }
    if (!given.isEmpty() && unsafe.containsAll(given)) {
      return Optional.of(Message.of("exercise2.mark-more"));
    }
    return Optional.empty();
  }

  private static Function<SafetySteps.Asked, List<Integer>> along(Predicate<Line> seen) {
    return asked ->
        attacks(asked).filter(a -> seen.test(a.line())).map(a -> a.queen().row()).toList();
  }

  private static List<Integer> nearest(SafetySteps.Asked asked) {
    List<Integer> rows = rows(asked).toList();
    return rows.isEmpty() ? rows : rows.subList(rows.size() - 1, rows.size());
  }

  private static Stream<Integer> rows(SafetySteps.Asked asked) {
    return attacks(asked).map(attack -> attack.queen().row());
  }

  private static Stream<Integer> columns(SafetySteps.Asked asked) {
    return attacks(asked).map(attack -> attack.queen().column());
  }

  private static Stream<Attack> attacks(SafetySteps.Asked asked) {
    return asked.board().whyNot(asked.row(), asked.column()).stream();
  }
}
