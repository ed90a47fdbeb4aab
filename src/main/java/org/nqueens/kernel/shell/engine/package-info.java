/**
 * The interpreter over the JDK's JShell.
 *
 * <p>{@link org.nqueens.kernel.shell.engine.JShellInterpreter} is the only door; who comes through
 * it sees an {@code Interpreter} of {@code kernel.shell}.
 *
 * <p>May depend on: all rooms of {@code kernel.shell}, {@code kernel.display}, {@code kernel.link}
 * and {@code jdk.jshell}.
 *
 * <pre>{@code
 * try (Interpreter java = JShellInterpreter.open(setup)) {
 *   java.execute(new Cell(1, "6 * 7"), output);
 * }
 * }</pre>
 *
 * <p>The way of a cell: {@code JShellInterpreter} makes an {@code Errand} of it and hands it to the
 * one thread in which JShell lives; there the {@code Engine} makes a {@code CellRun}. The rooms do
 * the rest: {@code source} cuts the code into parts and brings them in order, JShell compiles each,
 * {@code process} sends the classes to the worker and has them run, {@code report} and {@code hint}
 * say what went wrong. {@code Variables} carries over the values that JShell drops, {@code
 * Namesakes} lets the newer of two of one name hold, {@code WaitingOverloads} keeps from JShell the
 * methods that it would stumble over, {@code Curtain} hides for a cell what imports of whole
 * packages bring under the names of its own types, {@code Memory} is what another engine needs to
 * take over. All cells of a session share {@code Knowledge}.
 *
 * <p>What a compiler step costs grows with the classes that the compiler is told of, so that it is
 * told of few: {@code StartupImports} makes an import when a cell first has a word that the import
 * brings, {@code NamelessValues} and {@code SnippetClasses} drop what was of use once. A session
 * then does not grow slower with its cells.
 *
 * <p>Why the errand: nothing stops a compiler, but who waits for it can be told that the cell was
 * interrupted.
 */
package org.nqueens.kernel.shell.engine;
