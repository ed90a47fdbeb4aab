package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * One task of a chapter: what is asked for and how an answer is checked. Immutable; the steps are
 * taken in order and the first that fails ends the check, so the cheapest and the most telling come
 * first.
 *
 * <pre>{@code
 * Exercise.ofNumber("100.1", "Squares of a board", "(int n) -> squares(n)")
 *     .step("n = 3", squares -> {
 *       Object given = squares.apply(3);
 *       if (!given.equals(9)) throw Finding.keepGoing("For n = 3 your method gives %s.", given);
 *     })
 *     .notice("It grows with the square of n.");
 * }</pre>
 *
 * @param <A> the shape of an answer, a functional interface or a value
 */
public final class Exercise<A> {

  /**
   * One step of a check, run as one JUnit test.
   *
   * @param name what is being looked at: a message, or code, which is the same in all languages
   * @param probe throws a {@link Finding} if the attempt fails here
   * @param <A> the shape of the attempt
   */
  public record Step<A>(Object name, Probe<A> probe) {}

  private static final Pattern LEGAL = Pattern.compile("\\d{1,4}\\.\\d{1,4}");

  private final String id;
  private final Message title;
  private final Class<A> shape;
  private final Object form;
  private final List<Step<A>> steps;
  private final Message notice;

  private Exercise(
      String id, Message title, Class<A> shape, Object form, List<Step<A>> steps, Message notice) {
    this.id = id;
    this.title = title;
    this.shape = shape;
    this.form = form;
    this.steps = List.copyOf(steps);
    this.notice = notice;
  }

  /**
   * A task without steps yet.
   *
   * @param id chapter and number, such as {@code 2.1}; courses other than this book begin at 100.1
   * @param title a few words for lists
   * @param shape the type of an answer
   * @param form says in Java what an answer looks like
   * @param <A> the type of an answer
   * @return the task
   * @throws IllegalArgumentException if the id is no two numbers of up to four digits
   */
  public static <A> Exercise<A> of(String id, String title, Class<A> shape, String form) {
    return of(id, Message.literal(title), shape, form);
  }

  /**
   * The same with a title in every language that its words are in.
   *
   * @param id as above
   * @param title a few words for lists
   * @param shape the type of an answer
   * @param form code or a message, says what an answer looks like
   * @param <A> the type of an answer
   * @return the task
   * @throws IllegalArgumentException as above
   */
  public static <A> Exercise<A> of(String id, Message title, Class<A> shape, Object form) {
    if (!LEGAL.matcher(id).matches()) {
      throw new IllegalArgumentException(
          "\"" + id + "\" is no exercise's id: two numbers from 0 to 9999 are, such as 100.1");
    }
    return new Exercise<>(id, title, shape, form, List.of(), Message.literal(""));
  }

  /**
   * A task that is answered by a method of one argument.
   *
   * @param id as in {@link #of}
   * @param title a few words for lists
   * @param form says in Java what an answer looks like
   * @param <T> the type of the argument
   * @return the task
   */
  public static <T> Exercise<Function<T, Object>> ofFunction(String id, String title, String form) {
    return ofFunction(id, Message.literal(title), form);
  }

  /**
   * The same with a title in every language that its words are in.
   *
   * @param id as in {@link #of}
   * @param title a few words for lists
   * @param form says in Java what an answer looks like
   * @param <T> the type of the argument
   * @return the task
   */
  @SuppressWarnings("unchecked")
  public static <T> Exercise<Function<T, Object>> ofFunction(
      String id, Message title, String form) {
    return of(id, title, (Class<Function<T, Object>>) (Class<?>) Function.class, form);
  }

  /**
   * A task that is answered by a method of one {@code int}.
   *
   * @param id as in {@link #of}
   * @param title a few words for lists
   * @param form says in Java what an answer looks like
   * @return the task
   */
  public static Exercise<IntFunction<Object>> ofNumber(String id, String title, String form) {
    return ofNumber(id, Message.literal(title), form);
  }

  /**
   * The same with a title in every language that its words are in.
   *
   * @param id as in {@link #of}
   * @param title a few words for lists
   * @param form says in Java what an answer looks like
   * @return the task
   */
  @SuppressWarnings("unchecked")
  public static Exercise<IntFunction<Object>> ofNumber(String id, Message title, String form) {
    return of(id, title, (Class<IntFunction<Object>>) (Class<?>) IntFunction.class, form);
  }

  /**
   * A task that is answered by a method that is asked about a square.
   *
   * @param id as in {@link #of}
   * @param title a few words for lists
   * @param form says in Java what an answer looks like
   * @param <R> the type of the answer
   * @return the task
   */
  public static <R> Exercise<SquareFunction<R>> ofSquare(String id, String title, String form) {
    return ofSquare(id, Message.literal(title), form);
  }

  /**
   * The same with a title in every language that its words are in.
   *
   * @param id as in {@link #of}
   * @param title a few words for lists
   * @param form says in Java what an answer looks like
   * @param <R> the type of the answer
   * @return the task
   */
  @SuppressWarnings("unchecked")
  public static <R> Exercise<SquareFunction<R>> ofSquare(String id, Message title, String form) {
    return of(id, title, (Class<SquareFunction<R>>) (Class<?>) SquareFunction.class, form);
  }

  /**
   * The same task with one more step at the end.
   *
   * @param name what is looked at, to be read after "while checking"
   * @param probe throws a {@link Finding} if the attempt fails here
   * @return a task
   */
  public Exercise<A> step(String name, Probe<A> probe) {
    return with(name, probe);
  }

  /**
   * The same with a name in every language that its words are in.
   *
   * @param name what is looked at, to be read after "while checking"
   * @param probe throws a {@link Finding} if the attempt fails here
   * @return a task
   */
  public Exercise<A> step(Message name, Probe<A> probe) {
    return with(name, probe);
  }

  private Exercise<A> with(Object name, Probe<A> probe) {
    List<Step<A>> more = new ArrayList<>(steps);
    more.add(new Step<>(name, probe));
    return new Exercise<>(id, title, shape, form, more, notice);
  }

  /**
   * The same task with more steps at the end.
   *
   * @param further the steps, to be taken in this order
   * @return a task
   */
  public Exercise<A> steps(List<Step<A>> further) {
    Exercise<A> longer = this;
    for (Step<A> step : further) {
      longer = longer.with(step.name(), step.probe());
    }
    return longer;
  }

  /**
   * The same task with the sentence that a correct answer is met with.
   *
   * @param sentence what to notice now
   * @return a task
   */
  public Exercise<A> notice(String sentence) {
    return notice(Message.literal(sentence));
  }

  /**
   * The same with a sentence in every language that its words are in.
   *
   * @param sentence what to notice now
   * @return a task
   */
  public Exercise<A> notice(Message sentence) {
    return new Exercise<>(id, title, shape, form, steps, sentence);
  }

  /**
   * Which one it is.
   *
   * @return chapter and number, such as {@code 2.1}
   */
  public String id() {
    return id;
  }

  /**
   * What it is called.
   *
   * @return a few words for lists
   */
  public String title() {
    return Words.english().say(title);
  }

  /** What it is called, in whatever language. */
  Message heading() {
    return title;
  }

  /** The chapter's number. */
  int chapter() {
    return Integer.parseInt(id.substring(0, id.indexOf('.')));
  }

  Class<A> shape() {
    return shape;
  }

  Object form() {
    return form;
  }

  List<Step<A>> steps() {
    return steps;
  }

  Message notice() {
    return notice;
  }

  @Override
  public String toString() {
    return "Exercise " + id + " · " + title();
  }
}
