package org.nqueens.printout;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

  @TempDir Path folder;

  static boolean hasFullDisk() {
    return Files.exists(Path.of("/dev/full"));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatIsWrittenReplacesWhatWasThereAndLeavesNothingElse() throws IOException {
    Path file = folder.resolve("a.csv");
    new WholeFile(file).write("much that was there before");
    new WholeFile(file).write("♛");
    assertEquals("♛", Files.readString(file));
    assertEquals(List.of("a.csv"), names());
  }

  @Test
  void aLinkStaysOne() throws IOException {
    Path file = folder.resolve("a.csv");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Files.createFile(file));
    new WholeFile(link).write("queen");
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("queen", Files.readString(file));
  }

  @Test
  void whatCannotBeWrittenIsNamedAndNothingIsLeft() throws IOException {
    String part = ".nqueens." + ProcessHandle.current().pid() + ".part";
    Path taken = Files.createDirectory(folder.resolve(part)); // as if the disk failed
    Files.createFile(taken.resolve("x"));
    Path file = folder.resolve("a.csv");
    Files.writeString(file, "before");
    assertThrows(IOException.class, () -> new WholeFile(file).write("after"));
    assertEquals("before", Files.readString(file));
  }

  @Test
  void aFolderIsRefusedBeforeTheWork() {
    for (Path file : List.of(folder, folder.resolve("none/a.csv"))) {
      String message =
          assertThrows(IOException.class, () -> new WholeFile(file).check()).getMessage();
      assertTrue(message.contains(file.toString()), message);
    }
  }

  @Test
  void aNameThatIsTooLongIsRefusedBeforeTheWorkAndTheLongestIsWritten() throws IOException {
    Path longest = folder.resolve("x".repeat(255));
    new WholeFile(longest).check();
    new WholeFile(longest).write("queen");
    assertEquals("queen", Files.readString(longest));
    WholeFile longer = new WholeFile(folder.resolve("x".repeat(256)));
    String message = assertThrows(IOException.class, longer::check).getMessage();
    assertTrue(message.startsWith("Cannot write " + longer.path() + ": "), message);
  }

  @Test
  void theTopOfAllFoldersIsNoFile() {
    Path top = folder.getRoot();
    String message = assertThrows(IOException.class, () -> new WholeFile(top).check()).getMessage();
    assertEquals("Cannot write " + top + ": it is a folder.", message);
  }

  @Test
  @EnabledIf("hasPipes")
  void aPipeIsWrittenThrough() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process other =
        new ProcessBuilder(
                java, "-cp", System.getProperty("java.class.path"), IntoPipe.class.getName())
            .redirectErrorStream(true)
            .start();
    assertEquals("queen", new String(other.getInputStream().readAllBytes(), UTF_8));
  }

  static boolean hasPipes() {
    return Files.exists(Path.of("/dev/stdout"));
  }

  /** A process whose output is a pipe. */
  static final class IntoPipe {
    public static void main(String[] arguments) throws IOException {
      WholeFile pipe = new WholeFile(Path.of("/dev/stdout"));
      pipe.check();
      pipe.write("queen");
    }
  }

  @Test
  void aTableAndAChartNeverShareAFile() throws IOException {
    Path real = Files.createDirectory(folder.resolve("real"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    Path old = Files.writeString(folder.resolve("old"), "before");
    Path twin = Files.createLink(folder.resolve("twin"), old);
    List<List<Path>> pairs =
        List.of(
            List.of(real.resolve("a"), real.resolve("a")),
            List.of(real.resolve("a"), link.resolve("a")),
            List.of(real.resolve("a"), real.resolve("../real/./a")),
            List.of(old, twin));
    for (List<Path> pair : pairs) {
      SweepPrintout sweep = sweep(Optional.of(pair.get(0)), Optional.of(pair.get(1)));
      String message =
          assertThrows(IllegalArgumentException.class, () -> sweep.table(WholeFileTest::never))
              .getMessage();
      assertTrue(message.contains(pair.get(0).toString()), message);
    }
    assertEquals("before", Files.readString(old));
    assertEquals(List.of("link", "old", "real", "twin"), names());
    sweep(Optional.of(old), Optional.of(real.resolve("a"))).table(share -> {});
    assertTrue(Files.readString(real.resolve("a")).contains("<svg"));
  }

  private static void never(double share) {
    throw new AssertionError("work was begun");
  }

  private static SweepPrintout sweep(Optional<Path> csv, Optional<Path> chart) {
    return new SweepPrintout(4, 5, List.of("scan"), csv, chart, false);
  }

  @Test
  @EnabledIf("hasFullDisk")
  void eachFileOfASweepIsNamedWhenTheDiskIsFull() {
    Optional<Path> full = Optional.of(Path.of("/dev/full"));
    for (boolean csv : List.of(true, false)) {
      SweepPrintout sweep = sweep(csv ? full : Optional.empty(), csv ? Optional.empty() : full);
      String message = assertThrows(IOException.class, () -> sweep.table(share -> {})).getMessage();
      assertEquals("Cannot write /dev/full: No space left on device.", message);
    }
    assertTrue(!Files.isRegularFile(Path.of("/dev/full")), "it was replaced");
  }
}
