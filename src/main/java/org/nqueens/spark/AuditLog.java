package org.nqueens.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.nqueens.count.journal.FileTrouble;
import org.nqueens.count.journal.HeldFile;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.task.CountStopped;

/**
 * The audit log of a count that is going on, on the driver's machine. What is in it already is not
 * counted again. A last line without its end was torn by a crash: it is cut off. Anything else that
 * does not fit is refused, and the file left as it was.
 */
final class AuditLog implements AutoCloseable {

  private final HeldFile held;
  private final Path file;
  private final AuditFormat format;
  private final PortableWork work;
  private boolean finished; // the total stands there

  private AuditLog(HeldFile held, Path file, AuditFormat format, PortableWork work) {
    this.held = held;
    this.file = file;
    this.format = format;
    this.work = work;
  }

  /**
   * Opens a log or begins one, and enters what stands there.
   *
   * @throws IllegalArgumentException if the file is of another count, damaged or in use
   * @throws CountStopped if the thread was interrupted
   * @throws UncheckedIOException if it cannot be read or written
   */
  static AuditLog open(Path file, PortableWork work, Ledger ledger) {
    AuditFormat format = new AuditFormat(work.n(), work.counter(), work.tasks());
    try {
      HeldFile held = HeldFile.open(file).orElseThrow(() -> inUse(file));
      try {
        AuditLog log = new AuditLog(held, file, format, work);
        log.load(ledger);
        return log;
      } catch (IOException | RuntimeException | Error e) {
        held.close();
        throw e;
      }
    } catch (ClosedByInterruptException e) {
      throw new CountStopped();
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the audit log", "used");
    }
  }

  private static IllegalArgumentException inUse(Path file) {
    return refused("the audit log " + file + " is in use by another count");
  }

  private void load(Ledger ledger) throws IOException {
    HeldFile.Tail torn = held.lines((number, line) -> load(ledger, number, line));
    boolean begun = held.size() > torn.bytes();
    if (!begun && !format.header().startsWith(torn.begin())) {
      throw foreign();
    }
    held.cut(torn.bytes());
    if (!begun) {
      write(format.header() + "\n");
    }
  }

  private IllegalArgumentException foreign() {
    return refused(
        "the file " + file + " is no audit log of this count, which begins: " + format.header());
  }

  private void load(Ledger ledger, int number, String line) {
    if (number == 1) {
      if (!line.equals(format.header())) {
        throw foreign();
      }
      return;
    }
    var entry = format.entry(line).filter(e -> e.name().equals(work.name(e.task())));
    if (entry.isPresent()) {
      try {
        ledger.enter(entry.get().task(), entry.get().count());
      } catch (IllegalStateException contradiction) {
        throw refused("line %d of %s: %s".formatted(number, file, contradiction.getMessage()));
      }
    } else if (format.total(line).isPresent()) {
      finished = true;
    } else {
      throw refused("line %d of the audit log %s is damaged: %s".formatted(number, file, line));
    }
  }

  /** Keeps the shares of one batch. */
  synchronized void add(Shares shares) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shares.tasks().length; i++) {
      int task = shares.tasks()[i];
      var entry = new AuditFormat.Entry(task, work.name(task), shares.counts()[i]);
      text.append(format.write(entry)).append('\n');
    }
    write(text.toString());
  }

  /** Closes the books: all tasks are there. */
  synchronized void finish(long sum) {
    if (!finished) {
      write(format.total(sum) + "\n");
      finished = true;
    }
  }

  private void write(String text) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1));
      while (bytes.hasRemaining()) {
        held.write(bytes);
      }
    } catch (ClosedByInterruptException e) {
      throw new CountStopped(); // a torn line is cut off when the count goes on
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the audit log", "written");
    }
  }

  private static IllegalArgumentException refused(String why) {
    return new IllegalArgumentException(why);
  }

  @Override
  public synchronized void close() { // not in the middle of a line
    try {
      held.close();
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the audit log", "closed");
    }
  }
}
