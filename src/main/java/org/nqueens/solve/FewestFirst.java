package org.nqueens.solve;

/** The row with the fewest free columns is filled next. */
final class FewestFirst extends Rung {

  FewestFirst() {
    super(
        new About(
            "fewestFirst",
            "The row with the fewest free columns is filled next, the topmost of several.",
            "fewer nodes, 1,361 for n = 8; n operations on bits a node; attacked squares are never"
                + " tried",
            "the fail-first principle of Haralick and Elliott, 1980",
            Packed.LARGEST,
            false));
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, new Domains(n), recorder).extend(0);
  }

  private record Search(int n, Domains domains, Recorder recorder) {

    boolean extend(int depth) {
      if (depth == n) {
        return recorder.solution();
      }
      int row = domains.fewest(depth);
      for (long free = domains.free(depth, row); free != 0; free &= free - 1) {
        int column = Long.numberOfTrailingZeros(free);
        domains.place(depth, row, column);
        recorder.place(row, column);
        if (!extend(depth + 1)) {
          return false;
        }
        recorder.backtrack(row);
        domains.takeAway(row);
      }
      return true;
    }
  }
}
