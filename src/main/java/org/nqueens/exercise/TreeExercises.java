package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

/** The exercises of chapter 4: node numbers, levels, and a walk that never turns back. */
final class TreeExercises {

  private static final int LARGEST = 8;

  private TreeExercises() {}

  static List<Exercise<?>> all() {
    return List.of(numbers(), levels(), neverBack());
  }

  private static Exercise<Object> numbers() {
    return Exercise.of(
            "4.1", "Number the nodes", Object.class, "a list such as List.of(14, 15, 16, 17)")
        .step("your four numbers", TreeExercises::numbered)
        .notice("Depth first: a node's whole family comes before its younger sister.");
  }

  private static Exercise<IntFunction<Object>> levels() {
    return Exercise.ofNumber("4.2", "Nodes on each level", "(int n) -> levels(n)")
        .steps(
            IntStream.rangeClosed(1, LARGEST)
                .mapToObj(n -> new Step<IntFunction<Object>>("n = " + n, f -> profiled(f, n)))
                .toList())
        .step("n = 0", levels -> profiled(levels, 0))
        .notice(
            "That is the table A319284 of the encyclopedia of integer sequences, row by row, and"
                + " its sums are our node counts.");
  }

  private static Exercise<Object> neverBack() {
    return Values.of(
            "4.3",
            "Back up, or not at all",
            0,
            0,
            answer ->
                "Draw it: on each row the first column that is safe. At which row did you have to go"
                    + " up again?")
        .notice(
            "Never: 0, 2, 4, 1, 3, each queen a knight's move from the last. The exercise's author"
                + " may not have known.");
  }

  private static void numbered(Object answer) {
    if ("?".equals(answer)) {
      throw Finding.notStarted("Put your list in the place of \"?\" and run the cell again.");
    }
    List<Integer> given =
        Arrays.stream(Results.numbers(answer, "the four boards")).boxed().toList();
    if (given.equals(List.of(14, 15, 16, 17))) {
      throw Finding.keepGoing(
          "That numbers level by level. The search goes down before it goes to the right: what does"
              + " it stand on right after [3, 0]?");
    }
    if (given.equals(List.of(13, 14, 16, 15))) {
      throw Finding.almost(
          "The order is right, but number 13 is given already: the empty board is node 1.");
    }
    if (!given.equals(List.of(14, 15, 17, 16))) {
      throw Finding.keepGoing(
          "%s is not how the search goes. Write down the four boards in the order in which it comes"
              + " to them, and count on from 13.",
          given);
    }
  }

  private static void profiled(IntFunction<Object> levels, int n) {
    List<Long> given = Results.counts(levels.apply(n), "n = " + n);
    List<Long> right = Trace.of(Solver.scan(), n).profile();
    if (!given.equals(right)) {
      throw wrong(given, right, n);
    }
  }

  private static Finding wrong(List<Long> given, List<Long> right, int n) {
    List<Long> rootless = new ArrayList<>(right);
    rootless.set(0, 0L);
    if (given.equals(rootless) || given.equals(right.subList(1, right.size()))) {
      return Finding.keepGoing(
          "For n = %d the root is not counted. It is a node, too: level 0.", n);
    }
    if (given.size() != right.size()) {
      return Finding.keepGoing(
          "For n = %d your method gives %d numbers, %s. Levels go from 0 queens to %d queens.",
          n, given.size(), given, n);
    }
    int level = 0;
    while (given.get(level).equals(right.get(level))) {
      level++;
    }
    String more =
        given.get(level) > right.get(level)
            ? "That is too many: is a square counted that is not safe?"
            : "That is too few: is every safe column followed?";
    return Finding.keepGoing(
        "For n = %d you count %d nodes on level %d. %s", n, given.get(level), level, more);
  }
}
