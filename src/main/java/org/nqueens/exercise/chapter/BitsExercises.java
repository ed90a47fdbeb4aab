package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Exercise.Step;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.mistake.Fingerprint;
import org.nqueens.words.Message;

/** The exercises of chapter 6: the lowest bit, counting bits, and the search on masks. */
final class BitsExercises {

  /** The first one tells the usual mistakes apart; the smallest ones could not. */
  private static final List<Integer> MASKS =
      List.of(0b10110, 1, 2, 3, 4, 6, 0b101100, 0xff, 0x80, 0x7ffffffe, -1, -8, Integer.MIN_VALUE);

  /** Those on which a loop that waits for 0 comes to its end. */
  private static final List<Integer> POSITIVE = MASKS.stream().filter(mask -> mask > 0).toList();

  private BitsExercises() {}

  static List<Exercise<?>> all() {
    return List.of(lowest(), ones(), search());
  }

  private static Exercise<IntFunction<Object>> lowest() {
    Exercise<IntFunction<Object>> exercise =
        Exercise.ofNumber("6.1", Message.of("exercise6.1.title"), "(int mask) -> lowest(mask)");
    for (int mask : MASKS) {
      exercise =
          exercise.step(Message.of("exercise6.mask", bits(mask)), lowest -> alone(lowest, mask));
    }
    return exercise
        .step(Message.of("exercise6.many-masks"), lowest -> many().forEach(m -> alone(lowest, m)))
        .step(Message.of("exercise6.empty-mask"), lowest -> none(lowest))
        .notice(Message.of("exercise6.1.notice"));
  }

  private static Exercise<IntFunction<Object>> ones() {
    Exercise<IntFunction<Object>> exercise =
        Exercise.ofNumber("6.2", Message.of("exercise6.2.title"), "(int mask) -> ones(mask)")
            .step(Message.of("exercise6.empty-mask"), ones -> counted(ones, 0));
    for (int mask : MASKS) {
      exercise =
          exercise.step(Message.of("exercise6.mask", bits(mask)), ones -> counted(ones, mask));
    }
    return exercise
        .step(Message.of("exercise6.many-masks"), ones -> many().forEach(m -> counted(ones, m)))
        .notice(Message.of("exercise6.2.notice"));
  }

  /** Every small mask, and large ones as they come. */
  private static IntStream many() {
    return IntStream.concat(IntStream.range(1, 256), new Random(1).ints(256));
  }

  private static Exercise<IntFunction<Object>> search() {
    return Exercise.ofNumber(
            "6.3", Message.of("exercise6.3.title"), "(int n) -> count((1 << n) - 1, 0, 0, 0)")
        .steps(
            IntStream.rangeClosed(1, Fingerprint.SIZES)
                .mapToObj(n -> new Step<IntFunction<Object>>("n = " + n, f -> solved(f, n)))
                .toList())
        .step("n = 0", BitsExercises::empty)
        .step("n = 12", count -> solved(count, 12))
        .notice(Message.of("exercise6.3.notice"));
  }

  private static void alone(IntFunction<Object> lowest, int mask) {
    long given = Results.number(lowest.apply(mask), bits(mask));
    if ((int) given != Integer.lowestOneBit(mask) || given != (int) given) {
      throw Finding.keepGoing(Message.of("exercise6.alone", bits(mask), bits((int) given)))
          .telling(
              () ->
                  BitsMistakes.LOWEST
                      .behind(other -> Results.number(lowest.apply(other), bits(other)), POSITIVE)
                      .or(() -> Optional.of(Message.of("exercise6.compare"))));
    }
  }

  private static void none(IntFunction<Object> lowest) {
    long given = Results.number(lowest.apply(0), "0");
    if (given != 0) {
      throw Finding.almost(Message.of("exercise6.none", given));
    }
  }

  private static void counted(IntFunction<Object> ones, int mask) {
    long given = Results.number(ones.apply(mask), bits(mask));
    if (given != Integer.bitCount(mask)) {
      throw mask < 0
          ? Finding.almost(Message.of("exercise6.ones-below-zero", bits(mask), given))
          : Finding.keepGoing(Message.of("exercise6.ones", bits(mask), given))
              .telling(
                  () ->
                      BitsMistakes.ONES.behind(
                          other -> Results.number(ones.apply(other), bits(other)), POSITIVE));
    }
  }

  private static void solved(IntFunction<Object> count, int n) {
    long given = Results.number(count.apply(n), "n = " + n);
    if (given != KnownCounts.solutions(n)) {
      Finding finding = Finding.keepGoing(Message.of("exercise6.counts", n, given));
      throw given == 0
          ? finding
              .telling(Optional.of(Message.of("exercise6.when-full")))
              .telling(() -> named(count))
          : finding.telling(() -> named(count).or(() -> Optional.of(Message.of("exercise6.draw"))));
    }
  }

  private static Optional<Message> named(IntFunction<Object> count) {
    List<Integer> sizes = IntStream.rangeClosed(1, Fingerprint.SIZES).boxed().toList();
    List<Long> counts = new ArrayList<>();
    Optional<Message> ofMasks =
        BitsMistakes.SEARCH.behind(n -> Results.number(count.apply(n), "n = " + n), sizes);
    if (ofMasks.isPresent()) {
      return ofMasks;
    }
    try {
      for (int n : sizes) {
        counts.add(Results.number(count.apply(n), "n = " + n));
      }
      return Fingerprint.telling(counts);
    } catch (RuntimeException | AssertionError unfit) {
      return Optional.empty();
    }
  }

  private static void empty(IntFunction<Object> count) {
    long given = Results.number(count.apply(0), "n = 0");
    if (given != 1) {
      throw Finding.almost(Message.of("exercise6.nothing", given));
    }
  }

  private static String bits(int mask) {
    return "0b" + Integer.toBinaryString(mask);
  }
}
