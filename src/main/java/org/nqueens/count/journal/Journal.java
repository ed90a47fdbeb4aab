package org.nqueens.count.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nqueens.count.task.CountStopped;

/**
 * The finished tasks of one count in a text file: a header line that says which count it is, then a
 * line "task share checksum" for each. The checksum covers the header too, so that no line of
 * another journal is ever taken for one of this.
 *
 * <p>A last line without its end was torn by a crash: it is cut off, and its task is done again.
 * Any other line that does not fit its checksum makes the journal a damaged one, which is refused.
 */
public final class Journal implements Finished, AutoCloseable {

  private static final long LARGEST = 1L << 30; // bytes: many times what any count writes

  private final Path file;
  private final WritableByteChannel channel;
  private final JournalLine format;
  private final Map<Integer, Long> before;
  private boolean torn; // whether a line was not written to its end

  Journal(Path file, WritableByteChannel channel, JournalLine format, Map<Integer, Long> before) {
    this.file = file;
    this.channel = channel;
    this.format = format;
    this.before = before;
  }

  /**
   * Opens a journal or begins one.
   *
   * @param file where it is or will be
   * @param n the board's size
   * @param counter the name of the counter, or of its family
   * @param tasks how many tasks the count has
   * @return the journal, locked until it is closed
   * @throws IllegalArgumentException if the file is of another count, damaged or in use
   * @throws CountStopped if the thread was interrupted
   * @throws UncheckedIOException if it cannot be read or written
   */
  public static Journal open(Path file, int n, String counter, int tasks) {
    JournalLine format = new JournalLine(n, counter, tasks);
    try {
      HeldFile held = HeldFile.open(file).orElseThrow(() -> inUse(file));
      try {
        return new Journal(file, held, format, load(held, file, format));
      } catch (IOException | RuntimeException | Error e) {
        held.close();
        throw e;
      }
    } catch (ClosedByInterruptException e) {
      throw new CountStopped();
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the journal", "used");
    }
  }

  private static IllegalArgumentException inUse(Path file) {
    return new IllegalArgumentException("the journal " + file + " is in use by another count");
  }

  private static Map<Integer, Long> load(HeldFile held, Path file, JournalLine format)
      throws IOException {
    if (held.size() > LARGEST) {
      throw foreign(file, format);
    }
    Map<Integer, Long> shares = new LinkedHashMap<>();
    HeldFile.Tail torn = held.lines((number, line) -> take(number, line, file, format, shares));
    boolean begun = held.size() > torn.bytes();
    if (!begun && !format.header().startsWith(torn.begin())) {
      throw foreign(file, format);
    }
    held.cut(torn.bytes());
    if (!begun) {
      write(held, format.header());
    }
    return shares;
  }

  private static void take(
      int number, String line, Path file, JournalLine format, Map<Integer, Long> shares) {
    if (number == 1 && !line.equals(format.header())) {
      throw foreign(file, format);
    }
    if (number > 1 && !format.read(line, shares)) {
      throw new IllegalArgumentException(
          "line " + number + " of the journal " + file + " is damaged: " + line);
    }
  }

  private static IllegalArgumentException foreign(Path file, JournalLine format) {
    return new IllegalArgumentException(
        "the file " + file + " is no journal of this count, which begins: " + format.header());
  }

  private static void write(WritableByteChannel channel, String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public Map<Integer, Long> before() {
    return before;
  }

  @Override
  public synchronized void add(int task, long share) {
    if (torn) { // a line behind half a line would be read as one, and damage the whole journal
      throw new UncheckedIOException(
          new IOException("the journal " + file + " could not be written"));
    }
    torn = true;
    try {
      write(channel, format.write(task, share));
      torn = false;
    } catch (ClosedByInterruptException e) {
      throw new CountStopped(); // the torn line is cut off when the count goes on
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the journal", "written");
    }
  }

  @Override
  public synchronized void close() { // not in the middle of a line
    try {
      channel.close();
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the journal", "closed");
    }
  }
}
