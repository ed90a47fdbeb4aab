package org.nqueens.count.journal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

class HeldFileTest {

  private static final Path ENDLESS = Path.of("/dev/zero");

  @TempDir Path folder;
  private Path file;

  static boolean hasEndlessFile() {
    return Files.isWritable(ENDLESS);
  }

  @BeforeEach
  void aFile() {
    file = folder.resolve("a.journal");
  }

  @Test
  void nobodyElseInThisProcessGetsItByWhateverName() throws IOException {
    try (HeldFile held = HeldFile.open(file).orElseThrow()) {
      assertTrue(held.isOpen());
      Path link = Files.createSymbolicLink(folder.resolve("link"), file);
      Path twin = Files.createLink(folder.resolve("twin"), file);
      for (Path name :
          List.of(file, link, twin, folder.resolve("../" + folder.getFileName() + "/a.journal"))) {
        assertEquals(Optional.empty(), HeldFile.open(name));
      }
    }
    HeldFile.open(file).orElseThrow().close();
  }

  @Test
  void whoIsRefusedDoesNotOpenTheGateForOtherProcesses() throws Exception {
    try (HeldFile held = HeldFile.open(file).orElseThrow()) {
      assertEquals("in use", elsewhere());
      assertEquals(Optional.empty(), HeldFile.open(file));
      assertEquals("in use", elsewhere());
      assertTrue(held.isOpen());
    }
    assertEquals("free", elsewhere());
  }

  private String elsewhere() throws Exception {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Elsewhere.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, other.waitFor());
    return said;
  }

  /** Another process that wants the file. */
  static final class Elsewhere {
    public static void main(String[] arguments) throws IOException {
      Optional<HeldFile> held = HeldFile.open(Path.of(arguments[0]));
      System.out.print(held.isPresent() ? "free" : "in use");
    }
  }

  @Test
  void aFileThatTookItsPlaceIsAnotherOne() throws IOException {
    try (HeldFile held = HeldFile.open(file).orElseThrow()) {
      Files.delete(file);
      HeldFile.open(file).orElseThrow().close();
      assertTrue(held.isOpen());
    }
  }

  @Test
  void itsLinesComeInTheirOrderAndWhatHasNoEndIsTold() throws IOException {
    Files.writeString(
        file, "one\n\n" + "x".repeat(200_000) + "\nÿ\n" + "y".repeat(100_000), ISO_8859_1);
    List<String> lines = new ArrayList<>();
    try (HeldFile held = HeldFile.open(file).orElseThrow()) {
      HeldFile.Tail tail = held.lines((number, line) -> lines.add(number + line));
      assertEquals(new HeldFile.Tail("y".repeat(1000), 100_000), tail);
      held.cut(tail.bytes());
    }
    assertEquals(List.of("1one", "2", "3" + "x".repeat(1000), "4ÿ"), lines);
    assertTrue(Files.readString(file, ISO_8859_1).endsWith("x\nÿ\n"));
  }

  @Test
  @EnabledIf("hasEndlessFile")
  void aFileWithoutAnEndIsNotReadForEver() throws IOException {
    try (HeldFile held = HeldFile.open(ENDLESS).orElseThrow()) {
      assertEquals(new HeldFile.Tail("", 0), held.lines((number, line) -> {}));
    }
  }

  @Test
  void whatIsWrittenStandsAtTheEndEvenIfOthersWriteToo() throws IOException {
    try (HeldFile held = HeldFile.open(file).orElseThrow()) {
      held.write(ByteBuffer.wrap(new byte[] {'a'}));
      Files.writeString(file, "b", StandardOpenOption.APPEND);
      held.write(ByteBuffer.wrap(new byte[] {'c'}));
    }
    assertEquals("abc", Files.readString(file));
  }
}
