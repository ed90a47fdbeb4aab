package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * One task of a chapter: what is asked for and how an answer is checked. Immutable; the steps are
 * taken in order and the first that fails ends the check, so the cheapest and the most telling come
 * first.
 *
 * @param <A> the shape of an answer, a functional interface or a value
 */
final class Exercise<A> {

  private final String id;
  private final String title;
  private final Class<A> shape;
  private final String form;
  private final List<Step<A>> steps;
  private final String notice;

  private Exercise(
      String id, String title, Class<A> shape, String form, List<Step<A>> steps, String notice) {
    this.id = id;
    this.title = title;
    this.shape = shape;
    this.form = form;
    this.steps = List.copyOf(steps);
    this.notice = notice;
  }

  /** A task without steps yet; {@code form} says in Java what an answer looks like. */
  static <A> Exercise<A> of(String id, String title, Class<A> shape, String form) {
    return new Exercise<>(id, title, shape, form, List.of(), "");
  }

  /** A task that is answered by a method of one argument. */
  @SuppressWarnings("unchecked")
  static <T> Exercise<Function<T, Object>> ofFunction(String id, String title, String form) {
    return of(id, title, (Class<Function<T, Object>>) (Class<?>) Function.class, form);
  }

  /** A task that is answered by a method of one {@code int}. */
  @SuppressWarnings("unchecked")
  static Exercise<IntFunction<Object>> ofNumber(String id, String title, String form) {
    return of(id, title, (Class<IntFunction<Object>>) (Class<?>) IntFunction.class, form);
  }

  /** A task that is answered by a method that is asked about a square. */
  @SuppressWarnings("unchecked")
  static <R> Exercise<SquareFunction<R>> ofSquare(String id, String title, String form) {
    return of(id, title, (Class<SquareFunction<R>>) (Class<?>) SquareFunction.class, form);
  }

  /** The same task with one more step at the end. */
  Exercise<A> step(String name, Step.Probe<A> probe) {
    List<Step<A>> more = new ArrayList<>(steps);
    more.add(new Step<>(name, probe));
    return new Exercise<>(id, title, shape, form, more, notice);
  }

  /** The same task with more steps at the end. */
  Exercise<A> steps(List<Step<A>> further) {
    Exercise<A> longer = this;
    for (Step<A> step : further) {
      longer = longer.step(step.name(), step.probe());
    }
    return longer;
  }

  /** The same task with the sentence that a correct answer is met with: what to notice now. */
  Exercise<A> notice(String sentence) {
    return new Exercise<>(id, title, shape, form, steps, sentence);
  }

  /** Chapter and number, such as {@code 2.1}. */
  String id() {
    return id;
  }

  /** A few words for lists. */
  String title() {
    return title;
  }

  /** The chapter's number. */
  int chapter() {
    return Integer.parseInt(id.substring(0, id.indexOf('.')));
  }

  Class<A> shape() {
    return shape;
  }

  String form() {
    return form;
  }

  List<Step<A>> steps() {
    return steps;
  }

  String notice() {
    return notice;
  }
}
