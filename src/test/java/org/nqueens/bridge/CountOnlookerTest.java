package org.nqueens.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.nqueens.count.Count;
import org.nqueens.count.Onlooker;
import org.nqueens.count.Progress;

class CountOnlookerTest {

  @Test
  void itIsFoundByTheLibrary() {
    List<Class<?>> found =
        ServiceLoader.load(Onlooker.class).stream()
            .<Class<?>>map(ServiceLoader.Provider::type)
            .toList();
    assertTrue(found.contains(CountOnlooker.class), found::toString);
  }

  @Test
  void aCountOutsideOfACellGoesOnUnseen() {
    assertEquals(724, Count.of(10).shown().run().solutions());
  }

  @Test
  void aLongCountIsALineThatIsWrittenOver() {
    long[] now = {0};
    List<String> lines = new ArrayList<>();
    Progress line = new CountOnlooker(() -> now[0], () -> lines::add).watch(20);
    for (long[] step :
        new long[][] {{0, 0}, {1900, 1}, {4000, 2}, {4400, 3}, {6000, 5}, {10_000, 10}}) {
      now[0] = step[0] * 1_000_000;
      line.done((int) step[1], 10);
    }
    assertEquals(
        List.of(
            "n = 20: ██████░░░░░░░░░░░░░░░░░░░░░░░░ 20 %, about 16 s left",
            "n = 20: ███████████████░░░░░░░░░░░░░░░ 50 %, about 6 s left",
            "n = 20: counted in 10 s"),
        lines);
  }

  @Test
  void aShortCountIsNotShown() {
    List<String> lines = new ArrayList<>();
    Progress line = new CountOnlooker(() -> 0, () -> lines::add).watch(8);
    line.done(1, 2);
    line.done(2, 2);
    assertEquals(List.of(), lines);
  }

  @Test
  void tasksOfAJournalTellNothingOfTheTimeLeft() {
    long[] now = {0};
    List<String> lines = new ArrayList<>();
    Progress line = new CountOnlooker(() -> now[0], () -> lines::add).watch(20);
    line.done(5, 10);
    now[0] = 3_000_000_000L;
    line.done(5, 10);
    now[0] = 6_000_000_000L;
    line.done(6, 10);
    assertTrue(lines.get(0).endsWith(" 50 %, 3 s gone"), lines::toString);
    assertTrue(lines.get(1).endsWith(" 60 %, about 24 s left"), lines::toString);
  }
}
