package org.nqueens.solve.exhibit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.solve.Solver;

class ExhibitTest {

  @ParameterizedTest
  @EnumSource
  void aBugCountsWhatItsFingerprintSays(Bug bug) throws IOException {
    List<String> reference = fingerprints().get(bug.label());
    String counts =
        IntStream.rangeClosed(1, 8)
            .mapToObj(n -> String.valueOf(bug.count(n)))
            .collect(Collectors.joining(" "));
    assertEquals(reference.get(0), counts);
    assertEquals(reference.get(1), bug.advice());
    assertEquals(counts, bug.counts().toString().replaceAll("[\\[\\],]", ""));
  }

  @Test
  void everyBugOfTheReferenceIsAnExhibit() throws IOException {
    assertEquals(
        fingerprints().keySet(),
        Stream.concat(Stream.of("none"), Stream.of(Bug.values()).map(Bug::label))
            .collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @EnumSource
  void anExhibitIsLabelledAsOne(Bug bug) {
    assertTrue(bug.toString().contains("EXHIBIT, wrong on purpose"));
    assertTrue(Solver.names().stream().noneMatch(bug.about().name()::equals));
  }

  @ParameterizedTest
  @EnumSource
  void aBugStopsWhenItIsToldTo(Bug bug) {
    assertTrue(bug.first(8, 3).size() <= 3);
  }

  @ParameterizedTest
  @EnumSource
  void aBugCountsTheSameTwice(Bug bug) {
    assertEquals(bug.tally(5), bug.tally(5));
  }

  @Test
  void theMirrorAsPrintedIsWrongForOddSizes() {
    assertEquals(
        List.of(0L, 6L, 23L, 203L),
        Stream.of(1, 5, 7, 9).map(Bug.MIRROR_NOT_DOUBLED::count).toList());
  }

  @Test
  void countsNameTheBugsThatGiveThem() {
    assertEquals(List.of(Bug.NEIGHBOUR_DIAGONALS), Bug.ofCounts(1, 0, 0, 2, 14));
    assertEquals(
        List.of(Bug.NO_UNDO, Bug.NO_UNDO_OF_COLUMNS, Bug.NO_UNDO_OF_DESCENDING),
        Bug.ofCounts(1, 0, 0, 0, 1, 0, 0, 0));
    assertEquals(List.of(), Bug.ofCounts(1, 0, 0, 2, 10, 4, 40, 92));
  }

  @Test
  void eightLoopsSearchLikeTheScanAndKnowNoOtherSize() {
    assertEquals(
        Solver.scan().tally(8).toString(), Exhibits.eightLoops().named("scan").tally(8).toString());
    assertEquals(Solver.scan().solutions(8), Exhibits.eightLoops().solutions(8));
    assertEquals(3, Exhibits.eightLoops().first(8, 3).size());
    assertThrows(IllegalArgumentException.class, () -> Exhibits.eightLoops().count(7));
  }

  @Test
  void trueMayMeanFreeIfEachLineMeansTheSame() {
    assertEquals(
        Solver.sets().tally(8).toString(), TrueIsFree.AS_PRINTED.named("sets").tally(8).toString());
    for (int n = 1; n <= 8; n++) {
      assertEquals(Solver.sets().solutions(n), TrueIsFree.AS_PRINTED.solutions(n));
      assertEquals(0, TrueIsFree.TEST_FLIPPED.count(n));
    }
    assertEquals(1, TrueIsFree.AS_PRINTED.first(8, 1).size());
  }

  @Test
  void whatAnEmitterKeepsWithoutCopyingIsOneEmptyBoard() {
    List<List<Integer>> kept = Exhibits.keptWithoutCopying(8);
    assertEquals(92, kept.size());
    assertEquals(List.of(), kept.get(0));
    assertTrue(kept.stream().allMatch(board -> board == kept.get(0)));
    assertSame(kept.get(0), kept.get(91));
  }

  private static Map<String, List<String>> fingerprints() throws IOException {
    try (var in = Solver.class.getResourceAsStream("fingerprints.csv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(line -> line.split(",", -1))
          .collect(Collectors.toMap(row -> row[0], row -> List.of(row[1], row[2])));
    }
  }
}
