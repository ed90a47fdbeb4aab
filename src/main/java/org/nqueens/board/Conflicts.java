package org.nqueens.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Finds the attacks in a set of queens, in time proportional to the queens and the attacks. */
final class Conflicts {

  private static final Comparator<Attack> BY_TARGET_THEN_QUEEN =
      Comparator.comparing(Attack::target).thenComparing(Attack::queen);

  private Conflicts() {}

  /** The attacks on a square, in the order of the queens. */
  static List<Attack> on(Square target, List<Square> queens) {
    return queens.stream()
        .filter(queen -> queen.equals(target) || queen.attacks(target))
        .map(queen -> Attack.of(queen, target))
        .toList();
  }

  /** The pairs that attack each other; the queens come top row first. */
  static List<Attack> of(List<Square> queens, int n) {
    Chains columns = new Chains(n, queens.size());
    Chains ascending = new Chains(2 * n, queens.size());
    Chains descending = new Chains(2 * n, queens.size());
    List<Attack> attacks = new ArrayList<>();
    for (int i = 0; i < queens.size(); i++) {
      Square queen = queens.get(i);
      columns.add(queen.column(), i, queens, attacks);
      ascending.add(queen.ascending(), i, queens, attacks);
      descending.add(queen.descending(n), i, queens, attacks);
    }
    attacks.sort(BY_TARGET_THEN_QUEEN);
    return List.copyOf(attacks);
  }

  /** The queens met so far, chained by line. */
  private static final class Chains {
    private final int[] latest; // by line: the last queen met on it, −1 for none
    private final int[] before; // by queen: the one met before it on the same line

    Chains(int lines, int queens) {
      latest = new int[lines];
      before = new int[queens];
      Arrays.fill(latest, -1);
    }

    void add(int line, int queen, List<Square> queens, List<Attack> attacks) {
      for (int upper = latest[line]; upper >= 0; upper = before[upper]) {
        attacks.add(Attack.of(queens.get(upper), queens.get(queen)));
      }
      before[queen] = latest[line];
      latest[line] = queen;
    }
  }
}
