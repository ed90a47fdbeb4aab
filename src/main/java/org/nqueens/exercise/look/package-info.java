/**
 * How what a coach says looks: paragraphs, code between backticks, the values of Java.
 *
 * <p>May depend on: {@code render}, whose cards these pieces go into.
 *
 * <pre>{@code
 * Look.paragraph("Your `safe` says yes.")   // <p>Your <code>safe</code> says yes.</p>
 * Written.of(new int[] {1, 3, 0, 2})        // [1, 3, 0, 2]
 * }</pre>
 *
 * <p>Why a room: verdicts, hints, predictions and quizzes are views of their own, and code must
 * look alike in all of them.
 */
package org.nqueens.exercise.look;
