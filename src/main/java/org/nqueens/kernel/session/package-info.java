/**
 * What a kernel does with a request: counters, silence, history, busy and idle, aborted cells.
 *
 * <p>A {@link org.nqueens.kernel.session.Session} holds the conversations of the protocol with an
 * {@link org.nqueens.kernel.shell.Interpreter}. It sees a {@link
 * org.nqueens.kernel.session.Request}, which is a message and the ways back to who sent it, and
 * nothing of sockets, frames or JSON, so that a test holds whole conversations with a list.
 *
 * <p>Rules that hold whatever happens: each request is framed by busy and idle; each request that
 * asks for a reply gets exactly one, also when the kernel itself has a fault; all output of a cell
 * goes out before its reply.
 *
 * <p>Two threads use a session. The shell thread takes requests from the queue one by one and runs
 * the cells; the control thread answers what must not wait: who the kernel is, interrupt, shutdown.
 *
 * <p>May depend on: {@code kernel.message}, {@code kernel.shell}, {@code kernel.shell.engine} (to
 * open an interpreter), {@code kernel.magic}, {@code kernel.display}.
 *
 * <pre>{@code
 * Session session = new Session(interpreter, PastSessions.none(), log);
 * session.shell().submit(request);     // any thread: run when its turn comes
 * session.control().submit(request);   // any thread: answered at once
 * session.ended().join();              // until a client says shutdown
 * }</pre>
 *
 * <p>Why the reply is a return value: a conversation cannot forget it, nor give two.
 */
package org.nqueens.kernel.session;
