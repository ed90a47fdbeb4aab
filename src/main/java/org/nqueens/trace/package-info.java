/**
 * Searches that were recorded: any event, at once, and what can be read off them.
 *
 * <p>May depend on: {@code solve}, {@code board}, {@code words}; the JDK.
 *
 * <pre>{@code
 * var run = Trace.of(Solver.scan(), 6);
 * run.size()                        // 1097 events
 * run.profile()                     // [1, 6, 20, 36, 46, 40, 4]
 * run.count(Kind.DEAD_END)          // 46
 * run.at(12)                        // REJECT [0, 2, 4, 1, 0]: the fifth queen is attacked ...
 * run.next(Kind.SOLUTION, 0)        // the first solution's event
 * run.path(12)                      // [1, 2, 3, 4, 5]: the nodes from the root
 * run.tree()                        // the search tree
 * Trace.of(Solver.scan(), 4).steps() // the 30 steps of a walk by hand
 * }</pre>
 *
 * <p>Why so: a trace is a function of the solver and n, so it need not be stored. A small one is
 * recorded and kept, a byte an event. Of a large one only the place of the search at about every
 * 65,536 bytes is kept, and the search goes on from there when it is asked for an event. Most
 * solvers row by row can even be surveyed: a search with masks of bits finds those places without
 * looking at a single refused candidate. So the 415,290,643 events of n = 14 are at hand after less
 * than a second, each one within a few milliseconds, in a few megabytes.
 */
package org.nqueens.trace;
