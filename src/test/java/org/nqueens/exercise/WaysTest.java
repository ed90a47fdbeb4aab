package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class WaysTest {

  @Test
  void eightOfSixtyFourSquares() {
    assertEquals(BigInteger.valueOf(4_426_165_368L), Ways.choose(64, 8));
    assertEquals(
        BigInteger.valueOf(178_462_987_637_760L), Ways.choose(64, 8).multiply(Ways.order(8)));
  }

  @Test
  void theEdgesAreOne() {
    assertEquals(BigInteger.ONE, Ways.choose(5, 0));
    assertEquals(BigInteger.ONE, Ways.choose(5, 5));
    assertEquals(BigInteger.ONE, Ways.order(0));
  }

  @Test
  void moreThanThereAreCannotBeChosen() {
    assertThrows(IllegalArgumentException.class, () -> Ways.choose(4, 5));
    assertThrows(IllegalArgumentException.class, () -> Ways.choose(4, -1));
  }
}
