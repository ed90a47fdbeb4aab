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
    new DomainSearch(n, new Domains(n), depth -> depth, recorder).extend(0);
  }
}
