package org.nqueens.count.portable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.KnownCounts;

class PortableWorkTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void theTasksMakeUpTheWhole(int n) {
    assertEquals(KnownCounts.solutions(n), sum(PortableWork.quadrants(n)));
    assertEquals(KnownCounts.solutions(n), sum(PortableWork.symmetry(n)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8, 9, 12, 13})
  void noTwoTasksHaveTheSameNameAndNoNameHasASpace(int n) {
    for (PortableWork work :
        new PortableWork[] {PortableWork.quadrants(n), PortableWork.symmetry(n)}) {
      Set<String> names = new HashSet<>();
      for (int task = 0; task < work.tasks(); task++) {
        assertTrue(names.add(work.name(task)), work.name(task));
        assertTrue(work.name(task).matches("[A-Za-z0-9,-]+"), work.name(task));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9})
  void whatArrivesHasTheSameTasks(int n) throws Exception {
    for (PortableWork sent :
        new PortableWork[] {PortableWork.quadrants(n), PortableWork.symmetry(n)}) {
      sent.count(0); // what was made here does not travel
      PortableWork arrived = copy(sent);
      assertEquals(sent.n() + sent.counter(), arrived.n() + arrived.counter());
      assertEquals(sent.tasks(), arrived.tasks());
      for (int task = 0; task < sent.tasks(); task++) {
        assertEquals(sent.name(task), arrived.name(task));
        assertEquals(sent.count(task), arrived.count(task), sent.name(task));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 9, 10, 11})
  void aTaskGivesTheSameWithNoMoreOfTheTableThanItNeeds(int n) {
    PortableWork whole = PortableWork.quadrants(n);
    QuadrantTasks outline = QuadrantTasks.outline(n);
    assertEquals(whole.tasks(), outline.tasks());
    for (int task = 0; task < whole.tasks(); task += 7) {
      assertEquals(whole.name(task), outline.name(task));
      assertEquals(whole.count(task), outline.with(task).count(task), whole.name(task));
    }
  }

  @Test
  void aNameTellsWhereTheQueensOfTheRowsStand() {
    assertTrue(PortableWork.quadrants(8).name(0).matches("[EW]{8}"));
    PortableWork nine = PortableWork.quadrants(9);
    assertTrue(nine.name(0).matches("[EW]{4}M[EW]{4}-4"), nine.name(0));
    String last = nine.name(nine.tasks() - 1);
    assertTrue(last.matches("(?=[EW]*M)[EWM]{4}W[EW]{4}-[0-3]"), last);
  }

  @Test
  void boardsOutOfRangeAreRefusedWithTheRange() {
    for (int n : new int[] {-1, 0, 1, 26}) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> PortableWork.quadrants(n))
              .getMessage();
      assertTrue(message.contains("n = " + n) && message.contains("2 and 25"), message);
    }
    assertThrows(IllegalArgumentException.class, () -> PortableWork.symmetry(1));
    assertThrows(IllegalArgumentException.class, () -> PortableWork.symmetry(29));
  }

  @Test
  void aTaskThatDoesNotExistIsRefused() {
    for (PortableWork work :
        new PortableWork[] {PortableWork.quadrants(6), PortableWork.symmetry(6)}) {
      for (int task : new int[] {-1, work.tasks()}) {
        assertThrows(IndexOutOfBoundsException.class, () -> work.count(task));
        assertThrows(IndexOutOfBoundsException.class, () -> work.name(task));
      }
    }
  }

  private static long sum(PortableWork work) {
    long sum = 0;
    for (int task = 0; task < work.tasks(); task++) {
      sum = Math.addExact(sum, work.count(task));
    }
    return sum;
  }

  private static PortableWork copy(PortableWork work) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(work);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (PortableWork) in.readObject();
    }
  }
}
