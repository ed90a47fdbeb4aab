/**
 * Known mistakes, and how to tell one from what an attempt gives.
 *
 * <p>A whole search is known by its numbers of solutions, its {@link
 * org.nqueens.exercise.mistake.Fingerprint}; a smaller method by what it gives on each of its
 * inputs, against {@link org.nqueens.exercise.mistake.Mistakes}, each of which is a program.
 *
 * <p>May depend on: {@code words}.
 *
 * <pre>{@code
 * Fingerprint.telling(List.of(1L, 2L, 6L, 24L, 120L, 720L, 5040L, 40320L))  // rooks, not queens
 * Mistakes.<Integer, Long>none()
 *     .and("exercise1.rooks-row", n -> (long) n)
 *     .behind(attempt, List.of(1, 2, 3, 4))                                 // n, for n = 3 too?
 * }</pre>
 *
 * <p>Why by what it gives and not by its text: a reader writes the same mistake in many ways, and
 * every one of them gives the same numbers.
 */
package org.nqueens.exercise.mistake;
