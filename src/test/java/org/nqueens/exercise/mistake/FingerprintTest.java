package org.nqueens.exercise.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.board.KnownCounts;
import org.nqueens.words.Words;

class FingerprintTest {

  @Test
  void theFileHasSixteenBugsAndTheTruth() {
    assertEquals(17, Fingerprint.all().size());
  }

  @Test
  void theFirstLineIsTheTruth() {
    List<Long> known =
        IntStream.rangeClosed(1, Fingerprint.SIZES).mapToObj(KnownCounts::solutions).toList();
    assertEquals(known, Fingerprint.all().get(0).counts());
  }

  @Test
  void everyBugHasEightCountsAndSomethingToTell() {
    Fingerprint.all().stream()
        .skip(1)
        .forEach(
            bug -> {
              assertEquals(Fingerprint.SIZES, bug.counts().size(), bug.bug());
              assertTrue(Words.english().say(bug.telling()).length() > 10, bug.bug());
              assertEquals(bug.bug(), Words.english().say(bug.name()));
            });
  }

  @Test
  void bugsThatShareTheirCountsAreFoundTogether() {
    assertEquals(3, Fingerprint.matching(List.of(1L, 0L, 0L, 0L, 1L, 0L, 0L, 0L)).size());
  }

  @Test
  void countsNobodyKnowsMatchNothing() {
    assertEquals(List.of(), Fingerprint.matching(List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L)));
  }
}
