package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.board.KnownCounts;

/** The exercises of chapter 6: the lowest bit, counting bits, and the search on masks. */
final class BitsExercises {

  /** The first one tells the usual mistakes apart; the smallest ones could not. */
  private static final List<Integer> MASKS =
      List.of(0b10110, 1, 2, 3, 4, 6, 0b101100, 0xff, 0x80, 0x7ffffffe, -1, -8, Integer.MIN_VALUE);

  private BitsExercises() {}

  static List<Exercise<?>> all() {
    return List.of(lowest(), ones(), search());
  }

  private static Exercise<IntFunction<Object>> lowest() {
    Exercise<IntFunction<Object>> exercise =
        Exercise.ofNumber("6.1", "The lowest bit", "(int mask) -> lowest(mask)");
    for (int mask : MASKS) {
      exercise = exercise.step("the mask " + bits(mask), lowest -> alone(lowest, mask));
    }
    return exercise
        .step("the empty mask", lowest -> none(lowest))
        .notice(
            "−x flips all bits and adds one, so above the lowest 1 everything differs and below it"
                + " all is 0. No loop has looked for it.");
  }

  private static Exercise<IntFunction<Object>> ones() {
    Exercise<IntFunction<Object>> exercise =
        Exercise.ofNumber("6.2", "How many are free?", "(int mask) -> ones(mask)")
            .step("the empty mask", ones -> counted(ones, 0));
    for (int mask : MASKS) {
      exercise = exercise.step("the mask " + bits(mask), ones -> counted(ones, mask));
    }
    return exercise.notice(
        "As many rounds as there are ones, not as there are places. Wegner printed it in"
            + " 1960; `Integer.bitCount` is a single instruction today.");
  }

  private static Exercise<IntFunction<Object>> search() {
    return Exercise.ofNumber(
            "6.3", "The search on masks", "(int n) -> count((1 << n) - 1, 0, 0, 0)")
        .steps(
            IntStream.rangeClosed(1, Fingerprint.SIZES)
                .mapToObj(n -> new Step<IntFunction<Object>>("n = " + n, f -> solved(f, n)))
                .toList())
        .step("n = 0", BitsExercises::empty)
        .step("n = 12", count -> solved(count, 12))
        .notice(
            "No array, no undo, no reject: each call has its masks for itself. Four numbers are the"
                + " whole state of the search.");
  }

  private static void alone(IntFunction<Object> lowest, int mask) {
    long given = Results.number(lowest.apply(mask), bits(mask));
    if ((int) given != Integer.lowestOneBit(mask) || given != (int) given) {
      String why =
          given == Integer.numberOfTrailingZeros(mask)
              ? "That is its place; I asked for the bit itself, as a mask."
              : given == (mask & (mask - 1))
                  ? "That takes the lowest bit away and keeps the rest."
                  : given == Integer.highestOneBit(mask)
                      ? "That is the highest."
                      : "Write x and −x below each other in binary, and compare.";
      throw Finding.keepGoing("Of %s your method gives %s. %s", bits(mask), bits((int) given), why);
    }
  }

  private static void none(IntFunction<Object> lowest) {
    long given = Results.number(lowest.apply(0), "0");
    if (given != 0) {
      throw Finding.almost("Of the empty mask your method gives %d; there is no bit in it.", given);
    }
  }

  private static void counted(IntFunction<Object> ones, int mask) {
    long given = Results.number(ones.apply(mask), bits(mask));
    if (given != Integer.bitCount(mask)) {
      String sign = mask < 0 ? " A mask may have its highest bit set: then it is below 0." : "";
      throw mask < 0
          ? Finding.almost("Of %s your method counts %d ones.%s", bits(mask), given, sign)
          : Finding.keepGoing("Of %s your method counts %d ones.", bits(mask), given);
    }
  }

  private static void solved(IntFunction<Object> count, int n) {
    long given = Results.number(count.apply(n), "n = " + n);
    if (given != KnownCounts.solutions(n)) {
      throw Finding.keepGoing("For n = %d your method counts %,d. %s", n, given, why(given, n))
          .telling(named(count));
    }
  }

  private static String why(long given, int n) {
    if (given == LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b)) {
      return "That is n!: do the two diagonal masks move from row to row?";
    }
    if (given == 0) {
      return "When is the board full, and what does your method return then?";
    }
    return "Draw the three masks of row 1 below a queen on column 0. Which squares are left?";
  }

  private static String named(IntFunction<Object> count) {
    try {
      List<Long> counts = new ArrayList<>();
      for (int n = 1; n <= Fingerprint.SIZES; n++) {
        counts.add(Results.number(count.apply(n), "n = " + n));
      }
      return Fingerprint.telling(counts);
    } catch (RuntimeException | AssertionError unfit) {
      return "";
    }
  }

  private static void empty(IntFunction<Object> count) {
    long given = Results.number(count.apply(0), "n = 0");
    if (given != 1) {
      throw Finding.almost(
          "Right from n = 1 on. For n = 0 no column is there to be taken, so the board is full at"
              + " once: your method counts %d.",
          given);
    }
  }

  private static String bits(int mask) {
    return "0b" + Integer.toBinaryString(mask);
  }
}
