/**
 * What the kernel process and its worker say to each other: records, and the socket that carries
 * them.
 *
 * <p>May depend on: {@code kernel.display} (a bundle travels as it is). {@code
 * kernel.shell.process} holds one end, {@code kernel.worker} the other; neither knows the other's
 * classes.
 *
 * <p>One connection, used in both directions at once. The kernel sends {@link
 * org.nqueens.kernel.link.Request}s; all but {@code Stop} and {@code Answer} are answered in order
 * by one {@link org.nqueens.kernel.link.Report.Reply} each. Between them the worker sends {@link
 * org.nqueens.kernel.link.Report.Output}, and what a cell printed before its reply arrives before
 * its reply. {@code Stop} and {@code Answer} overtake: the worker's reading thread acts on them
 * while a cell runs.
 *
 * <pre>{@code
 * try (Door door = Door.open()) {            // in the kernel
 *   // start the worker with door.address(), write door.token() to its standard input
 *   Link link = door.accept();
 *   link.send(RequestCodec.write(new Request.Invoke(1, "REPL.$JShell$11", "do_it$")));
 *   Report report = ReportCodec.read(link.receive());
 * }
 * }</pre>
 *
 * <p>Why not the JDK's own remote engine: it starts its worker through the debugger's interface
 * (more than a second) and its unbuffered streams cost about 200 ms a cell. Why a Unix-domain
 * socket: it lies in a folder that only this user can enter. Where there are none, a loopback
 * socket does, and in both cases the worker must first say a random token that it got through its
 * standard input.
 */
package org.nqueens.kernel.link;
