/**
 * The reader's exercises: how they are written, checked, hinted at and remembered.
 *
 * <p>May depend on: {@code render}, {@code board}, {@code words}, and its rooms {@code quiz},
 * {@code trial} and {@code look}.
 *
 * <pre>{@code
 * Coach coach = Coach.atHome(Book.exercises());
 * coach.check("1.3", (IntFunction<Long>) n -> rooks(n));  // ◔ Keep going · 1.3 Count the rooks …
 * coach.hint("1.3");                                      // a question, the idea, nearly the line
 * coach.solution("1.3");                                  // asks back once, then shows
 * coach.progress();                                       // ○ ◔ ◕ ✔ for each exercise
 * }</pre>
 *
 * <p>The rooms, of which this package stands on {@code look}, {@code trial} and {@code quiz}, and
 * {@code chapter} on this package:
 *
 * <ul>
 *   <li>{@code look} has the pieces that all views of a coach share.
 *   <li>{@code mistake} knows a mistake by what an attempt gives.
 *   <li>{@code trial} runs a reader's code under guard.
 *   <li>{@code quiz} makes the questions of the quizzes.
 *   <li>{@code chapter} has what each chapter of this book asks.
 * </ul>
 *
 * <p>Why so: an {@code Exercise} is a list of steps, the cheapest and most telling first, and each
 * step is one JUnit test. The first failing step ends the check, so a reader meets one sentence
 * with the smallest input that shows the fault, never a report. Steps run in a thread of their own
 * under a {@code Watchdog}: a loop without an end costs five seconds and not the session. Counts
 * that a usual bug gives are known ({@code fingerprints.csv}), so the sentence can name the bug.
 * Hints and solutions are cut out of the chapters' sources, their only home. Progress is one small
 * file, written whole, merged, and never written over something that is not ours.
 *
 * <p>A course that is not this book makes its exercises in the same way, from {@code Exercise},
 * {@code Probe} and {@code Finding}, and checks them with {@code Coach.of}; its hints stay on its
 * pages.
 */
package org.nqueens.exercise;
