package org.nqueens.exercise.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.nqueens.board.Placement;
import org.nqueens.exercise.BoardSearch;
import org.nqueens.exercise.BookCheck;
import org.nqueens.exercise.RowByRow;
import org.nqueens.exercise.SquareFunction;
import org.nqueens.exercise.State;
import org.nqueens.exercise.Verdict;
import org.nqueens.exercise.mistake.Fingerprint;
import org.nqueens.solve.Solver;
import org.nqueens.words.Words;

/** Right programs that were changed at random: what is wrong is never called correct. */
class MutantsTest {

  private static final int LARGEST = 8;
  private static final int TRIES = 40;

  private final BookCheck book = BookCheck.within(Duration.ofMinutes(1));

  /** How far a queen above is away, and whether she is then taken for an attacker. */
  record Slip(int down, int across, boolean attacks) {}

  /**
   * A search like that of chapter 3 with some slips.
   *
   * @param slips distances that are judged in a way of their own
   * @param from the first row above that is looked at
   * @param until how many rows at the bottom are left out
   * @param last how many columns at the right are left out
   * @param onlyFor the size on which all this happens, 0 for every size
   */
  record Mutant(Set<Slip> slips, int from, int until, int last, int onlyFor)
      implements BoardSearch {

    @Override
    public void search(int n, Consumer<int[]> emit) {
      boolean well = onlyFor != 0 && onlyFor != n;
      (well ? new Mutant(Set.of(), 0, 0, 0, 0) : this).place(new int[n], 0, emit);
    }

    private void place(int[] columns, int row, Consumer<int[]> emit) {
      if (row >= columns.length - until) {
        emit.accept(columns);
        return;
      }
      for (int column = 0; column < columns.length - last; column++) {
        if (safe(columns, row, column)) {
          columns[row] = column;
          place(columns, row + 1, emit);
        }
      }
    }

    boolean safe(int[] columns, int row, int column) {
      return IntStream.range(from, row).noneMatch(r -> attacks(row - r, columns[r] - column));
    }

    private boolean attacks(int down, int across) {
      Optional<Slip> slip =
          slips.stream().filter(s -> s.down() == down && s.across() == across).findFirst();
      return slip.map(Slip::attacks).orElse(across == 0 || Math.abs(across) == down);
    }
  }

  @Provide
  static Arbitrary<Mutant> mutants() {
    Arbitrary<Slip> slips =
        Combinators.combine(
                Arbitraries.integers().between(1, 7),
                Arbitraries.integers().between(-7, 7),
                Arbitraries.of(true, false))
            .as(Slip::new);
    Arbitrary<Integer> seldom = Arbitraries.of(0, 0, 0, 0, 0, 0, 0, 1);
    return Combinators.combine(
            slips.set().ofMaxSize(4), seldom, seldom, seldom, Arbitraries.of(0, 0, 0, 4, 6, 8))
        .as(Mutant::new);
  }

  @Property(tries = TRIES)
  void aSearchIsCorrectIfAndOnlyIfItsBoardsAre(@ForAll("mutants") Mutant mutant) {
    Verdict verdict = check("3.1", mutant);
    Optional<Integer> wrong = smallestWrong(mutant);
    assertEquals(wrong.isEmpty(), verdict.state() == State.CORRECT, verdict.text());
  }

  @Property(tries = TRIES)
  void aWrongSearchIsShownItsSmallestWrongBoard(@ForAll("mutants") Mutant mutant) {
    Optional<Integer> wrong = smallestWrong(mutant).filter(n -> n > 0);
    if (wrong.isPresent()) {
      Verdict verdict = check("3.1", mutant);
      assertTrue(verdict.sentence().startsWith("For n = " + wrong.get() + " "), verdict.text());
      boolean noBoard = verdict.sentence().contains("no list of");
      assertEquals(!noBoard, verdict.picture().isPresent(), verdict.text());
    }
  }

  /** A bug is named by the whole list of counts, or not at all. */
  @Property(tries = TRIES)
  void onlyABugWithJustTheseCountsIsNamed(@ForAll("mutants") Mutant mutant) {
    Verdict verdict = check("3.1", mutant);
    List<Long> counts =
        IntStream.rangeClosed(1, LARGEST).mapToObj(n -> (long) boards(mutant, n).size()).toList();
    for (Fingerprint bug : Fingerprint.all().subList(1, Fingerprint.all().size())) {
      String telling = Words.english().say(bug.telling());
      boolean its =
          Fingerprint.telling(counts).map(Words.english()::say).equals(Optional.of(telling));
      assertTrue(its || !verdict.sentence().contains(telling), verdict.sentence());
    }
  }

  @Property(tries = TRIES)
  void aTestIsCorrectIfAndOnlyIfEverySearchWithItIs(@ForAll("mutants") Mutant mutant) {
    SquareFunction<Boolean> safe = mutant::safe;
    boolean right =
        IntStream.rangeClosed(1, LARGEST)
            .allMatch(n -> lists(boards(RowByRow.with(safe), n)).equals(solutions(n)));
    assertEquals(right, check("2.1", safe).state() == State.CORRECT, mutant.toString());
  }

  /** One wrong answer among many right ones is found, whichever it is. */
  @Property(tries = TRIES)
  void aMethodThatIsWrongOnOneMaskIsNotCorrect(
      @ForAll("masks") int wrong, @ForAll("errors") int error) {
    IntFunction<Object> lowest = n -> Integer.lowestOneBit(n) + (n == wrong ? error : 0);
    assertNotEquals(State.CORRECT, check("6.1", lowest).state());
    IntFunction<Object> ones = n -> Integer.bitCount(n) + (n == wrong ? error : 0);
    assertNotEquals(State.CORRECT, check("6.2", ones).state());
  }

  @Provide
  static Arbitrary<Integer> masks() {
    return Arbitraries.integers().between(0, 255);
  }

  @Provide
  static Arbitrary<Integer> errors() {
    return Arbitraries.integers().between(-4, 4).filter(error -> error != 0);
  }

  private Verdict check(String id, Object attempt) {
    return book.check(id, attempt);
  }

  private static Optional<Integer> smallestWrong(BoardSearch search) {
    return IntStream.of(1, 2, 3, 4, 5, 6, 7, 8, 0)
        .filter(n -> !lists(boards(search, n)).equals(solutions(n)))
        .boxed()
        .findFirst();
  }

  private static List<int[]> boards(BoardSearch search, int n) {
    List<int[]> boards = new ArrayList<>();
    search.search(n, board -> boards.add(board.clone()));
    return boards;
  }

  private static List<List<Integer>> lists(List<int[]> boards) {
    return boards.stream().map(board -> Arrays.stream(board).boxed().toList()).toList();
  }

  private static List<List<Integer>> solutions(int n) {
    return Solver.bitmask().solutions(n).stream().map(Placement::columns).toList();
  }
}
