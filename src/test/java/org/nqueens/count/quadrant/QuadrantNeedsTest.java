package org.nqueens.count.quadrant;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.count.portable.QuadrantTasks;

class QuadrantNeedsTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17})
  void theNumbersOfTheMergeAreThoseOfItsWork(int n) {
    QuadrantNeeds needs = QuadrantNeeds.of(n);
    assertEquals(QuadrantTasks.outline(n).tasks(), needs.tasks());
    assertEquals(QuadrantTable.of(n / 2).entries(), needs.placements());
  }
}
