/**
 * Searches that were recorded: any event, at once, and what can be read off them.
 *
 * <p>May depend on: {@code solve}, {@code board}; the JDK.
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
 * <p>Why so: a trace is a function of the solver and n, so it need not be stored. It keeps the
 * place of the search every 65,536 bytes and searches again from there when it is asked for an
 * event.
 */
package org.nqueens.trace;
