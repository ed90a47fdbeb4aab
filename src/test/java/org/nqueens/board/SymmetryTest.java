package org.nqueens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {

  private static final Placement LOPSIDED = Placement.of(4, 1, 2);

  @Test
  void theEightMotionsDiffer() {
    Set<List<Square>> images = new HashSet<>();
    for (Symmetry motion : Symmetry.values()) {
      images.add(LOPSIDED.queens().stream().map(queen -> motion.apply(queen, 4)).sorted().toList());
    }
    assertEquals(8, images.size());
  }

  @Test
  void aQuarterTurnTakesTheTopRowToTheRightColumn() {
    assertEquals(new Square(0, 3), Symmetry.QUARTER_TURN.apply(new Square(0, 0), 4));
    assertEquals(new Square(3, 3), Symmetry.QUARTER_TURN.apply(new Square(0, 3), 4));
  }

  @Test
  void aMirrorChangesLeftAndRight() {
    assertEquals(Placement.of(4, 2, 1), Symmetry.MIRROR.apply(LOPSIDED));
  }

  @ParameterizedTest
  @EnumSource
  void aMotionAndItsInverseMoveNothing(Symmetry motion) {
    assertEquals(LOPSIDED, motion.inverse().apply(motion.apply(LOPSIDED)));
  }

  @ParameterizedTest
  @EnumSource
  void oneMotionAfterAnotherIsAMotion(Symmetry first) {
    for (Symmetry second : Symmetry.values()) {
      assertEquals(second.apply(first.apply(LOPSIDED)), first.then(second).apply(LOPSIDED));
    }
  }

  @Test
  void anOrbitHasEightFourOrTwoSolutions() {
    assertEquals(8, Symmetry.orbit(Placement.of(8, 0, 4, 7, 5, 2, 6, 1, 3)).size());
    assertEquals(4, Symmetry.orbit(Placement.of(8, 2, 4, 1, 7, 0, 6, 3, 5)).size());
    assertEquals(2, Symmetry.orbit(Placement.of(4, 1, 3, 0, 2)).size());
    assertEquals(1, Symmetry.orbit(Placement.of(1, 0)).size());
  }

  @Test
  void oneOfEachOrbitIsFundamental() {
    Placement first = Placement.of(4, 1, 3, 0, 2);
    assertEquals(
        List.of(first), Symmetry.fundamental(List.of(Symmetry.MIRROR.apply(first), first)));
    assertEquals(first, Symmetry.canonical(Symmetry.FLIP.apply(first)));
  }

  @Test
  void twoQueensOfOneColumnCannotBecomeTwoOfOneRow() {
    assertThrows(
        IllegalArgumentException.class, () -> Symmetry.TRANSPOSE.apply(Placement.of(4, 1, 1)));
    assertEquals(
        3,
        Stream.of(Symmetry.MIRROR, Symmetry.FLIP, Symmetry.HALF_TURN)
            .map(motion -> motion.apply(Placement.of(4, 1, 1)))
            .distinct()
            .count());
  }
}
