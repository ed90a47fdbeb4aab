package org.nqueens.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchTest {

  @Test
  void everyTaskIsInOneBatchAndTheBatchesAreAlike() {
    for (int tasks = 0; tasks < 60; tasks++) {
      int[] all = IntStream.range(0, tasks).map(i -> 3 * i + 1).toArray();
      for (int wanted = 1; wanted < 70; wanted++) {
        List<Batch> batches = Batch.of(all, wanted);
        assertEquals(Math.min(wanted, tasks), batches.size());
        assertArrayEquals(
            all, batches.stream().flatMapToInt(batch -> IntStream.of(batch.tasks())).toArray());
        IntStream sizes = batches.stream().mapToInt(batch -> batch.tasks().length);
        var range = sizes.summaryStatistics();
        assertTrue(tasks == 0 || range.getMax() - range.getMin() <= 1);
      }
    }
  }

  @Test
  void aMillionTasksAreDealtOutWithoutOverflow() {
    int[] all = IntStream.range(0, 3_000_000).toArray();
    List<Batch> batches = Batch.of(all, 65_536);
    assertEquals(65_536, batches.size());
    assertEquals(all.length, batches.stream().mapToInt(batch -> batch.tasks().length).sum());
  }
}
