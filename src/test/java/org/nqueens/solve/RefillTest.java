package org.nqueens.solve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A solver row by row goes on from any place as it did the first time. */
class RefillTest {

  static List<Solver> rowByRow() {
    return Solver.all().stream()
        .filter(solver -> solver.refill(new Playback(1), new byte[0]))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rowByRow")
  void itGoesOnFromEveryEvent(Solver solver) {
    for (int n = 0; n <= 6; n++) {
      byte[] all = record(solver, n);
      Playback place = new Playback(n);
      place.feed(all, all.length);
      while (place.next()) {
        int read = (int) (place.index() - place.count(Kind.DEAD_END));
        byte[] rest = new byte[Math.min(100, all.length - read)];
        assertTrue(solver.refill(place.copy(), rest));
        assertArrayEquals(Arrays.copyOfRange(all, read, read + rest.length), rest);
      }
    }
  }

  @Test
  void theOthersSayThatTheyCannot() {
    assertEquals(
        Set.of("scan", "counters", "sets", "hashSets", "bitmask", "mirror", "stack", "organPipe"),
        Set.copyOf(rowByRow().stream().map(solver -> solver.about().name()).toList()));
    assertFalse(Solver.exactCover().refill(new Playback(4), new byte[4]));
    assertFalse(((Solver) (n, listener) -> {}).refill(new Playback(4), new byte[4]));
  }

  private static byte[] record(Solver solver, int n) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    Recorder recorder =
        new Recorder(
            Level.TESTS,
            false,
            (packed, length) -> {
              all.write(packed, 0, length);
              return true;
            });
    solver.search(n, recorder);
    return all.toByteArray();
  }
}
