/**
 * Reads the Java text of cells and runs nothing.
 *
 * <p>A {@link org.nqueens.kernel.shell.source.Lexer} cuts a text into {@link
 * org.nqueens.kernel.shell.source.Token}s; most questions are answered from these alone: which
 * bracket closes which, what a piece declares, whether a text ends too early. A {@link
 * org.nqueens.kernel.shell.source.CellSplitter} cuts a cell into the {@link
 * org.nqueens.kernel.shell.source.Part}s that JShell takes one by one; {@code CellOrder} and {@code
 * PartQueue} bring them in an order in which they can run, {@code Rewriting} makes of each what
 * JShell takes as Java takes it in a file. An {@code Edited} text knows its way back to the
 * original.
 *
 * <p>May depend on: the JDK only. Of {@code jdk.jshell} the analysis of source text, which says
 * where a piece ends.
 *
 * <pre>{@code
 * List<Part> parts = new CellSplitter(analysis).split("int a = twice(4);\nint twice(int n) { … }");
 * PartQueue queue = new PartQueue(CellOrder.of(parts));   // twice first
 * while (!queue.isEmpty()) {
 *   Part part = queue.next();
 *   jshell.eval(Rewriting.of(part, parts).text());
 * }
 * }</pre>
 *
 * <p>Why tokens and no syntax tree: a cell is half-written for most of its life, and what is wrong
 * in it is what hints are about. Why whole cells: a reader takes a cell for a piece of a file, in
 * which the order of declarations does not matter.
 */
package org.nqueens.kernel.shell.source;
