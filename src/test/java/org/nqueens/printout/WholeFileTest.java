package org.nqueens.printout;

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
    String part = ".a.csv." + ProcessHandle.current().pid() + ".part";
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
  @EnabledIf("hasFullDisk")
  void eachFileOfASweepIsNamedWhenTheDiskIsFull() {
    Optional<Path> full = Optional.of(Path.of("/dev/full"));
    for (boolean csv : List.of(true, false)) {
      SweepPrintout sweep =
          new SweepPrintout(
              4,
              5,
              List.of("scan"),
              csv ? full : Optional.empty(),
              csv ? Optional.empty() : full,
              false);
      String message = assertThrows(IOException.class, () -> sweep.table(share -> {})).getMessage();
      assertEquals("Cannot write /dev/full: No space left on device.", message);
    }
    assertTrue(!Files.isRegularFile(Path.of("/dev/full")), "it was replaced");
  }
}
