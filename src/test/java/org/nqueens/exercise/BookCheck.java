package org.nqueens.exercise;

import java.time.Duration;
import org.nqueens.exercise.chapter.Book;
import org.nqueens.exercise.trial.Watchdog;
import org.nqueens.words.Words;

/**
 * Checks answers to the exercises of this book and remembers nothing: what tests in the rooms need
 * of this package.
 *
 * @param examiner checks the answers
 */
public record BookCheck(Examiner examiner) {

  /** With this much time for each step. */
  public static BookCheck within(Duration patience) {
    return new BookCheck(new Examiner(new Watchdog(patience)));
  }

  /** What the check of the exercise of this id says, in English. */
  public Verdict check(String id, Object answer) {
    return examiner.examine(book().exercise(id), answer, Words.english());
  }

  /** The lines that solve the exercise of this id. */
  public static String solution(String id) {
    Catalogue book = book();
    return book.text(book.exercise(id)).solution(id);
  }

  private static Catalogue book() {
    return Catalogue.ofTheBook(Book.exercises());
  }
}
