package org.nqueens.exercise;

/**
 * One step of a check, run as one JUnit test.
 *
 * @param name what is being looked at: a message, or code, which is the same in all languages
 * @param probe throws a {@link Finding} if the attempt fails here
 * @param <A> the shape of the attempt
 */
record Step<A>(Object name, Probe<A> probe) {}
