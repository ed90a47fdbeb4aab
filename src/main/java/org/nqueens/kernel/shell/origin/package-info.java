/**
 * The way back to what the reader wrote.
 *
 * <p>JShell makes a class of each piece of a cell, and the compiler and the JVM then speak of
 * {@code REPL.$JShell$12} and its lines. Here is what leads back: an {@link
 * org.nqueens.kernel.shell.origin.Origin} says of a snippet which cell it comes from, and where in
 * it; {@link org.nqueens.kernel.shell.origin.Origins} finds the {@link
 * org.nqueens.kernel.shell.origin.Place} of a stack frame; {@code Names} and {@code
 * CompilerMessage} give back the names that the reader knows.
 *
 * <p>May depend on: {@code kernel.shell} (a place is in a {@code Cell}), {@code source} (a snippet
 * is an {@code Edited} text) and {@code jdk.jshell}.
 *
 * <pre>{@code
 * origins.record(snippet, new Origin(cell, part.offset(), text));
 * origins.place(frame).map(Place::name)                      // cell [3], line 4
 * Names.type("REPL.$JShell$12$Dog")                          // Dog
 * }</pre>
 *
 * <p>Why one room: it is the only one that knows how JShell names what it makes. Whatever is told
 * of a cell, by a report, a hint or a completion, is told in the terms of this room.
 */
package org.nqueens.kernel.shell.origin;
