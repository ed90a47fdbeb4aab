/**
 * Runs a reader's code under guard: it may throw, never come back, or not heed an interrupt, and
 * the session stays.
 *
 * <p>A {@link org.nqueens.exercise.trial.Trial} is a list of stages, each of them one JUnit test;
 * the first that fails ends it. A {@link org.nqueens.exercise.trial.Watchdog} gives each stage a
 * thread of its own and some seconds; a {@link org.nqueens.exercise.trial.ThreadEnder} comes from
 * whoever can reach further, such as our kernel.
 *
 * <p>May depend on: {@code words}, and the JUnit Platform, which no other package touches.
 *
 * <pre>{@code
 * Trial.Stage stage = new Trial.Stage("n = 3", () -> squares.apply(3));
 * Trial trial = Trial.of(List.of(stage), new Watchdog(Duration.ofSeconds(5)));
 * trial.run(squares.getClass().getClassLoader());
 * trial.failure()   // empty, what was thrown, or Unanswered
 * }</pre>
 *
 * <p>Why it knows no exercise: what a stage looks for is not its affair, nor what to say of a
 * failure.
 */
package org.nqueens.exercise.trial;
