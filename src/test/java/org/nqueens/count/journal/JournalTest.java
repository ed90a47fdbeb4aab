package org.nqueens.count.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.count.Count;
import org.nqueens.count.Counter;
import org.nqueens.count.task.CountStopped;

class JournalTest {

  @TempDir Path folder;
  private Path file;
  private Count count;

  @BeforeEach
  void aJournalOfTheTenQueens() {
    file = folder.resolve("ten.journal");
    count = Count.of(10).by(Counter.quadrants()).threads(1).journal(file);
  }

  @Test
  void aFinishedJournalGivesTheSumAgain() {
    assertEquals(724, count.run().solutions());
    List<Integer> done = new ArrayList<>();
    assertEquals(724, count.watch((some, tasks) -> done.add(tasks - some)).run().solutions());
    assertEquals(List.of(0), done, "nothing was left to do");
  }

  @Test
  void whereverTheFileIsTornTheCountGoesOnToTheSameSum() throws IOException {
    count.run();
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 7) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      assertEquals(724, count.run().solutions(), "torn after " + length + " bytes");
      assertEquals(lines(whole), lines(Files.readAllBytes(file)));
    }
  }

  @Test
  void anyChangedByteOfAWholeLineIsSeen() throws IOException {
    count.run();
    byte[] whole = Files.readAllBytes(file);
    for (int i = 0; i < whole.length - 1; i += 5) {
      byte[] changed = whole.clone();
      changed[i] ^= 1;
      Files.write(file, changed);
      assertThrows(IllegalArgumentException.class, count::run, "byte " + i);
      assertEquals(lines(changed), lines(Files.readAllBytes(file)), "the file is left alone");
    }
  }

  @Test
  void aJournalOfAnotherCountIsRefused() {
    count.run();
    Count other = Count.of(11).journal(file);
    String message = assertThrows(IllegalArgumentException.class, other::run).getMessage();
    assertTrue(message.contains(file.toString()) && message.contains("n=11"), message);
    assertThrows(IllegalArgumentException.class, count.by(Counter.symmetry())::run);
  }

  @Test
  void aFileThatIsNoJournalIsLeftAlone() throws IOException {
    Files.writeString(file, "dear diary");
    assertThrows(IllegalArgumentException.class, count::run);
    assertEquals("dear diary", Files.readString(file));
  }

  @Test
  void aFileLongerThanAnyJournalIsLeftAlone() throws IOException {
    count.run();
    for (long length : List.of(3L << 29, 3L << 30)) {
      try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
        sparse.setLength(length);
      }
      String message = assertThrows(IllegalArgumentException.class, count::run).getMessage();
      assertTrue(message.contains("no journal of this count"), message);
      assertEquals(length, Files.size(file));
    }
  }

  @Test
  void aDoubledLineCountsOnceAndAContradictingOneIsRefused() throws IOException {
    count.run();
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.add(lines.get(1));
    Files.write(file, lines);
    assertEquals(724, count.run().solutions());
    int task = Integer.parseInt(lines.get(1).split(" ")[0]);
    int tasks = Counter.quadrants().work(10).tasks();
    lines.add(new JournalLine(10, "quadrants", tasks).write(task, 12_345));
    Files.write(file, lines);
    assertThrows(IllegalArgumentException.class, count::run);
  }

  @Test
  void theLinesMayComeInAnyOrder() throws IOException {
    count.run();
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    Collections.reverse(lines.subList(1, lines.size()));
    Files.write(file, lines);
    assertEquals(724, count.run().solutions());
  }

  @Test
  void aJournalInUseIsRefused() {
    try (Journal open = Journal.open(file, 10, "quadrants", Counter.quadrants().work(10).tasks())) {
      String message = assertThrows(IllegalArgumentException.class, count::run).getMessage();
      assertTrue(message.contains("in use"), message);
      assertEquals(0, open.before().size());
    }
  }

  @Test
  void anInterruptWhileItIsWrittenStopsTheCountAndNoMore() {
    int tasks = Counter.quadrants().work(10).tasks();
    try (Journal open = Journal.open(file, 10, "quadrants", tasks)) {
      Thread.currentThread().interrupt();
      assertThrows(CountStopped.class, () -> open.add(0, 1));
    } finally {
      assertTrue(Thread.interrupted());
    }
    assertEquals(724, count.run().solutions());
  }

  @Test
  void aCountThatIsInterruptedBeforeItHasItsJournalIsStoppedToo() {
    Thread.currentThread().interrupt();
    assertThrows(CountStopped.class, count::run);
    assertTrue(Thread.interrupted());
    assertEquals(724, count.run().solutions());
  }

  @Test
  void anEmptyNameIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> count.journal(Path.of("")));
  }

  @Test
  void anUnwritableFileIsNamed() {
    Path nowhere = folder.resolve("no/such/folder/ten.journal");
    String message =
        assertThrows(UncheckedIOException.class, count.journal(nowhere)::run).getMessage();
    assertTrue(message.contains(nowhere.toString()), message);
  }

  private static List<String> lines(byte[] bytes) {
    return new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1)
        .lines()
        .sorted()
        .toList();
  }
}
