package org.nqueens.solve;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;

/** All solutions that hold some given queens, in alphabetical order. */
final class Completion extends Rung {

  private final Placement given;

  Completion(Placement given) {
    super(
        new About(
            "completion",
            "The solutions that hold some given queens: the open rows from the top, left to right.",
            "NP-complete in general; n operations on bits a node",
            "an exercise of the C++ text (S3); Gent, Jefferson and Nightingale, 2017",
            Packed.LARGEST,
            false));
    if (!given.conflicts().isEmpty()) {
      throw new IllegalArgumentException(
          "no solution holds these queens: "
              + given.conflicts().stream().map(Attack::sentence).collect(Collectors.joining(", ")));
    }
    this.given = given;
  }

  @Override
  void search(int n, Recorder recorder) {
    if (n != given.n()) {
      throw new IllegalArgumentException(
          "n = " + n + " is not " + given.n() + ", the size of the board of the given queens");
    }
    Domains domains = new Domains(n);
    int depth = 0;
    for (Square queen : given.queens()) {
      domains.place(depth++, queen.row(), queen.column());
      recorder.place(queen.row(), queen.column());
    }
    List<Integer> open =
        IntStream.range(0, n).filter(row -> given.column(row).isEmpty()).boxed().toList();
    int placed = depth;
    if (new DomainSearch(n, domains, at -> open.get(at - placed), recorder).extend(depth)) {
      given.queens().stream()
          .sorted(Comparator.reverseOrder())
          .forEach(queen -> recorder.backtrack(queen.row()));
    }
  }
}
