package org.nqueens.count.quadrant;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class QuadrantTableTest {

  @Test
  void theTableHoldsEveryPlacementOfQueensThatDoNotAttack() {
    int[] known = {1, 2, 5, 18, 87, 462, 2635, 16870, 118969}; // any number of queens on h × h
    for (int h = 0; h < known.length; h++) {
      assertEquals(known[h], QuadrantTable.of(h).entries());
    }
  }

  @Test
  void transposingTwiceGivesTheSameWords() {
    long[] words = new java.util.Random(8).longs(64).toArray();
    long[] turned = words.clone();
    LaneTables.transpose(turned, 64);
    for (int i = 0; i < 64; i++) {
      for (int j = 0; j < 64; j++) {
        assertEquals(words[i] >>> j & 1, turned[j] >>> i & 1);
      }
    }
    LaneTables.transpose(turned, 64);
    assertArrayEquals(words, turned);
  }
}
