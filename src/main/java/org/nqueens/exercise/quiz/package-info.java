/**
 * The questions of the quizzes: one class for each chapter, which makes them from random numbers.
 *
 * <p>May depend on: {@code look}, {@code mistake}, {@code solve}, {@code trace}, {@code render},
 * {@code board} and {@code words}.
 *
 * <pre>{@code
 * Question.Maker maker = Question.Maker.of(2).get(0);   // on which squares of one diagonal
 * Question question = maker.make(new Random(8));        // another seed, other squares
 * question.choices();                                   // one is right; each says why
 * }</pre>
 *
 * <p>Why made and not written: a reader who comes back meets the same idea with other numbers. Why
 * each wrong answer has its reason: it is what a usual mistake gives, never a number out of the
 * air.
 */
package org.nqueens.exercise.quiz;
