package org.nqueens.kernel.link;

import java.io.File;
import java.io.IOException;
import java.net.ConnectException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;

/**
 * The folders of doors, and those of them that nobody stands behind any more: a kernel that is
 * killed before its worker has come cannot clear its own away, so the next one does.
 */
final class Remains {

  private static final String PREFIX = "nqueens-link-";
  private static final String SOCKET = "link";
  private static final Duration SETTLED = Duration.ofSeconds(10); // from folder to open socket

  private Remains() {}

  /** A new folder that only its owner may enter, beside those of other kernels. */
  static Path newFolder() throws IOException {
    return Files.createTempDirectory(PREFIX);
  }

  static Path socket(Path folder) {
    return folder.resolve(SOCKET);
  }

  /** Removes the folder of a door, unless there is more in it than belongs there. */
  static void remove(Path folder) throws IOException {
    Files.deleteIfExists(socket(folder));
    Files.deleteIfExists(folder);
  }

  /** Removes all that lie beside a folder, are old enough to have a listener, and have none. */
  static void sweepBeside(Path folder, Instant now) {
    File[] others =
        folder.getParent().toFile().listFiles((parent, name) -> name.startsWith(PREFIX));
    for (File other : others == null ? new File[0] : others) {
      if (other.lastModified() < now.minus(SETTLED).toEpochMilli()) {
        removeIfDeserted(other.toPath());
      }
    }
  }

  private static void removeIfDeserted(Path folder) {
    try {
      if (isOfADoor(folder) && !isListening(folder)) {
        remove(folder);
      }
    } catch (IOException | UnsupportedOperationException notOurs) {
      return; // of another user, or already cleared away by another kernel
    }
  }

  /** Whether it is a folder, and no link to one, with nothing in it but a socket, if that. */
  private static boolean isOfADoor(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.allMatch(file -> file.equals(socket(folder)) && isSocket(file));
    }
  }

  private static boolean isSocket(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isSymbolicLink(file);
  }

  /** Asks the socket itself: process numbers mean nothing to a kernel in another container. */
  private static boolean isListening(Path folder) throws IOException {
    if (!Files.exists(socket(folder))) {
      return false;
    }
    try (SocketChannel visitor = SocketChannel.open(StandardProtocolFamily.UNIX)) {
      visitor.configureBlocking(false); // a queue at the door is a sign of life as well
      visitor.connect(UnixDomainSocketAddress.of(socket(folder)));
      return true;
    } catch (ConnectException refused) {
      return false;
    }
  }
}
