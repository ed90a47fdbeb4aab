package org.nqueens.kernel.worker;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.nqueens.kernel.display.CellStopped;
import org.nqueens.kernel.link.Report;

/** The standard input of the cells: asks the reader for a line whenever it has none left. */
final class CellInput extends InputStream {

  private final Outbox outbox;
  private final BlockingQueue<Optional<String>> answers = new ArrayBlockingQueue<>(1);
  private byte[] line = {};
  private int next; // index into line
  private volatile boolean forgotten; // what is left of the line

  CellInput(Outbox outbox) {
    this.outbox = outbox;
  }

  /** Asks and waits; one thread at a time. */
  synchronized Optional<String> ask(String prompt, boolean password) {
    answers.clear();
    outbox.send(new Report.Asked(CellOwner.cell(), prompt, password));
    try {
      return answers.take();
    } catch (InterruptedException stopped) {
      throw new CellStopped();
    }
  }

  /** What the reader typed; by the thread that reads the link. */
  void answer(Optional<String> typed) {
    answers.offer(typed);
  }

  @Override
  public synchronized int read() {
    return fill() ? line[next++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] bytes, int from, int length) {
    if (length == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int count = Math.min(length, line.length - next);
    System.arraycopy(line, next, bytes, from, count);
    next += count;
    return count;
  }

  private boolean fill() {
    if (left() > 0) {
      return true;
    }
    Optional<String> typed = ask("", false);
    line = typed.map(text -> (text + "\n").getBytes(StandardCharsets.UTF_8)).orElse(new byte[0]);
    next = 0;
    return typed.isPresent();
  }

  /** Forgets what is left of the last line: a new cell asks anew. Never waits for who is asking. */
  void forget() {
    forgotten = true;
  }

  private int left() {
    if (forgotten) {
      forgotten = false;
      next = line.length;
    }
    return line.length - next;
  }

  @Override
  public synchronized int available() {
    return left();
  }

  @Override
  public void close() throws IOException {
    // Stays open: other cells need it too.
  }
}
