package org.nqueens.count.quadrant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pairs that share no bit, counted fast and counted one by one. */
class PairCountTest {

  private static final int MOST_BITS = 48; // 46 for n = 25, the largest board of the merge

  static Stream<Supplier<DisjointPairs>> ways() {
    return Stream.concat(Stream.of(SlicedPairs::new), Vectors.pairs().stream());
  }

  static Stream<Arguments> waysAndWidths() {
    return ways()
        .flatMap(
            way -> IntStream.rangeClosed(0, MOST_BITS).mapToObj(bits -> Arguments.of(way, bits)));
  }

  /** Keys as of half boards: about every second bit is set. */
  private static Keys keys(DisjointPairs pairs, long[] some) {
    return new Keys(pairs, some.clone());
  }

  private static long[] some(Random random, int size, int bits) {
    long all = (1L << bits) - 1;
    return IntStream.range(0, size)
        .mapToLong(i -> random.nextLong() & random.nextLong() & all)
        .toArray();
  }

  private static long oneByOne(long[] east, long[] west) {
    long pairs = 0;
    for (long one : east) {
      for (long other : west) {
        pairs += (one & other) == 0 ? 1 : 0;
      }
    }
    return pairs;
  }

  @ParameterizedTest
  @MethodSource("waysAndWidths")
  void listsOfAnyLengthAndKeysOfAnyWidthGiveTheSameAsOneByOne(
      Supplier<DisjointPairs> way, int bits) {
    Random random = new Random(bits);
    DisjointPairs pairs = way.get();
    PairCount count = new PairCount(pairs);
    for (int size : List.of(0, 1, 2, 63, 64, 65, 200, 1024, 1300)) {
      long[] east = some(random, size, bits);
      List<Keys> west = new ArrayList<>();
      long expected = 0;
      for (int list = 0; list < 3; list++) {
        long[] keys = some(random, random.nextInt(300), bits);
        expected += oneByOne(east, keys) << list;
        west.add(keys(pairs, keys));
      }
      assertEquals(
          expected,
          count.count(keys(pairs, east), west, bits),
          size + " keys of " + bits + " bits");
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void joinedKeysAreTheUnionsOfTheDisjointOnesInOrder(Supplier<DisjointPairs> way) {
    Random random = new Random(5);
    DisjointPairs pairs = way.get();
    for (int size = 0; size < 20; size++) {
      long[] few = some(random, 5, 12);
      long[] many = some(random, size, 12);
      long[] target = new long[5 * size + DisjointPairs.SLACK];
      int end = pairs.join(few, 0, 5, many, 0, size, target, 0);
      List<Long> expected = new ArrayList<>();
      for (long one : few) {
        for (long other : many) {
          if ((one & other) == 0) {
            expected.add(one | other);
          }
        }
      }
      assertEquals(expected, IntStream.range(0, end).mapToObj(i -> target[i]).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void sortingLosesNoKey(Supplier<DisjointPairs> way) {
    DisjointPairs pairs = way.get();
    long[] east = some(new Random(6), 2000, 36);
    Keys keys = keys(pairs, east);
    new PairCount(pairs).count(keys, List.of(keys(pairs, east)), 36);
    assertEquals(2000, keys.size());
    assertEquals(
        IntStream.range(0, 2000).mapToObj(i -> east[i]).sorted().toList(),
        IntStream.range(0, 2000).mapToObj(i -> keys.array()[i]).sorted().toList());
    assertTrue(keys.array().length >= 2000);
  }
}
