/**
 * Code in, {@link org.nqueens.kernel.shell.Outcome} out: what an interpreter of cells is, and the
 * values that it takes and gives.
 *
 * <p>This is the middle ring of the kernel. It knows Java and nothing of Jupyter: no counters, no
 * messages, no sockets of its own. Positions are UTF-16 indexes as everywhere in Java; the session
 * converts them.
 *
 * <p>May depend on: {@code kernel.display}. The interpreter over the JDK's JShell is in the rooms
 * below.
 *
 * <pre>{@code
 * Setup setup = Setup.of(classPath).withStartup(List.of("import java.util.*;"));
 * try (Interpreter java = JShellInterpreter.open(setup)) {
 *   Outcome outcome = java.execute(new Cell(1, "int n = 8;\nn * n"), output);
 *   if (outcome instanceof Outcome.Done done) {
 *     done.result().map(MimeBundle::plain)              // 64
 *   } else if (outcome instanceof Outcome.Failed failed) {
 *     failed.report().forEach(log::line);               // what happened, where, what to look at
 *   }
 * }
 * }</pre>
 *
 * <p>The rooms, each of which uses none that stands further down:
 *
 * <ul>
 *   <li>{@code source} reads the text of cells and runs nothing.
 *   <li>{@code origin} finds the way back to what the reader wrote.
 *   <li>{@code hint} says what to look at next.
 *   <li>{@code report} says what went wrong, and where.
 *   <li>{@code assist} helps while a cell is being written: completion, inspection.
 *   <li>{@code classes} tells the compiler which classes there are.
 *   <li>{@code process} holds the worker's process, in which the cells run.
 *   <li>{@code engine} has JShell, and makes an interpreter of all this.
 * </ul>
 *
 * <p>Why the interface stands apart from its maker: who runs cells, or wraps the interpreter as the
 * magics do, needs nothing of JShell, and a test writes an interpreter of its own in twenty lines.
 * The session alone opens the real one.
 */
package org.nqueens.kernel.shell;
