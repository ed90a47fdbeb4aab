/**
 * Code in, {@link org.nqueens.kernel.shell.Outcome} out: the interpreter over the JDK's JShell.
 *
 * <p>This is the middle ring of the kernel. It knows Java and nothing of Jupyter: no counters, no
 * messages, no sockets of its own. Positions are UTF-16 indexes as everywhere in Java; the session
 * converts them.
 *
 * <p>May depend on: {@code jdk.jshell}, {@code kernel.display}, {@code kernel.link}; ASM weaves the
 * stop check.
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
 * <p>The way of a cell: {@code JShellInterpreter} makes an {@code Errand} of it and hands it to the
 * one thread in which JShell lives; there the {@code Engine} makes a {@code CellRun}; the {@code
 * CellSplitter} cuts the code into {@code Part}s, {@code CellOrder} puts declarations before their
 * use, {@code Rewriting} turns each into what JShell takes, JShell compiles it, and {@code
 * WorkerControl} sends the classes, woven by {@code StopWeaver}, to the {@code WorkerProcess} and
 * has them run. {@code Variables} carries over the values that JShell drops. What goes wrong is
 * told by {@code CompileReport}, {@code ThrowReport} and {@code LackReport}, with {@code Origins}
 * to find cell and line and {@code Hints} to say what to look at.
 *
 * <p>What a compiler step costs grows with the classes that the compiler is told of, so that it is
 * told of few: {@code StartupImports} makes an import when a cell first has a word that {@code
 * ImportNames} says it brings, and {@code SnippetClasses} drops the class files of what was run
 * once. A session then does not grow slower with its cells.
 *
 * <p>What the compiler asks of packages is answered by {@code CellsFiles}: of the cells' jars
 * through a {@code JarIndex}, of the JDK as {@code Listings} remembers it, in a file, from one
 * start to the next. {@code RawOutput} shows what programs and native code print past the cells'
 * streams.
 *
 * <p>Why two processes: nothing that a cell does can then take the kernel down, and the kernel's
 * libraries are not in the learner's way. Why the errand: nothing stops a compiler, but who waits
 * for it can be told that the cell was interrupted. Why whole cells: a reader takes a cell for a
 * piece of a file, in which the order of declarations does not matter.
 */
package org.nqueens.kernel.shell;
