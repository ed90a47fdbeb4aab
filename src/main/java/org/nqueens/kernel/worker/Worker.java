package org.nqueens.kernel.worker;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.nqueens.kernel.display.CellStopped;
import org.nqueens.kernel.display.Display;
import org.nqueens.kernel.link.Link;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.link.Request;
import org.nqueens.kernel.link.RequestCodec;

/** Puts the parts together and passes each request to the part that can do it. */
final class Worker {

  /** The exit code that tells the kernel of exhausted memory. */
  static final int OUT_OF_MEMORY = 86;

  /** The exit code of a worker whose shutdown hooks do not come to an end. */
  private static final int ENDLESS_HOOKS = 88;

  private static final long PATIENCE_MILLIS = 10_000; // with those hooks

  private final Link link;
  private final Outbox outbox;
  private final CellInput input;
  private final Execution execution;
  private final Stopper stopper;
  private final StandardStreams streams;
  private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();

  Worker(Link link, long streamLimit) {
    this.link = link;
    this.outbox = new Outbox(link, streamLimit);
    this.input = new CellInput(outbox);
    this.streams =
        new StandardStreams(new CellStream(outbox, false), new CellStream(outbox, true), input);
    this.stopper = new Stopper(Thread.currentThread());
    this.execution = new Execution(stopper, outbox, streams);
  }

  /** Serves until the link ends; the calling thread becomes the one that runs the cells. */
  void serve() {
    streams.install();
    Thread.setDefaultUncaughtExceptionHandler(this::report);
    Display.bind(new CellScreen(outbox, input, execution));
    ServiceThread.start("worker-link", this::readLink);
    ServiceThread.start("worker-output", outbox::sendAll);
    Runtime.getRuntime().addShutdownHook(new Thread(Worker::limitHooks));
    Runtime.getRuntime().addShutdownHook(new Thread(WorkerEnd::endPrograms));
    while (true) {
      serveOne();
    }
  }

  /**
   * A hook that exits once more waits for itself; others may loop. The process ends all the same.
   */
  private static void limitHooks() {
    ServiceThread.start("worker-hooks", Worker::endAtLast);
  }

  private static void endAtLast() {
    try {
      Thread.sleep(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      return; // nobody can
    }
    WorkerEnd.at(ENDLESS_HOOKS);
  }

  /** A thread of a cell has ended with an exception. */
  private void report(Thread thread, Throwable thrown) {
    if (!(thrown instanceof CellStopped)) {
      outbox.send(new Report.Escaped(CellOwner.cell(), thread.getName(), Troubles.of(thrown)));
    }
  }

  private void serveOne() {
    try {
      Report.Reply reply = execution.perform(requests.take());
      outbox.reply(reply);
    } catch (InterruptedException late) {
      // A stop that came when the cell had already ended.
    } catch (OutOfMemoryError exhausted) {
      WorkerEnd.at(OUT_OF_MEMORY); // not even a reply fits
    }
  }

  private void readLink() {
    try {
      while (true) {
        take(RequestCodec.read(link.receive()));
      }
    } catch (IOException gone) {
      WorkerEnd.at(0); // without a kernel there is nothing to do
    } catch (OutOfMemoryError exhausted) {
      WorkerEnd.at(OUT_OF_MEMORY);
    }
  }

  private void take(Request request) {
    if (request instanceof Request.Load load) {
      execution.declare(load.classes());
    } else if (request instanceof Request.Stop stop) {
      stopper.stop(stop.cell());
    } else if (request instanceof Request.Answer answer) {
      input.answer(answer.line());
    } else {
      requests.add(request);
    }
  }
}
