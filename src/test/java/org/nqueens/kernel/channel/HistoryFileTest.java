package org.nqueens.kernel.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.message.History;

/** The file that keeps the history between sessions. */
class HistoryFileTest {

  @TempDir Path folder;

  @Test
  void aLaterSessionFindsWhatEarlierOnesRan() {
    HistoryFile file = new HistoryFile(folder.resolve("deep/history.jsonl"));
    int first = file.load().session();
    file.keep(entry(first, 1, "int x = 1;\n// \"♛\" 😀"));
    int second = file.load().session();
    file.keep(entry(second, 1, "x"));
    assertEquals(
        List.of("int x = 1;\n// \"♛\" 😀", "x"),
        file.load().entries().stream().map(History.Entry::input).toList());
    assertEquals(List.of(1, 2), List.of(first, second));
  }

  @Test
  void sessionsThatBeginAtOnceHaveTheirOwnNumbers() {
    HistoryFile file = new HistoryFile(folder.resolve("history.jsonl"));
    assertEquals(1, file.load().session());
    assertEquals(2, file.load().session());
  }

  @Test
  void aLineThatACrashHasCutShortIsPassedOver() throws IOException {
    HistoryFile file = new HistoryFile(folder.resolve("history.jsonl"));
    file.keep(entry(file.load().session(), 1, "whole"));
    Files.writeString(file.file(), "{\"session\":1,\"li\n", StandardOpenOption.APPEND);
    assertEquals(
        List.of("whole"), file.load().entries().stream().map(History.Entry::input).toList());
  }

  @Test
  void aLineWithoutAnEndDoesNotSpoilTheNext() throws IOException {
    HistoryFile file = new HistoryFile(folder.resolve("history.jsonl"));
    Files.writeString(file.file(), "{\"session\":1,\"line\":1,\"inp");
    file.keep(entry(2, 1, "whole"));
    assertEquals(
        List.of("whole"), file.load().entries().stream().map(History.Entry::input).toList());
  }

  @Test
  void nobodyElseReadsIt() throws IOException {
    Path path = folder.resolve("deep/history.jsonl");
    Files.createDirectories(path.getParent());
    Files.writeString(path, ""); // as an older version left it
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-r--r--"));
    HistoryFile file = new HistoryFile(path);
    file.keep(entry(file.load().session(), 1, "secret"));
    String line = "{\"session\":1,\"line\":1,\"input\":\"" + "x".repeat(1000) + "\"}\n";
    assertOwn(path);
    Files.writeString(path, line.repeat(6_000)); // it is written anew
    file.load();
    assertOwn(path);
    assertOwn(path.resolveSibling("history.lock"));
  }

  private static void assertOwn(Path path) throws IOException {
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
  }

  @Test
  void whatManyKernelsKeepWhileOthersMakeTheFileSmallerIsAllThere() throws Exception {
    HistoryFile file = new HistoryFile(folder.resolve("history.jsonl"));
    String line = "{\"session\":1,\"line\":1,\"input\":\"" + "x".repeat(1000) + "\"}\n";
    Files.writeString(file.file(), line.repeat(4_300));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<Process> kernels = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      kernels.add(
          new ProcessBuilder(
                  java,
                  "-cp",
                  System.getProperty("java.class.path"),
                  HistoryFileTest.class.getName(),
                  file.file().toString(),
                  "kernel" + i)
              .inheritIO()
              .start());
    }
    for (Process kernel : kernels) {
      assertEquals(0, kernel.waitFor());
    }
    List<String> inputs = file.load().entries().stream().map(History.Entry::input).toList();
    for (int i = 0; i < 3; i++) {
      for (int k = 0; k < 40; k++) {
        assertTrue(inputs.contains("kernel" + i + " cell " + k), "kernel" + i + " cell " + k);
      }
    }
  }

  /** A kernel that begins a session and keeps cells, again and again. */
  public static void main(String[] arguments) {
    HistoryFile file = new HistoryFile(Path.of(arguments[0]));
    for (int k = 0; k < 40; k++) {
      int session = k % 10 == 0 ? file.load().session() : 1;
      file.keep(entry(session, k, arguments[1] + " cell " + k));
    }
  }

  @Test
  void aFileThatHasGrownKeepsItsNewestEntries() throws IOException {
    HistoryFile file = new HistoryFile(folder.resolve("history.jsonl"));
    String line = "{\"session\":1,\"line\":1,\"input\":\"" + "x".repeat(1000) + "\"}\n";
    Files.writeString(file.file(), line.repeat(6_000) + line.replace("xx", "yy"));
    List<History.Entry> kept = file.load().entries();
    assertEquals(5_000, kept.size());
    assertTrue(kept.get(kept.size() - 1).input().startsWith("yy"));
    assertTrue(Files.size(file.file()) < 5_300_000);
  }

  @Test
  void theEnvironmentNamesTheFileOrTurnsItOff() {
    assertEquals(
        Optional.of(Path.of("/x/h")),
        HistoryFile.of(Map.of("NQUEENS_HISTORY", "/x/h")).map(HistoryFile::file));
    assertEquals(Optional.empty(), HistoryFile.of(Map.of("NQUEENS_HISTORY", "")));
    assertEquals(
        Optional.of(Path.of("/data/nqueens-java/history.jsonl")),
        HistoryFile.of(Map.of("XDG_DATA_HOME", "/data")).map(HistoryFile::file));
    assertEquals(
        Optional.of(Path.of("/home/me/.local/share/nqueens-java/history.jsonl")),
        HistoryFile.of(Map.of("HOME", "/home/me")).map(HistoryFile::file));
  }

  private static History.Entry entry(int session, int line, String input) {
    return new History.Entry(session, line, input, Optional.empty());
  }
}
