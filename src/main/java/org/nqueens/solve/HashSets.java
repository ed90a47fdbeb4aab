package org.nqueens.solve;

import java.util.HashSet;
import java.util.Set;

/** The three sets as hash sets of boxed numbers. */
final class HashSets extends RowRung {

  HashSets() {
    super(
        new About(
            "hashSets",
            "The same three sets as java.util.HashSet: often advised, here to be measured.",
            "the nodes of scan; a test is up to three hash look-ups, constant but not cheap",
            "the MATLAB text's advice (S1)",
            Packed.LARGEST,
            true));
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, new HashSet<>(), new HashSet<>(), new HashSet<>(), recorder).extend(0);
  }

  private record Search(
      int n,
      Set<Integer> columns,
      Set<Integer> ascending,
      Set<Integer> descending,
      Recorder recorder) {

    boolean extend(int row) {
      if (row == n) {
        return recorder.solution();
      }
      for (int column = 0; column < n; column++) {
        if (isTaken(row, column)) {
          recorder.refuse(column);
          continue;
        }
        put(row, column);
        if (!extend(row + 1)) {
          return false;
        }
        take(row, column);
      }
      return true;
    }

    private boolean isTaken(int row, int column) {
      return columns.contains(column)
          || ascending.contains(row + column)
          || descending.contains(row - column);
    }

    private void put(int row, int column) {
      columns.add(column);
      ascending.add(row + column);
      descending.add(row - column);
      recorder.enter(row, column);
    }

    private void take(int row, int column) {
      recorder.leave(row);
      columns.remove(column);
      ascending.remove(row + column);
      descending.remove(row - column);
    }
  }
}
