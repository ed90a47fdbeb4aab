package org.nqueens.kernel.shell.process;

import java.util.Optional;
import org.nqueens.kernel.shell.Setup;

/**
 * The worker of now: when it ends, another one takes its place. Any thread may ask, kill and close;
 * the interpreter's thread alone replaces.
 */
final class CurrentWorker {

  private final Setup setup;
  private final Outputs outputs;
  private volatile WorkerProcess process;
  private volatile boolean closed; // no worker is wanted any more
  private volatile Optional<String> killedBecause = Optional.empty();

  /** Starts the first one; returns at once. */
  CurrentWorker(Setup setup, Outputs outputs) {
    this.setup = setup;
    this.outputs = outputs;
    this.process = WorkerProcess.start(setup, outputs);
  }

  /** The one that there is now; it may be dead. */
  WorkerProcess process() {
    return process;
  }

  /**
   * Starts a fresh one. Once closed, the dead one stays: a compiler that comes back late finds
   * nothing to run on.
   */
  void replace() {
    process.kill();
    if (!closed) {
      process = WorkerProcess.start(setup, outputs);
    }
    if (closed) { // meanwhile
      process.kill();
    }
  }

  /** A cell begins: why an earlier one was killed does not explain what comes. */
  void begin() {
    killedBecause = Optional.empty();
  }

  /** Ends it; the reason is a sentence for the reader. */
  void kill(String why) {
    killedBecause = Optional.of(why);
    process.kill();
  }

  /** Ends it for good. */
  void close() {
    closed = true;
    process.kill();
  }

  /** How it ended: as whoever killed it says, else as it says itself. */
  Ending.Died death(WorkerGone gone) {
    return new Ending.Died(killedBecause.orElse(gone.getMessage()));
  }
}
