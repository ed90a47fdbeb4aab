package org.nqueens.count.quadrant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.count.Count;

class QuadrantMemoryTest {

  private static void assertTableIsCounted(int half) {
    assertEquals(
        QuadrantTable.bytes(half, QuadrantTable.placements(half)),
        QuadrantMemory.of(2 * half).table(),
        "h = " + half);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void theTableIsAsLargeAsItsPlacementsMakeIt(int half) {
    assertTableIsCounted(half);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {11, 12})
  void soAreTheLargeOnes(int half) {
    assertTableIsCounted(half);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 26})
  void aBoardThatIsNotMergedIsRefused(int n) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> QuadrantMemory.of(n)).getMessage();
    assertTrue(message.contains("n = " + n) && message.contains("0 and 25"), message);
  }

  /** The heap that is wanted is enough, and the option that is named gives it. */
  @ParameterizedTest
  @CsvSource({"14, 365596", "15, 2279184", "16, 14772512", "17, 95815104"})
  void withWhatIsWantedTheMergeCountsToItsEnd(int n, long solutions) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                QuadrantMemory.of(n).option(),
                "-cp",
                System.getProperty("java.class.path"),
                Fastest.class.getName(),
                String.valueOf(n))
            .redirectErrorStream(true)
            .start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertEquals(n + " queens have " + solutions + " solutions, by quadrants", said);
  }

  /** Counts by what is fastest in its heap. */
  static final class Fastest {

    private Fastest() {}

    public static void main(String[] arguments) {
      System.out.println(Count.of(Integer.parseInt(arguments[0])).threads(2).run());
    }
  }
}
