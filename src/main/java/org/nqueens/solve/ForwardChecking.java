package org.nqueens.solve;

/** Row by row, but a node is left at once if some later row has no free column. */
final class ForwardChecking extends Rung {

  ForwardChecking() {
    super(
        new About(
            "forwardChecking",
            "Row by row; a placement that leaves some later row without a free column is a dead"
                + " end at once.",
            "fewer nodes than scan; n operations on bits a node; attacked squares are never tried",
            "forward checking, Haralick and Elliott, 1980",
            Packed.LARGEST,
            false));
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, new Domains(n), recorder).extend(0);
  }

  private record Search(int n, Domains domains, Recorder recorder) {

    boolean extend(int row) {
      if (row == n) {
        return recorder.solution();
      } else if (domains.free(row, domains.fewest(row)) == 0) {
        return true;
      }
      for (long free = domains.free(row, row); free != 0; free &= free - 1) {
        int column = Long.numberOfTrailingZeros(free);
        domains.place(row, row, column);
        recorder.place(row, column);
        if (!extend(row + 1)) {
          return false;
        }
        recorder.backtrack(row);
        domains.takeAway(row);
      }
      return true;
    }
  }
}
