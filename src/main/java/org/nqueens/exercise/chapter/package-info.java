/**
 * What each chapter of this book asks: its exercises, the steps that check them, and the usual
 * mistakes in them.
 *
 * <p>May depend on: {@code exercise}, in whose terms an exercise is written, {@code mistake},
 * {@code look}, {@code solve}, {@code solve.exhibit}, {@code trace}, {@code render}, {@code board}
 * and {@code words}.
 *
 * <pre>{@code
 * List<Exercise<?>> exercises = Book.exercises();
 * Coach.atHome(exercises).check("1.3", (IntFunction<Long>) n -> rooks(n));
 * }</pre>
 *
 * <p>Each chapter has a class of exercises and, where they are many, a class of mistakes; what
 * several chapters look at has a class for all: searches, tests of safety, lines with marks,
 * numbers that are worked out by hand. {@link org.nqueens.exercise.chapter.Book} alone is seen from
 * outside.
 *
 * <p>Why on top: the book is one course among others, and has no other means than they have.
 */
package org.nqueens.exercise.chapter;
