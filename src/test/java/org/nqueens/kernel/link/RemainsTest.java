package org.nqueens.kernel.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a killed kernel leaves at its door goes with the next kernel, and nothing else does. */
class RemainsTest {

  private static final Instant LATER = Instant.now().plus(Duration.ofHours(1));

  @TempDir Path temporary;
  private final List<ServerSocketChannel> opened = new ArrayList<>();

  @AfterEach
  void close() throws IOException {
    for (ServerSocketChannel server : opened) {
      server.close();
    }
  }

  /** A folder as a door has it, with the socket in the given state. */
  private Path folder(String name, boolean bound, boolean listening) throws IOException {
    Path folder = Files.createDirectory(temporary.resolve(name));
    if (bound) {
      ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      opened.add(server);
      server.bind(UnixDomainSocketAddress.of(Remains.socket(folder)), 1);
      if (!listening) {
        server.close(); // the file stays, as when the process is killed
      }
    }
    return folder;
  }

  private void sweep(Instant now) {
    Remains.sweepBeside(temporary.resolve("own"), now);
  }

  @Test
  void aSocketThatNobodyListensToGoesWithItsFolder() throws IOException {
    Path dead = folder("nqueens-link-1", true, false);
    sweep(LATER);
    assertFalse(Files.exists(dead));
  }

  @Test
  void aFolderWhoseKernelWasKilledBeforeItHadASocketGoes() throws IOException {
    Path dead = folder("nqueens-link-1", false, false);
    sweep(LATER);
    assertFalse(Files.exists(dead));
  }

  @Test
  void aDoorThatIsOpenStaysHoweverManyKernelsLook() throws IOException {
    Path living = folder("nqueens-link-1", true, true);
    for (int kernel = 0; kernel < 20; kernel++) {
      sweep(LATER);
    }
    assertTrue(Files.exists(Remains.socket(living)));
  }

  @Test
  void aKernelThatIsOnlyJustOpeningItsDoorIsLeftInPeace() throws IOException {
    Path young = folder("nqueens-link-1", false, false);
    sweep(Files.getLastModifiedTime(young).toInstant().plusSeconds(1));
    assertTrue(Files.exists(young));
  }

  @Test
  void whatIsNotADoorsStays() throws IOException {
    Path other = folder("nqueens-pom1", true, false);
    Path used = folder("nqueens-link-1", false, false);
    Files.writeString(used.resolve("notes.txt"), "mine");
    sweep(LATER);
    assertTrue(Files.exists(Remains.socket(other)));
    assertEquals("mine", Files.readString(used.resolve("notes.txt")));
  }

  @Test
  void neitherALinkToAFolderNorAFileInThePlaceOfTheSocketGoes() throws IOException {
    Path used = folder("nqueens-link-1", false, false);
    Files.writeString(Remains.socket(used), "mine");
    Path far = Files.createDirectory(temporary.resolve("far"));
    Files.createSymbolicLink(temporary.resolve("nqueens-link-2"), far);
    Path both = folder("nqueens-link-3", true, false);
    Files.writeString(both.resolve("notes.txt"), "mine");
    sweep(LATER);
    assertEquals("mine", Files.readString(Remains.socket(used)));
    assertTrue(Files.exists(far) && Files.exists(temporary.resolve("nqueens-link-2")));
    assertTrue(Files.exists(Remains.socket(both)));
  }

  @Test
  void aDoorThatClosesSweepsBesideItself() throws IOException {
    Door door = Door.unix();
    Path own = Path.of(door.address().substring("unix:".length())).getParent();
    Path dead = Files.createDirectory(own.resolveSibling(own.getFileName() + "-dead"));
    assertTrue(dead.toFile().setLastModified(Instant.now().minusSeconds(60).toEpochMilli()));
    door.close();
    assertFalse(Files.exists(own));
    assertFalse(Files.exists(dead));
  }
}
