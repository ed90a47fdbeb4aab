package org.nqueens.count.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.count.task.PrefixWork;

class SymmetrySearchTest {

  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 9, 10, 11, 12})
  void theWaysOnFromAPrefixMakeUpItsShare(int n) {
    PrefixWork<int[]> work = SymmetrySearch.tasks(n, false);
    for (int task = 0; task < work.tasks(); task++) {
      int[] prefix = work.prefix(task).orElseThrow();
      assertEquals(work.count(task), share(n, prefix, 3), () -> n + ": " + List.of(prefix));
    }
  }

  private static long share(int n, int[] prefix, int more) {
    return more == 0 || prefix.length == n - 1 // the last row is always searched
        ? SymmetrySearch.count(n, prefix, false)
        : SymmetrySearch.next(n, prefix).stream().mapToLong(p -> share(n, p, more - 1)).sum();
  }
}
