package org.nqueens;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.nqueens.board.Placement;
import org.nqueens.count.Count;
import org.nqueens.count.CountResult;
import org.nqueens.exercise.BoardSearch;
import org.nqueens.exercise.Coach;
import org.nqueens.exercise.LinesSearch;
import org.nqueens.exercise.NoAnswer;
import org.nqueens.exercise.Prediction;
import org.nqueens.exercise.Quiz;
import org.nqueens.exercise.SquareFunction;
import org.nqueens.exercise.Verdict;
import org.nqueens.exercise.chapter.Book;
import org.nqueens.measure.Sweep;
import org.nqueens.render.AttackView;
import org.nqueens.render.Stepper;
import org.nqueens.render.TreeView;
import org.nqueens.render.View;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;
import org.nqueens.words.Words;

/**
 * The words that a reader of the book types: one door to the library, without logic of its own.
 *
 * <p>Every value that comes out shows itself as the last expression of a cell.
 */
@SuppressWarnings("overloads") // readers write the type of a lambda's argument, which decides
public final class Queens {

  private static final Coach COACH = Coach.atHome(Book.exercises());

  private Queens() {}

  /**
   * Every way to place n queens, in the order of the search.
   *
   * @param n the side of the board, 0 to {@link Solver#LARGEST_LIST}
   * @return the solutions
   */
  public static List<Placement> solve(int n) {
    return Solver.scan().solutions(n);
  }

  /**
   * How many ways there are to place n queens, as fast as this machine can tell; a long count shows
   * how far it is, and can be interrupted.
   *
   * @param n the side of the board, 0 to 28; minutes from 20 on, years from 25
   * @return the number, with who counted it
   */
  public static CountResult count(int n) {
    return Count.of(n).shown().run();
  }

  /**
   * What a queen attacks, with the numbers that her diagonals keep.
   *
   * @param n the side of the board
   * @param row her row, 0 to n − 1, the top row first
   * @param column her column, 0 to n − 1
   * @return a picture of her lines; {@code plain()} leaves the numbers out
   */
  public static AttackView attacks(int n, int row, int column) {
    return AttackView.of(n, row, column).in(words());
  }

  /**
   * A recorded search, to step through, to draw, to count in.
   *
   * @param solver any solver, also a reader's own lambda
   * @param n the side of the board
   * @return everything that the search did, in order
   */
  public static Trace trace(Solver solver, int n) {
    return Trace.of(solver, n);
  }

  /**
   * The tree of a recorded search.
   *
   * @param trace the search
   * @return every node, the dead ones and the solutions marked
   */
  public static View tree(Trace trace) {
    return TreeView.of(trace).in(words());
  }

  /**
   * A recorded search, to be stepped through.
   *
   * @param trace the search
   * @return board, tree, calls and sets at each event, with buttons and keys
   */
  public static Stepper step(Trace trace) {
    return Stepper.of(trace).in(words());
  }

  /**
   * A sweep over board sizes, to be told which: {@code sweep(scan, swaps).over(4, 9)}.
   *
   * @param solvers one or more, also a reader's own lambda
   * @return a sweep not yet run
   */
  public static Sweep sweep(Solver... solvers) {
    return Sweep.of(solvers);
  }

  /**
   * Checks a value: a board, a number, a list.
   *
   * @param id the exercise, such as {@code 0.1}
   * @param answer the reader's value
   * @return how far it is
   */
  public static Verdict check(String id, Object answer) {
    return COACH.check(id, answer);
  }

  /**
   * Checks a method of one argument, handed over as {@code (int[] columns) -> draw(columns)}.
   *
   * @param id the exercise, such as {@code 1.2}
   * @param answer the reader's method
   * @param <A> its argument
   * @param <R> its result
   * @return how far it is
   */
  public static <A, R> Verdict check(String id, Function<A, R> answer) {
    return COACH.check(id, answer);
  }

  /**
   * Checks a method of one number, handed over as {@code (int n) -> rooks(n)}.
   *
   * @param id the exercise, such as {@code 1.3}
   * @param answer the reader's method
   * @param <R> its result
   * @return how far it is
   */
  public static <R> Verdict check(String id, IntFunction<R> answer) {
    return COACH.check(id, answer);
  }

  /**
   * Checks a question about a square, handed over as {@code (columns, row, column) -> …}.
   *
   * @param id the exercise, such as {@code 2.1}
   * @param answer the reader's method
   * @param <R> its result
   * @return how far it is
   */
  public static <R> Verdict check(String id, SquareFunction<R> answer) {
    return COACH.check(id, answer);
  }

  /**
   * Checks a search, handed over as {@code (n, emit) -> …}.
   *
   * @param id the exercise, such as {@code 3.1}
   * @param answer the reader's search
   * @return how far it is
   */
  public static Verdict check(String id, BoardSearch answer) {
    return COACH.check(id, answer);
  }

  /**
   * Checks a search that marks lines, handed over as {@code (columns, row, lines, emit) -> …}.
   *
   * @param id the exercise, such as {@code 5.2}
   * @param answer the reader's search
   * @return how far it is
   */
  public static Verdict check(String id, LinesSearch answer) {
    return COACH.check(id, answer);
  }

  /**
   * Answers {@code check("2.1", null)}, which would fit all the others.
   *
   * @param id the exercise, such as {@code 2.1}
   * @param nothing {@code null}
   * @return that there is nothing yet to check
   */
  public static Verdict check(String id, NoAnswer nothing) {
    return COACH.check(id, nothing);
  }

  /**
   * The next of three hints.
   *
   * @param id the exercise, such as {@code 2.1}
   * @return a question first, then the idea, then nearly the line
   */
  public static View hint(String id) {
    return COACH.hint(id);
  }

  /**
   * The solution of an exercise, for who asks twice.
   *
   * @param id the exercise, such as {@code 2.1}
   * @return a question at first, the solution then
   */
  public static View solution(String id) {
    return COACH.solution(id);
  }

  /**
   * Compares a guess with the truth, which stays hidden until there is a guess.
   *
   * @param guess what the reader expects; {@code "?"} for none yet
   * @param truth what is the case
   * @return how far off the guess was
   */
  public static Prediction predict(Object guess, Object truth) {
    return Prediction.of(guess, truth).in(words());
  }

  /**
   * Questions about a chapter, and one to recall an earlier one.
   *
   * @param chapter the chapter, such as {@code 2}
   * @return the questions, each answer folded with its reason
   */
  public static Quiz quiz(String chapter) {
    return Quiz.of(chapter).in(words());
  }

  /**
   * How far the reader is.
   *
   * @return every exercise with its state
   */
  public static View progress() {
    return COACH.progress();
  }

  /**
   * Speaks another language from now on, in steppers, boards and checks; remembered with the
   * progress.
   *
   * @param name the language: {@code English}, {@code 中文}, {@code русский}, or {@code en}, {@code
   *     zh}, {@code ru}
   * @return a sentence in that language
   */
  public static View language(String name) {
    return COACH.language(name);
  }

  /**
   * The words of the language that was chosen.
   *
   * @return what the library's views are shown in
   */
  public static Words words() {
    return COACH.words();
  }

  /**
   * The head of a chapter.
   *
   * @param number the chapter, from 0
   * @return its exercises and how far the reader is with them
   */
  public static View chapter(int number) {
    return COACH.chapter(number);
  }
}
