package org.nqueens.solve;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Placement;

/** The nodes of two searches straight from their definitions, on boards instead of bits. */
final class Definitions {

  private Definitions() {}

  static long fewestFirst(Placement node) {
    if (node.isComplete()) {
      return 1;
    }
    int row =
        openRows(node).min(Comparator.comparing((Integer r) -> free(node, r).size())).orElseThrow();
    return 1 + free(node, row).stream().mapToLong(c -> fewestFirst(node.with(row, c))).sum();
  }

  static long forwardChecking(Placement node) {
    if (node.isComplete() || openRows(node).anyMatch(row -> free(node, row).isEmpty())) {
      return 1;
    }
    int row = node.size();
    return 1 + free(node, row).stream().mapToLong(c -> forwardChecking(node.with(row, c))).sum();
  }

  private static Stream<Integer> openRows(Placement node) {
    return IntStream.range(0, node.n()).boxed().filter(row -> node.column(row).isEmpty());
  }

  private static List<Integer> free(Placement node, int row) {
    return IntStream.range(0, node.n()).boxed().filter(c -> node.admits(row, c)).toList();
  }
}
