package org.nqueens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every placement, with gaps and conflicts. */
class PlacementPropertyTest {

  @Provide
  Arbitrary<Placement> placements() {
    return Arbitraries.integers()
        .between(0, 12)
        .flatMap(
            n ->
                Arbitraries.integers()
                    .between(-1, n - 1)
                    .list()
                    .ofSize(n)
                    .map(columns -> placement(n, columns)));
  }

  private static Placement placement(int n, List<Integer> columns) {
    Placement placement = Placement.empty(n);
    for (int row = 0; row < n; row++) {
      if (columns.get(row) >= 0) {
        placement = placement.with(row, columns.get(row));
      }
    }
    return placement;
  }

  @Property(tries = 300)
  void textReadAgainIsTheSamePlacement(@ForAll("placements") Placement placement) {
    assertEquals(placement, Placement.parse(placement.toString()));
    String list =
        placement.n() == 0
            ? "[]"
            : IntStream.range(0, placement.n())
                .mapToObj(
                    row ->
                        placement.column(row).isPresent()
                            ? "" + placement.column(row).getAsInt()
                            : "-")
                .collect(Collectors.joining(", ", "[", "]"));
    assertEquals(placement, Placement.parse(list));
  }

  @Property(tries = 100)
  void aQueenMoreBringsTheConflictsThatWereForetold(@ForAll("placements") Placement placement) {
    for (int row = 0; row < placement.n(); row++) {
      for (int column = 0; placement.column(row).isEmpty() && column < placement.n(); column++) {
        int foretold = placement.whyNot(row, column).size();
        int more = placement.with(row, column).conflicts().size() - placement.conflicts().size();
        assertEquals(foretold, more);
        assertEquals(foretold == 0, placement.admits(row, column));
      }
    }
  }

  @Property(tries = 300)
  void conflictsAreThePairsThatShareALine(@ForAll("placements") Placement placement) {
    List<Square> queens = placement.queens();
    long pairs = 0;
    for (int a = 0; a < queens.size(); a++) {
      for (int b = a + 1; b < queens.size(); b++) {
        pairs += queens.get(a).attacks(queens.get(b)) ? 1 : 0;
      }
    }
    assertEquals(pairs, placement.conflicts().size());
    for (Attack attack : placement.conflicts()) {
      assertTrue(attack.queen().row() < attack.target().row());
      assertTrue(queens.contains(attack.queen()) && queens.contains(attack.target()));
    }
  }

  @Property(tries = 300)
  void anOrbitHasASizeThatDividesEight(@ForAll("placements") Placement placement) {
    Assume.that(
        placement.queens().stream().map(Square::column).distinct().count() == placement.size());
    List<Placement> orbit = Symmetry.orbit(placement);
    assertEquals(0, 8 % orbit.size());
    for (Placement image : orbit) {
      assertEquals(orbit, Symmetry.orbit(image));
      assertEquals(placement.conflicts().size(), image.conflicts().size());
    }
  }

  @Property(tries = 200)
  void theBitsOfARowAreTheSquaresThatAreFree(@ForAll("placements") Placement placement) {
    for (int row = 0; row < placement.n(); row++) {
      BitRows bits = BitRows.of(placement, row);
      Placement above = placement.prefix(row);
      for (int column = 0; column < placement.n(); column++) {
        assertEquals(above.admits(row, column), (bits.free() >>> column & 1) == 1);
      }
      assertEquals(Long.lowestOneBit(bits.free()), bits.lowestFree());
    }
  }
}
