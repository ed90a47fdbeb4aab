package org.nqueens.kernel.link;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Lets one in who knows the token, and nobody else. */
class DoorTest {

  private static CompletableFuture<Link> accept(Door door) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return door.accept();
          } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        });
  }

  private static void carriesFrames(Door door) throws Exception {
    CompletableFuture<Link> kernel = accept(door);
    try (Link worker = Door.knock(door.address(), door.token());
        Link other = kernel.get()) {
      byte[] large = new byte[3_000_000];
      large[2_999_999] = 42;
      CompletableFuture<Void> sent =
          CompletableFuture.runAsync(
              () -> {
                try {
                  worker.send(large);
                  worker.send(new byte[0]);
                } catch (IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              });
      assertArrayEquals(large, other.receive());
      assertEquals(0, other.receive().length);
      sent.get();
    }
  }

  @Test
  void framesOfAllSizesPassAUnixDomainSocket() throws Exception {
    try (Door door = Door.unix()) {
      carriesFrames(door);
    }
  }

  @Test
  void framesOfAllSizesPassALoopbackSocket() throws Exception {
    try (Door door = Door.loopback()) {
      carriesFrames(door);
    }
  }

  @Test
  void aWrongTokenIsTurnedAwayAndTheRightOneStillLetIn() throws Exception {
    try (Door door = Door.loopback()) {
      CompletableFuture<Link> kernel = accept(door);
      Link stranger = Door.knock(door.address(), "0".repeat(32));
      assertThrows(IOException.class, stranger::receive);
      try (Link worker = Door.knock(door.address(), door.token());
          Link other = kernel.get()) {
        worker.send(new byte[] {1});
        assertArrayEquals(new byte[] {1}, other.receive());
      }
    }
  }

  @Test
  void strangersWhoSayNothingOrHalfOrTooMuchKeepNobodyOut() throws Exception {
    try (Door door = Door.loopback()) {
      CompletableFuture<Link> kernel = accept(door);
      int port = Integer.parseInt(door.address().substring("loopback:".length()));
      List<Socket> strangers = new ArrayList<>();
      for (byte[] said :
          List.of(new byte[0], new byte[] {0, 0}, huge(), new byte[] {-1, 0, 0, 0})) {
        Socket stranger = new Socket(InetAddress.getLoopbackAddress(), port);
        stranger.getOutputStream().write(said);
        strangers.add(stranger);
      }
      try (Link worker = Door.knock(door.address(), door.token());
          Link other = kernel.get(60, TimeUnit.SECONDS)) {
        worker.send(new byte[] {1});
        assertArrayEquals(new byte[] {1}, other.receive());
      }
      for (Socket stranger : strangers) {
        assertTrue(isTurnedAway(stranger), "a stranger is let wait for ever");
        stranger.close();
      }
    }
  }

  private static boolean isTurnedAway(Socket stranger) throws IOException {
    stranger.setSoTimeout(60_000);
    try {
      return stranger.getInputStream().read() < 0;
    } catch (SocketException reset) { // by a door that had not read all that was said
      return true;
    } catch (SocketTimeoutException inVain) {
      return false;
    }
  }

  /** The length of a frame that no memory holds. */
  private static byte[] huge() {
    return ByteBuffer.allocate(Integer.BYTES).putInt(Integer.MAX_VALUE).array();
  }

  @Test
  void theSocketLiesInAPrivateFolderThatGoesWithIt() throws Exception {
    Path folder;
    try (Door door = Door.unix()) {
      folder = Path.of(door.address().substring("unix:".length())).getParent();
      assertEquals(
          "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)));
    }
    assertFalse(Files.exists(folder));
  }

  @Test
  void theEndOfTheOtherSideIsNoticed() throws Exception {
    try (Door door = Door.open()) {
      CompletableFuture<Link> kernel = accept(door);
      Door.knock(door.address(), door.token()).close();
      assertTrue(
          assertThrows(IOException.class, () -> kernel.get().receive())
              .getMessage()
              .contains("gone"));
    }
  }
}
