package org.nqueens.count.forecast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.search.SymmetrySearch;
import org.nqueens.count.task.PrefixWork;

class TaskSamplerTest {

  @Test
  void waysDownAtRandomGiveTheShareOnAverage() {
    int n = 10;
    PrefixWork<int[]> work = SymmetrySearch.tasks(n, false);
    Random random = new Random(10);
    int rounds = 20_000;
    for (int task = 3; task < work.tasks(); task += 20) {
      int[] prefix = work.prefix(task).orElseThrow();
      double sum = 0;
      for (int i = 0; i < rounds; i++) {
        sum +=
            TaskSampler.descend(n, prefix, 3, random, rest -> SymmetrySearch.count(n, rest, false));
      }
      assertEquals(work.count(task), sum / rounds, 0.1 * work.count(task) + 1, "task " + task);
    }
  }

  @Test
  void theSameSeedDrawsTheSameNumberOfTasks() {
    TaskSample sample = new TaskSampler(5, 1).sample(8);
    assertEquals(5, sample.seconds().size());
    assertEquals(PortableWork.quadrants(8).tasks(), sample.tasks());
    assertEquals("symmetry", new TaskSampler(2, 1).search(16).counter());
  }

  @Test
  void aBoardWithFewTasksIsDrawnWhole() {
    assertEquals(
        PortableWork.quadrants(4).tasks(), new TaskSampler(40, 1).sample(4).seconds().size());
  }

  @Test
  void tooFewDrawsAndBoardsOutOfRangeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new TaskSampler(1, 1));
    assertThrows(IllegalArgumentException.class, () -> new TaskSampler(2, 1).sample(1));
    assertThrows(IllegalArgumentException.class, () -> new TaskSampler(2, 1).sample(29));
  }

  @Test
  void theErrorIsThatOfTheMean() {
    TaskSample sample = new TaskSample(20, "quadrants", 100, List.of(1.0, 3.0));
    assertEquals(2, sample.mean());
    assertEquals(200, sample.total());
    assertEquals(0.5, sample.error(), 1e-12); // deviation √2, by √2 draws, by the mean
    assertEquals(1, new TaskSample(20, "quadrants", 100, List.of(1.0)).error());
  }

  @ParameterizedTest
  @CsvSource({"1, 1000", "10, 100", "100, 10", "1000, 1", "5000, 1"})
  void equalTasksTakeTheirNumberByTheCores(int cores, double seconds) {
    TaskSample equal = new TaskSample(20, "quadrants", 1000, List.of(1.0, 1.0));
    assertEquals(seconds, new Schedule(equal, 27).seconds(cores), 1e-9 + 0.07 * seconds);
  }

  @Test
  void aScheduleIsWithinGrahamsBounds() {
    TaskSample uneven = new TaskSample(20, "quadrants", 5000, List.of(0.1, 0.5, 9.0));
    double whole = new Schedule(uneven, 27).seconds(1);
    assertEquals(uneven.total(), whole, 0.1 * whole);
    for (int cores : new int[] {2, 16, 78}) { // up to here a batch is one task
      double many = new Schedule(uneven, 27).seconds(cores);
      assertTrue(
          many >= 0.9 * whole / cores && many <= 1.1 * whole / cores + 9, cores + ": " + many);
    }
    assertEquals(9, new Schedule(uneven, 27).seconds(4096), 9, "no task is cut in two");
    assertThrows(IllegalArgumentException.class, () -> new Schedule(uneven, 27).seconds(0));
  }
}
