package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.nqueens.exercise.BoardSearch;
import org.nqueens.exercise.Exercise.Step;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.LinesSearch;
import org.nqueens.exercise.mistake.Fingerprint;
import org.nqueens.words.Message;

/**
 * A search with three arrays, given fresh ones for each run: what it leaves in them when it is over
 * tells which marks are never taken away, whatever the program looks like.
 *
 * @param lines the reader's search
 */
record LineMarks(LinesSearch lines) implements BoardSearch {

  /** The steps of a search, for one that marks lines. */
  static List<Step<LinesSearch>> steps() {
    return SearchSteps.all().stream()
        .map(step -> new Step<LinesSearch>(step.name(), search -> look(step, search)))
        .toList();
  }

  private static void look(Step<BoardSearch> step, LinesSearch search) throws Throwable {
    LineMarks marks = new LineMarks(search);
    try {
      step.probe().look(marks);
    } catch (Finding finding) {
      throw finding.telling(marks.left());
    }
  }

  @Override
  public void search(int n, Consumer<int[]> emit) {
    run(n, emit);
  }

  private boolean[][] run(int n, Consumer<int[]> emit) {
    boolean[][] marks = new boolean[3][2 * n + 1];
    lines.search(new int[n], 0, marks, emit);
    return marks;
  }

  /** What the smallest search that leaves marks leaves in its arrays; empty if none does. */
  private Optional<Message> left() {
    try {
      return IntStream.rangeClosed(1, Fingerprint.SIZES)
          .mapToObj(n -> left(n, run(n, SearchSteps.collect(new ArrayList<>()))))
          .flatMap(Optional::stream)
          .findFirst();
    } catch (RuntimeException | AssertionError | StackOverflowError unfit) {
      return Optional.empty();
    }
  }

  private static Optional<Message> left(int n, boolean[][] marks) {
    return IntStream.range(0, marks.length)
        .filter(array -> !marked(marks[array]).isEmpty())
        .mapToObj(array -> Message.of("exercise5.left-" + array, marked(marks[array])))
        .reduce((some, more) -> Message.of("exercise5.left-and", some, more))
        .map(all -> Message.of("exercise5.left", n, all));
  }

  private static List<Integer> marked(boolean[] places) {
    return IntStream.range(0, places.length).filter(place -> places[place]).boxed().toList();
  }
}
