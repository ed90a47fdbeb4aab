package org.nqueens.count.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.count.MadeUpCounter.TASKS;
import static org.nqueens.count.MadeUpCounter.share;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.count.Count;
import org.nqueens.count.MadeUpCounter;

/** A disk that takes half a line, and a line that no count wrote. */
class SpoiltJournalTest {

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void aJournal() {
    file = folder.resolve("some.journal");
  }

  @Test
  void aDiskThatIsFullForAWhileLosesNoLineBehindTheTornOne() {
    StringBuilder disk = new StringBuilder();
    JournalLine format = new JournalLine(8, "made-up", TASKS);
    try (Journal journal = new Journal(file, new FullAtThirty(disk), format, Map.of())) {
      journal.add(0, share(0));
      for (int task : List.of(1, 2)) {
        UncheckedIOException full =
            assertThrows(UncheckedIOException.class, () -> journal.add(task, share(task)));
        assertTrue(full.getMessage().contains(file.toString()), full.getMessage());
      }
    }
    assertEquals(30, disk.length(), "nothing was written behind half a line");
    String whole = disk.substring(0, disk.indexOf("\n"));
    Map<Integer, Long> shares = new LinkedHashMap<>();
    assertTrue(format.read(whole, shares));
    assertEquals(Map.of(0, share(0)), shares);
  }

  /** Takes thirty bytes, refuses once, and would then take more. */
  private static final class FullAtThirty implements WritableByteChannel {
    private final StringBuilder disk;
    private boolean refused;

    FullAtThirty(StringBuilder disk) {
      this.disk = disk;
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
      if (!refused && disk.length() >= 30) {
        refused = true;
        throw new IOException("No space left on device");
      }
      byte[] taken = new byte[refused ? bytes.remaining() : 1];
      bytes.get(taken);
      disk.append(new String(taken, StandardCharsets.ISO_8859_1));
      return taken.length;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {
      // there is nothing to close
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"200 1", "-1 1", "4294967296 1", "1 -1", "+1 1", "01 1", "1 1e3", "x 1"})
  void aForgedLineIsRefusedEvenWithItsChecksum(String forged) throws IOException {
    Count count = Count.of(8).by(new MadeUpCounter()).threads(1).journal(file);
    count.run();
    String header = new JournalLine(8, "made-up", TASKS).header();
    CRC32C sum = new CRC32C();
    sum.update((header + "\n" + forged).getBytes(StandardCharsets.ISO_8859_1));
    String line = forged + " " + Long.toHexString(sum.getValue()) + "\n";
    Files.writeString(file, line, StandardOpenOption.APPEND);
    String message = assertThrows(IllegalArgumentException.class, count::run).getMessage();
    assertTrue(message.contains("line " + (TASKS + 2)) && message.contains(forged), message);
  }
}
