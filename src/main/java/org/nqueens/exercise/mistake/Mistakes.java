package org.nqueens.exercise.mistake;

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
 * @param <I> what a method is asked
 * @param <O> what it answers
 */
public final class Mistakes<I, O> {

  /** What a mistake makes of an input, and what to tell the one who made it. */
  private record Mistake<I, O>(Function<I, O> program, Message telling) {}

  private final List<Mistake<I, O>> all; // the likelier first

  private Mistakes(List<Mistake<I, O>> all) {
    this.all = List.copyOf(all);
  }

  /**
   * No mistake is known yet.
   *
   * @param <I> what a program is given
   * @param <O> what it gives back
   * @return a list without mistakes
   */
  public static <I, O> Mistakes<I, O> none() {
    return new Mistakes<>(List.of());
  }

  /**
   * One more mistake.
   *
   * @param key of the text for whoever made it
   * @param program what an answer with the mistake computes
   * @return a longer list
   */
  public Mistakes<I, O> and(String key, Function<I, O> program) {
    List<Mistake<I, O>> more = new ArrayList<>(all);
    more.add(new Mistake<>(program, Message.of(key)));
    return new Mistakes<>(more);
  }

  /**
   * What to tell about the first mistake that gives what the attempt gives, on each of the inputs.
   * The attempt is asked only as long as some mistake is left; where it fails, nothing is told.
   *
   * @param attempt the reader's method
   * @param inputs what it is asked
   * @return the text of the mistake; empty if none gives the same
   */
  public Optional<Message> behind(Function<I, O> attempt, List<I> inputs) {
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
