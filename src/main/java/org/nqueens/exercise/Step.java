package org.nqueens.exercise;

/**
 * One step of a check, run as one JUnit test.
 *
 * @param name what is being looked at, to be read after "while checking"
 * @param probe throws a {@link Finding} if the attempt fails here
 * @param <A> the shape of the attempt
 */
record Step<A>(String name, Probe<A> probe) {}
