/**
 * The kernel on its sockets.
 *
 * <p>One thread owns all sockets ({@link org.nqueens.kernel.channel.Switchboard}): it waits,
 * without ever polling, for a message from outside or for one that another thread of the kernel
 * wants to send. It does nothing that takes time: requests go to the two {@link
 * org.nqueens.kernel.session.Desk}s, each with a thread of its own, and the heartbeat is echoed at
 * once, so that it goes on whatever a cell does.
 *
 * <p>Nothing that arrives ends a thread: what is no message, or is badly signed, is logged and
 * dropped. Nothing that leaves is dropped: no socket has a high-water mark.
 *
 * <p>May depend on: {@code kernel.wire}, {@code kernel.session}, {@code kernel.message}, {@code
 * kernel.shell}; JeroMQ. The log of a kernel is its standard error.
 *
 * <pre>{@code
 * Kernel.start(Path.of("kernel-1234.json"), System.getenv(), System.err::println);
 * }</pre>
 *
 * <p>Why one thread and not one for each socket: with all sends in one queue, output leaves in the
 * order in which it was made, and a thread less is memory and start time less.
 */
package org.nqueens.kernel.channel;
