/**
 * What the commands print of solutions, counts, traces, sweeps and forecasts: lines of text, JSON,
 * CSV and pages.
 *
 * <p>A printout is a value made of what the user asked for, and answers text or writes to a stream
 * that it is given. It knows no options, no exit codes and no terminal: those are the command
 * line's.
 *
 * <p>May depend on: {@code board}, {@code solve}, {@code trace}, {@code render}, {@code count} with
 * its rooms, {@code measure}.
 *
 * <pre>{@code
 * new SolversPrintout().to(out)         // each solver: what it does, what it costs, whence it is
 * new Outlook(40, 27).head()            // the head of a table of forecasts
 * new WholeFile(path).write(text)       // the whole text, or the file stays as it was
 * }</pre>
 *
 * <p>Why apart from {@code cli}: what is printed is tested without a command line, and a command
 * computes nothing itself. Why apart from the façade: a cell needs none of it, so that the cells'
 * jar leaves it out.
 */
package org.nqueens.printout;
