package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Exercise.Step;
import org.nqueens.exercise.Finding;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;

/** The exercises of chapter 4: node numbers, levels, and a walk that never turns back. */
final class TreeExercises {

  private static final int LARGEST = 8;
  private static final int LARGEST_TOLD = 6;

  /** The numbers of [3], [3, 0], [3, 1] and [3, 0, 2]. */
  private static final List<Integer> DEPTH_FIRST = List.of(14, 15, 17, 16);

  /** The same four boards, numbered on another way through the tree. */
  private static final Map<List<Integer>, Message> OTHER_ORDERS =
      Map.of(
          List.of(14, 15, 16, 17), Message.of("exercise4.level-by-level"),
          List.of(17, 15, 16, 14), Message.of("exercise4.on-leaving"),
          List.of(14, 16, 15, 17), Message.of("exercise4.from-right"));

  private TreeExercises() {}

  static List<Exercise<?>> all() {
    return List.of(numbers(), levels(), neverBack());
  }

  private static Exercise<Object> numbers() {
    return Exercise.of(
            "4.1", Message.of("exercise4.1.title"), Object.class, Message.of("exercise4.list-form"))
        .step(Message.of("exercise4.your-numbers"), TreeExercises::numbered)
        .notice(Message.of("exercise4.1.notice"));
  }

  private static Exercise<IntFunction<Object>> levels() {
    return Exercise.ofNumber("4.2", Message.of("exercise4.2.title"), "(int n) -> levels(n)")
        .steps(
            IntStream.rangeClosed(1, LARGEST)
                .mapToObj(n -> new Step<IntFunction<Object>>("n = " + n, f -> profiled(f, n)))
                .toList())
        .step("n = 0", levels -> profiled(levels, 0))
        .notice(Message.of("exercise4.2.notice"));
  }

  private static Exercise<Object> neverBack() {
    return Values.of(
            "4.3",
            Message.of("exercise4.3.title"),
            0,
            0,
            Values.remark(0, TreeMistakes.retreats(), answer -> Message.of("exercise4.draw-it")))
        .notice(Message.of("exercise4.3.notice"));
  }

  private static void numbered(Object answer) {
    if ("?".equals(answer)) {
      throw Finding.notStarted(Message.of("frame.put-list"));
    }
    List<Integer> given =
        Arrays.stream(Results.numbers(answer, Message.of("exercise4.four-boards")))
            .boxed()
            .toList();
    if (!given.equals(DEPTH_FIRST)) {
      throw misnumbered(given);
    }
  }

  private static Finding misnumbered(List<Integer> given) {
    if (given.size() != DEPTH_FIRST.size()) {
      return Finding.keepGoing(Message.of("exercise4.four-numbers", given.size()));
    }
    if (new HashSet<>(given).size() < given.size()) {
      return Finding.keepGoing(Message.of("exercise4.same-number", given));
    }
    int off = given.get(0) - DEPTH_FIRST.get(0);
    if (given.equals(DEPTH_FIRST.stream().map(number -> number + off).toList())) {
      return Finding.almost(Message.of(off == -1 ? "exercise4.from-root" : "exercise4.count-on"));
    }
    Message other = OTHER_ORDERS.get(given);
    return Finding.keepGoing(other == null ? Message.of("exercise4.not-how", given) : other);
  }

  private static void profiled(IntFunction<Object> levels, int n) {
    List<Long> given = Results.counts(levels.apply(n), "n = " + n);
    List<Long> right = Trace.of(Solver.scan(), n).profile();
    if (!given.equals(right)) {
      throw wrong(given, right, n)
          .telling(
              () ->
                  TreeMistakes.LEVELS.behind(
                      size -> Results.counts(levels.apply(size), "n = " + size),
                      IntStream.rangeClosed(1, LARGEST_TOLD).boxed().toList()));
    }
  }

  private static Finding wrong(List<Long> given, List<Long> right, int n) {
    List<Long> rootless = new ArrayList<>(right);
    rootless.set(0, 0L);
    if (given.equals(rootless) || given.equals(right.subList(1, right.size()))) {
      return Finding.keepGoing(Message.of("exercise4.rootless", n));
    }
    if (given.size() != right.size()) {
      return Finding.keepGoing(Message.of("exercise4.levels", n, given.size(), given, n));
    }
    int level = 0;
    while (given.get(level).equals(right.get(level))) {
      level++;
    }
    Message more =
        given.get(level) > right.get(level)
            ? Message.of("exercise4.too-many")
            : Message.of("exercise4.too-few");
    return Finding.keepGoing(Message.of("exercise4.on-level", n, given.get(level), level, more));
  }
}
