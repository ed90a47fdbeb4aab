package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nqueens.words.Message;

/**
 * The usual mistakes in one exercise, each of them as a program that makes it. A reader's method is
 * known by what it gives on all inputs: one number alone, on the smallest board, would fit several
 * mistakes.
 *
 * @param all the mistakes, the likelier first
 * @param <I> what a method is asked
 * @param <O> what it answers
 */
record Mistakes<I, O>(List<Mistake<I, O>> all) {

  /** What a mistake makes of an input, and what to tell the one who made it. */
  private record Mistake<I, O>(Function<I, O> program, Message telling) {}

  Mistakes {
    all = List.copyOf(all);
  }

  /** No mistake is known yet. */
  static <I, O> Mistakes<I, O> none() {
    return new Mistakes<>(List.of());
  }

  /** One more mistake, with the text of this key for whoever made it. */
  Mistakes<I, O> and(String key, Function<I, O> program) {
    List<Mistake<I, O>> more = new ArrayList<>(all);
    more.add(new Mistake<>(program, Message.of(key)));
    return new Mistakes<>(more);
  }

  /**
   * What to tell about the first mistake that gives what the attempt gives, on each of the inputs.
   * The attempt is asked only as long as some mistake is left; where it fails, nothing is told.
   */
  Optional<Message> behind(Function<I, O> attempt, List<I> inputs) {
    List<Mistake<I, O>> left = all;
    try {
      for (int i = 0; i < inputs.size() && !left.isEmpty(); i++) {
        I input = inputs.get(i);
        O given = attempt.apply(input);
        left = left.stream().filter(m -> m.program().apply(input).equals(given)).toList();
      }
    } catch (RuntimeException | AssertionError | StackOverflowError unfit) {
      return Optional.empty();
    }
    return left.stream().map(Mistake::telling).findFirst();
  }
}
