package org.nqueens.count.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A file that one count alone writes, by lines and at its end.
 *
 * <p>A lock of the system's keeps other processes away, and a list of its own keeps away the other
 * threads of this one, for they must not even open the file: where the system is like Unix, a
 * process loses its locks of a file as soon as it closes any channel to it.
 */
public final class HeldFile implements WritableByteChannel {

  private static final Set<Object> HELD = new HashSet<>(); // by this process; guarded by itself
  private static final int CHUNK = 1 << 16;

  private final FileChannel channel;
  private final Object key;

  private HeldFile(FileChannel channel, Object key) {
    this.channel = channel;
    this.key = key;
  }

  /** Who reads a file line by line. */
  @FunctionalInterface
  public interface Reader {

    /**
     * Takes one line.
     *
     * @param number which it is, from 1
     * @param line its text without its end
     */
    void line(int number, String line);
  }

  /**
   * What stands behind the end of the last line.
   *
   * @param begin its first 1000 characters at the most
   * @param bytes how long it is
   */
  public record Tail(String begin, long bytes) {}

  /**
   * Opens a file, or makes an empty one, and holds it until it is closed.
   *
   * @param file where it is or will be
   * @return the file, or nothing where another count holds it
   * @throws IOException if it cannot be opened
   */
  public static Optional<HeldFile> open(Path file) throws IOException {
    synchronized (HELD) {
      if (Files.exists(file) && HELD.contains(key(file))) {
        return Optional.empty();
      }
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        HeldFile held = new HeldFile(channel, key(file));
        if (!isLocked(channel)) {
          channel.close();
          return Optional.empty();
        }
        HELD.add(held.key);
        return Optional.of(held);
      } catch (IOException | RuntimeException | Error e) {
        channel.close();
        throw e;
      }
    }
  }

  /** What a file is known by, whatever it is called: two names may lead to one. */
  private static Object key(Path file) throws IOException {
    Object number = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    return number == null ? file.toRealPath() : number;
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) { // by another copy of this class
      return false;
    }
  }

  /**
   * How long the file is.
   *
   * @return its bytes
   * @throws IOException if it cannot be told
   */
  public long size() throws IOException {
    return channel.size();
  }

  /**
   * Reads all lines that have an end.
   *
   * @param reader takes each of them, the first 1000 characters of it at the most
   * @return what stands behind the last one
   * @throws IOException if the file cannot be read
   */
  public Tail lines(Reader reader) throws IOException {
    channel.position(0);
    LineFeed feed = new LineFeed(reader);
    ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
    for (long left = size(); left > 0 && channel.read(chunk.clear()) >= 0; left -= chunk.limit()) {
      feed.take(chunk.flip());
    }
    return feed.tail();
  }

  /**
   * Cuts bytes off the end.
   *
   * @param bytes how many
   * @throws IOException if the file cannot be written
   */
  public void cut(long bytes) throws IOException {
    channel.truncate(channel.size() - bytes);
  }

  @Override
  public int write(ByteBuffer bytes) throws IOException {
    channel.position(channel.size()); // whoever else may write: nothing is written over
    return channel.write(bytes);
  }

  @Override
  public boolean isOpen() {
    return channel.isOpen();
  }

  @Override
  public void close() throws IOException {
    synchronized (HELD) {
      channel.close();
      HELD.remove(key);
    }
  }
}
