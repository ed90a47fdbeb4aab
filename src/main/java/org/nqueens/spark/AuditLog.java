package org.nqueens.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.nqueens.count.journal.FileTrouble;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.task.CountStopped;

/**
 * The audit log of a count that is going on, on the driver's machine. What is in it already is not
 * counted again. A last line without its end was torn by a crash: it is cut off. Anything else that
 * does not fit is refused, and the file left as it was.
 */
final class AuditLog implements AutoCloseable {

  private final FileChannel channel;
  private final Path file;
  private final AuditFormat format;
  private final PortableWork work;
  private boolean finished; // the total stands there

  private AuditLog(FileChannel channel, Path file, AuditFormat format, PortableWork work) {
    this.channel = channel;
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
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        AuditLog log = new AuditLog(channel, file, format, work);
        log.lock();
        log.load(ledger);
        return log;
      } catch (IOException | RuntimeException e) {
        channel.close();
        throw e;
      }
    } catch (ClosedByInterruptException e) {
      throw new CountStopped();
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the audit log", "used");
    }
  }

  private void lock() throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // as if another process had it
    }
    throw refused("the audit log " + file + " is in use by another count");
  }

  private void load(Ledger ledger) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
    String text = new String(bytes.array(), StandardCharsets.ISO_8859_1);
    int whole = text.lastIndexOf('\n') + 1;
    List<String> lines = text.substring(0, whole).lines().toList();
    String first = lines.isEmpty() ? text : lines.get(0);
    if (lines.isEmpty() ? !format.header().startsWith(first) : !format.header().equals(first)) {
      throw refused(
          "the file " + file + " is no audit log of this count, which begins: " + format.header());
    }
    for (int i = 1; i < lines.size(); i++) {
      load(ledger, i + 1, lines.get(i));
    }
    channel.truncate(whole).position(whole);
    if (lines.isEmpty()) {
      write(format.header() + "\n");
    }
  }

  private void load(Ledger ledger, int number, String line) {
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
  void add(Shares shares) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shares.tasks().length; i++) {
      int task = shares.tasks()[i];
      var entry = new AuditFormat.Entry(task, work.name(task), shares.counts()[i]);
      text.append(format.write(entry)).append('\n');
    }
    write(text.toString());
  }

  /** Closes the books: all tasks are there. */
  void finish(long sum) {
    if (!finished) {
      write(format.total(sum) + "\n");
      finished = true;
    }
  }

  private void write(String text) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
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
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the audit log", "closed");
    }
  }
}
