package org.nqueens.kernel.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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
