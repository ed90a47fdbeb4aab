/**
 * Code in, {@link org.nqueens.kernel.shell.Outcome} out: the interpreter over the JDK's JShell.
 *
 * <p>This is the middle ring of the kernel. It knows Java and nothing of Jupyter: no counters, no
 * messages, no sockets. Positions are UTF-16 indexes as everywhere in Java; the session converts
 * them.
 *
 * <p>May depend on: {@code jdk.jshell} and {@code kernel.display}.
 */
package org.nqueens.kernel.shell;
