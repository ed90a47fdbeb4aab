/**
 * What runs in the worker JVM: receives classes, runs them, shows their values, catches what they
 * print.
 *
 * <p>May depend on: {@code kernel.display}, {@code kernel.link} and {@code jdk.jshell}. No library
 * at all: this JVM is the learner's, and whatever is on its class path is in their way.
 *
 * <p>Three threads of its own beside those of the learner: the main one runs the cells, one after
 * the other; one reads the link, so that a stop and the reader's input arrive while a cell runs;
 * one sends what was printed, every 50 ms. All three treat whatever a cell throws at them.
 *
 * <p>Streams know their cell: a thread inherits the number of the cell that started it, so the text
 * of a thread that outlives its cell still goes there. Stopping is a check that the kernel weaves
 * into the cells' classes ({@link org.nqueens.kernel.worker.StopCheck}) plus an interrupt of the
 * threads.
 *
 * <pre>{@code
 * java -cp cells.jar:… org.nqueens.kernel.worker.WorkerMain unix:/tmp/nqueens-1/link < token
 * }</pre>
 */
package org.nqueens.kernel.worker;
