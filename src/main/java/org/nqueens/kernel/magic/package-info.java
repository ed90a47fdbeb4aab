/**
 * Lines that are not Java: {@code %maven}, {@code %%time} and the like.
 *
 * <p>{@link org.nqueens.kernel.magic.MagicInterpreter} wraps the interpreter of Java. It reads a
 * cell into pieces, Java and magics, and runs them in order; each piece of Java keeps the lines it
 * has in the cell. A cell without a magic goes through untouched.
 *
 * <pre>{@code
 * try (Interpreter cells = MagicInterpreter.over(java)) {
 *   cells.execute(new Cell(1, "%maven org.apache.commons:commons-csv:1.10.0"), output);
 *   cells.execute(new Cell(2, "org.apache.commons.csv.CSVFormat.DEFAULT"), output);
 *   cells.execute(new Cell(3, "10 %7"), output); // Java: 3
 * }
 * }</pre>
 *
 * <p>May depend on: {@code kernel.magic.text}, which reads cells and arguments, {@code
 * kernel.artifact}, which finds libraries, {@code kernel.shell} and {@code kernel.display}.
 *
 * <p>Each magic is a class of its own, whose {@code Manual} is what the reader is shown of it. It
 * takes an {@code Invocation} and gives an {@code Answer}; what it puts on the class path goes
 * through one {@code ClassPath}.
 *
 * <p>Why an interrupt ends a wait for Maven and not Maven itself: a read from a silent server
 * cannot be stopped, but the cell can be given back to the reader at once.
 */
package org.nqueens.kernel.magic;
