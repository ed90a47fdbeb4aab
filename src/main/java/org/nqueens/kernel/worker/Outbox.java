package org.nqueens.kernel.worker;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.nqueens.kernel.link.Link;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.link.ReportCodec;

/**
 * All that the worker sends, in order. Printed text waits for more of the same stream and cell: at
 * most 50 ms, at most 8 KiB, and never longer than anything else that is sent.
 *
 * <p>One thread of its own does the sending: an interrupt of a thread that is writing to a channel
 * closes the channel, and cells are interrupted.
 */
final class Outbox {

  private static final int BATCH = 8 << 10; // chars
  private static final long PAUSE_NANOS = 50_000_000;
  private static final long MOST_QUEUED = 16L << 20; // bytes; then printing waits

  private final Link link;
  private final long limit; // chars that one cell may print
  private final Map<Integer, Long> printed = new HashMap<>(); // by cell
  private final StringBuilder pending = new StringBuilder();
  private int pendingCell;
  private boolean pendingError;
  private long pendingSince; // System.nanoTime()
  private final Deque<byte[]> queue = new ArrayDeque<>();
  private long queued; // bytes in the queue

  Outbox(Link link, long limit) {
    this.link = link;
    this.limit = limit;
  }

  /** Text that a cell printed. */
  synchronized void print(int cell, boolean error, String text) {
    long before = printed.getOrDefault(cell, 0L);
    if (before > limit || text.isEmpty()) {
      return;
    }
    printed.put(cell, before + text.length());
    if (before + text.length() > limit) {
      append(cell, error, text.substring(0, (int) (limit - before)));
      append(cell, true, cutNote());
    } else {
      append(cell, error, text);
    }
  }

  private String cutNote() {
    return "\n[The output of this cell is cut here: it printed more than %,d characters.]\n"
        .formatted(limit);
  }

  private void append(int cell, boolean error, String text) {
    if (cell != pendingCell || error != pendingError) {
      flush();
      pendingCell = cell;
      pendingError = error;
    }
    if (pending.length() == 0) {
      pendingSince = System.nanoTime();
      notifyAll();
    }
    pending.append(text);
    if (pending.length() >= BATCH) {
      flush();
    }
  }

  /** Sends what waits. */
  synchronized void flush() {
    if (pending.length() > 0) {
      String text = pending.toString();
      pending.setLength(0);
      transmit(new Report.Printed(pendingCell, pendingError, text));
    }
  }

  /** Sends anything but printed text, after the text that waits. */
  synchronized void send(Report report) {
    flush();
    transmit(report);
  }

  /** Sends the reply to a request. */
  void reply(Report.Reply reply) {
    send(reply);
  }

  private void transmit(Report report) {
    byte[] frame = ReportCodec.write(report);
    queue.add(frame);
    queued += frame.length;
    notifyAll();
    awaitRoom();
  }

  private void awaitRoom() {
    boolean interrupted = false;
    while (queued > MOST_QUEUED) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true; // for the cell's next check
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends what is to be sent, for ever. */
  void sendAll() {
    while (true) {
      try {
        put(next());
      } catch (InterruptedException | OutOfMemoryError e) {
        continue; // a cell's doing; this thread stays
      }
    }
  }

  private void put(byte[] frame) {
    try {
      link.send(frame);
    } catch (IOException gone) {
      WorkerEnd.at(0); // without a kernel there is nothing to do
    } catch (OutOfMemoryError exhausted) {
      WorkerEnd.at(Worker.OUT_OF_MEMORY); // a frame cut short ends the link anyway
    }
  }

  private synchronized byte[] next() throws InterruptedException {
    while (queue.isEmpty()) {
      if (pending.length() == 0) {
        wait();
      } else {
        awaitMoreText();
      }
    }
    byte[] frame = queue.poll();
    queued -= frame.length;
    notifyAll();
    return frame;
  }

  private void awaitMoreText() throws InterruptedException {
    long left = PAUSE_NANOS - (System.nanoTime() - pendingSince);
    if (left > 0) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    } else {
      flush();
    }
  }
}
