/**
 * The worker's process, seen from the kernel: how it is started, told what to run, stopped and
 * replaced.
 *
 * <p>{@link org.nqueens.kernel.shell.process.WorkerControl} is JShell's way to it. It sends the
 * classes, woven by {@code StopWeaver}, to the {@code WorkerProcess} and has them run; what a fresh
 * worker must be told is its {@code Handover}, and {@code CurrentWorker} starts that one in place
 * of a dead one. What is asked for the running cell goes through {@link
 * org.nqueens.kernel.shell.process.CellInWorker}; how that ended is an {@link
 * org.nqueens.kernel.shell.process.Ending}. {@link org.nqueens.kernel.shell.process.Outputs} brings
 * what the worker prints and shows to the cell that it comes from; {@code RawOutput} what programs
 * and native code print past the cells' streams; {@code ProcessTail} says how a worker died.
 *
 * <p>May depend on: {@code kernel.shell}, {@code kernel.display}, {@code kernel.link} and {@code
 * jdk.jshell}; ASM weaves the stop check. The classes of the worker itself are in {@code
 * kernel.worker}, and are named here by text alone.
 *
 * <pre>{@code
 * WorkerControl control = new WorkerControl(setup, new Outputs());   // returns at once
 * JShell.builder().executionEngine(new WorkerProvider(control), Map.of())
 * control.cell().begin(1);
 * jshell.eval("1 + 1");
 * control.cell().ending()                                           // Returned
 * control.cell().render()                                           // 2
 * }</pre>
 *
 * <p>Why two processes: nothing that a cell does can then take the kernel down, and the kernel's
 * libraries are not in the learner's way. Why the control remembers the classes: a fresh worker
 * takes over, and JShell does not notice.
 */
package org.nqueens.kernel.shell.process;
