package org.nqueens.kernel.shell.process;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.nqueens.kernel.link.Door;
import org.nqueens.kernel.link.Link;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.link.ReportCodec;
import org.nqueens.kernel.link.Request;
import org.nqueens.kernel.link.RequestCodec;
import org.nqueens.kernel.shell.Setup;

/**
 * One worker JVM, from its start to its end, and the link to it. Its own thread starts it and
 * receives what it says; output goes straight to the cells, replies wait to be fetched.
 */
final class WorkerProcess {

  /** What the receiving thread hands to the asking one. */
  private sealed interface Incoming {}

  private record Said(Report report) implements Incoming {}

  private record Ended() implements Incoming {}

  private final Setup setup;
  private final Outputs outputs;
  private final BlockingQueue<Incoming> incoming = new LinkedBlockingQueue<>();
  private final CompletableFuture<Door> entrance = new CompletableFuture<>();
  private final CompletableFuture<Process> process = new CompletableFuture<>();
  private final CompletableFuture<Link> link = new CompletableFuture<>();
  private final ProcessTail tail;
  private volatile boolean ended;

  private WorkerProcess(Setup setup, Outputs outputs) {
    this.setup = setup;
    this.outputs = outputs;
    this.tail = new ProcessTail(new RawOutput(outputs, setup.limits().streamBytes()));
  }

  /** Starts a worker; returns at once. */
  static WorkerProcess start(Setup setup, Outputs outputs) {
    WorkerProcess worker = new WorkerProcess(setup, outputs);
    KernelThread.start("worker-receiver", worker::serve);
    return worker;
  }

  private void serve() {
    try {
      link.complete(admit());
      receive();
    } catch (IOException | RuntimeException gone) {
      tail.failed(gone);
    } finally {
      finish();
    }
  }

  /** Starts the process and lets it in, and nobody else. */
  private Link admit() throws IOException {
    try (Door door = Door.open()) {
      entrance.complete(door);
      Process started = WorkerCommand.of(setup, door.address()).start();
      process.complete(started);
      KernelThread.start("worker-tail", () -> tail.follow(started, door));
      say(started, door.token());
      return door.accept();
    }
  }

  private static void say(Process started, String token) throws IOException {
    try (OutputStream in = started.getOutputStream()) { // programs that inherit it find its end
      in.write(token.getBytes(StandardCharsets.US_ASCII));
    }
  }

  private void receive() throws IOException {
    Link from = link.join();
    while (true) {
      Report report = ReportCodec.read(from.receive());
      if (report instanceof Report.Reply || report instanceof Report.Asked) {
        incoming.add(new Said(report));
      } else if (report instanceof Report.Output output) {
        outputs.deliver(output);
      }
    }
  }

  private void finish() {
    ended = true;
    link.thenAccept(WorkerProcess::close);
    process.completeExceptionally(new IOException("no worker")); // first: who misses the link asks
    link.completeExceptionally(new IOException("no worker"));
    incoming.add(new Ended());
    outputs.withdrawQuestionOf(this); // which nobody waits for any more
  }

  private static void close(Closeable end) {
    try {
      end.close();
    } catch (IOException e) {
      return; // it is of no use any more, whatever its state
    }
  }

  /** Whether a request reaches the worker at once, or else when it has come. */
  boolean isThere() {
    return link.isDone();
  }

  boolean isAlive() {
    return !ended;
  }

  /**
   * Sends a request and waits for its reply; asks the reader for input meanwhile, if the cell wants
   * it.
   */
  Report.Reply ask(Request request) throws WorkerGone {
    tell(request);
    return reply();
  }

  /** Waits for the reply to the first of the requests that were told and have one to come. */
  Report.Reply reply() throws WorkerGone {
    while (true) {
      Report report = next();
      if (report instanceof Report.Reply reply) {
        return reply;
      }
      tell(new Request.Answer(outputs.ask((Report.Asked) report, this, this::isAlive)));
    }
  }

  private Report next() throws WorkerGone {
    while (true) {
      try {
        if (incoming.take() instanceof Said said) {
          return said.report();
        }
        incoming.add(new Ended()); // for whoever asks next
        throw gone();
      } catch (InterruptedException e) {
        continue; // an interrupt meant for a question that is over; the worker stops by itself
      }
    }
  }

  /** Sends a request; one that has a reply is not waited for. */
  void tell(Request request) throws WorkerGone {
    try {
      link.get().send(RequestCodec.write(request));
    } catch (IOException | ExecutionException e) {
      throw gone();
    } catch (InterruptedException e) {
      tell(request); // as above
    }
  }

  private WorkerGone gone() {
    kill(); // a worker without a link is of no use
    return new WorkerGone(tail.epitaph(process));
  }

  /** The programs that its cells have started go with it. */
  private static void destroy(Process worker) {
    worker.descendants().forEach(ProcessHandle::destroyForcibly);
    worker.destroyForcibly();
  }

  /** Ends the worker at once, and lets none in that is only just coming. */
  void kill() {
    entrance.thenAccept(WorkerProcess::close);
    process.thenAccept(WorkerProcess::destroy);
  }
}
