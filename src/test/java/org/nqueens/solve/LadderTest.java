package org.nqueens.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.board.Symmetry;

/** One oracle for all solvers. */
class LadderTest {

  private static final NodeCounts REFERENCE = new NodeCounts();

  private static final String NODES = "backtrack_calls_incl_root_and_solutions";
  private static final String CANDIDATES = "backtrack_candidate_tests_all_n_columns";

  /** Solver → the reference's column of nodes. */
  private static final Map<String, String> NODE_COLUMNS =
      Map.of(
          "enumeration", "naive_tuple_tree_nodes_sum_n_pow_k",
          "permutations", "permutation_tree_nodes_sum_n_falling_k",
          "swaps", "swap_calls_incl_root_and_solutions",
          "mirror", "mirror_half_calls_incl_root",
          "exactCover", "dlx_calls_incl_root_and_solutions_mrv_leftmost");

  private static final Set<String> ALPHABETICAL =
      Set.of(
          "enumeration",
          "permutations",
          "scan",
          "counters",
          "sets",
          "hashSets",
          "bitmask",
          "stack",
          "forwardChecking");

  private static final Comparator<Placement> BY_COLUMNS =
      Comparator.comparing(
          p -> p.columns().stream().mapToInt(Integer::intValue).toArray(), Arrays::compare);

  static Stream<Arguments> boards() {
    return Solver.all().stream()
        .flatMap(s -> IntStream.rangeClosed(0, largest(s)).mapToObj(n -> Arguments.of(s, n)));
  }

  private static int largest(Solver solver) {
    return switch (solver.about().name()) {
      case "enumeration" -> 7;
      case "permutations" -> 9;
      default -> 10;
    };
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everySolverCountsWhatIsKnown(Solver solver, int n) {
    assertEquals(KnownCounts.solutions(n), solver.count(n));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theSolutionsAreTheOnesOfTheScan(Solver solver, int n) {
    List<Placement> solutions = solver.solutions(n);
    assertTrue(solutions.stream().allMatch(Placement::isSolution));
    List<Placement> sorted = solutions.stream().sorted(BY_COLUMNS).toList();
    assertEquals(Solver.scan().solutions(n), sorted);
    if (ALPHABETICAL.contains(solver.about().name())) {
      assertEquals(sorted, solutions);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void nodesAndCandidatesAreThoseOfTheReference(Solver solver, int n) {
    Tally tally = solver.tally(n);
    String name = solver.about().name();
    if (n > 0) {
      String column = NODE_COLUMNS.getOrDefault(name, NODES);
      if (!Set.of("fewestFirst", "forwardChecking").contains(name)) {
        assertEquals(REFERENCE.get(n, column), tally.nodes());
      }
      OptionalLong candidates =
          switch (name) {
            case "scan", "counters", "sets", "hashSets", "stack", "organPipe" ->
                OptionalLong.of(REFERENCE.get(n, CANDIDATES));
            case "swaps" ->
                OptionalLong.of(REFERENCE.get(n, "swap_candidate_tests_diagonals_only"));
            case "mirror" -> tally.candidates();
            default -> OptionalLong.empty();
          };
      assertEquals(candidates, tally.candidates());
    } else {
      assertEquals(1, tally.nodes());
    }
    assertEquals(KnownCounts.solutions(n), tally.solutions());
  }

  @Test
  void theScanFindsTheReferencesFirstSolutions() {
    for (int n = 4; n <= 10; n++) {
      String columns = REFERENCE.text(n, "first_lex_solution_columns_by_row_0based");
      assertEquals(Placement.parse(columns), Solver.scan().first(n).orElseThrow());
    }
  }

  @Test
  void swappingDoesNotKeepTheAlphabeticalOrder() {
    List<Placement> solutions = Solver.swaps().solutions(5);
    Placement before = Placement.of(5, 3, 1, 4, 2, 0);
    Placement after = Placement.of(5, 3, 0, 2, 4, 1);
    assertTrue(BY_COLUMNS.compare(after, before) < 0);
    assertTrue(solutions.indexOf(before) < solutions.indexOf(after));
  }

  @Test
  void eachSolutionOfTheMirrorIsFollowedByItsImage() {
    List<Placement> solutions = Solver.mirror().solutions(6);
    for (int i = 0; i < solutions.size(); i += 2) {
      assertEquals(Symmetry.MIRROR.apply(solutions.get(i)), solutions.get(i + 1));
    }
  }

  @Test
  void fewestFirstAndForwardCheckingReachWhatTheirDefinitionsSay() {
    for (int n = 0; n <= 6; n++) {
      assertEquals(
          Definitions.fewestFirst(Placement.empty(n)), Solver.fewestFirst().tally(n).nodes());
      assertEquals(
          Definitions.forwardChecking(Placement.empty(n)),
          Solver.forwardChecking().tally(n).nodes());
    }
    assertEquals(1361, Solver.fewestFirst().tally(8).nodes());
  }

  @Test
  void dancingLinksDoTheReferencesUpdates() {
    for (int n = 1; n <= 10; n++) {
      assertEquals(REFERENCE.get(n, "dlx_updates_cover_plus_hidden_nodes"), ExactCover.updates(n));
    }
  }

  @Test
  void namesAreTheFactories() {
    assertEquals(Solver.names().size(), new HashSet<>(Solver.names()).size());
    for (String name : Solver.names()) {
      assertEquals(name, Solver.of(name).about().name());
      assertEquals(
          1,
          Arrays.stream(Solver.class.getMethods())
              .filter(m -> m.getName().equals(name) && m.getReturnType() == Solver.class)
              .count());
    }
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNames() {
    var refusal = assertThrows(IllegalArgumentException.class, () -> Solver.of("queens"));
    assertEquals(
        "there is no solver 'queens'; there are " + String.join(", ", Solver.names()),
        refusal.getMessage());
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aSizeOutOfRangeIsRefusedWithItsRange(Solver solver) {
    for (int n : List.of(-1, 64, Integer.MAX_VALUE, Integer.MIN_VALUE)) {
      String expected = "n = " + n + " is not between 0 and 63, which the solver ";
      for (Runnable call :
          List.<Runnable>of(
              () -> solver.count(n),
              () -> solver.tally(n),
              () -> solver.first(n),
              () -> solver.search(n, new SearchListener() {}))) {
        var refusal = assertThrows(IllegalArgumentException.class, call::run);
        assertEquals(expected + solver.about().name() + " takes", refusal.getMessage());
      }
    }
  }

  static List<Solver> solvers() {
    return Solver.all();
  }

  @Test
  void aListOfSolutionsHasAStatedSize() {
    var refusal = assertThrows(IllegalArgumentException.class, () -> Solver.sets().solutions(14));
    assertEquals(
        "n = 14 is not between 0 and 13, where all solutions fit a list: try first(14) or"
            + " count(14)",
        refusal.getMessage());
    assertThrows(IllegalArgumentException.class, () -> Solver.sets().first(8, 0));
  }

  @Test
  void theCursorStopsAtEachNodeInTheOrderOfTheScan() {
    for (int n = 0; n <= 7; n++) {
      Cursor cursor = Cursor.over(n);
      Cursor solutions = Cursor.over(n);
      long nodes = 1;
      long found = cursor.isSolution() ? 1 : 0;
      while (cursor.next()) {
        nodes++;
        if (cursor.isSolution()) {
          found++;
          assertEquals(cursor.placement(), solutions.nextSolution().orElseThrow());
        }
      }
      assertEquals(KnownCounts.nodes(n), nodes);
      assertEquals(KnownCounts.solutions(n), found);
      assertTrue(n == 0 || solutions.nextSolution().isEmpty());
    }
  }
}
