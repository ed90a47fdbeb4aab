/**
 * What went wrong, and where: the lines that the reader of a failed cell sees.
 *
 * <p>A report is the {@code Outcome} of a cell. {@link
 * org.nqueens.kernel.shell.report.CompileReport} tells what the compiler found, {@link
 * org.nqueens.kernel.shell.report.ThrowReport} what was thrown, {@link
 * org.nqueens.kernel.shell.report.LackReport} that something was called which lacks something
 * itself. {@link org.nqueens.kernel.shell.report.CellCheck}, {@link
 * org.nqueens.kernel.shell.report.Nesting} and {@link
 * org.nqueens.kernel.shell.report.ClassFileLimits} refuse a cell before anything of it runs, since
 * the compiler or JShell would take it amiss. {@link org.nqueens.kernel.shell.report.PrintedTrace}
 * does for the stack traces that a cell prints itself what the reports do for theirs.
 *
 * <p>May depend on: {@code kernel.shell}, {@code source}, {@code origin}, {@code hint}, {@code
 * kernel.link} and {@code jdk.jshell}.
 *
 * <pre>{@code
 * Error in cell [3], line 2: cannot find variable cuont
 *     cuont + 1
 *     ^
 * Did you mean count?
 * }</pre>
 *
 * <p>Why so: message, line, caret and hint stand together, with the cell's own number and lines,
 * and the report says all by itself. Colours are readable on dark and on light ground.
 */
package org.nqueens.kernel.shell.report;
