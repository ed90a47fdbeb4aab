package org.nqueens.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.task.CountStopped;

/** The audit log, written and read without Spark, and what is done to it. */
class AuditLogTest {

  private final PortableWork work = PortableWork.quadrants(6);
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void aFinishedLog() {
    file = folder.resolve("six.audit");
    assertEquals(4, count());
  }

  /** Counts what is not in the log yet. */
  private long count() {
    Ledger ledger = new Ledger(work.tasks());
    try (AuditLog log = AuditLog.open(file, work, ledger)) {
      for (int task : ledger.missing()) {
        long share = work.count(task);
        ledger.enter(task, share);
        log.add(new Shares(new int[] {task}, new long[] {share}));
      }
      log.finish(ledger.sum());
    }
    return ledger.sum();
  }

  private AuditReport report() throws IOException {
    return AuditReport.of(file);
  }

  private List<String> lines() throws IOException {
    return new ArrayList<>(Files.readAllLines(file));
  }

  @Test
  void aLogHasALineForEachTaskWithItsRowSet() throws IOException {
    assertTrue(report().sound(), () -> file.toString());
    assertEquals(4, report().sum());
    assertEquals(work.tasks() + 2, lines().size());
    assertEquals("nqueens audit 1; n=6; counter=quadrants; tasks=" + work.tasks(), lines().get(0));
    assertTrue(lines().get(1).matches("0 [EW]{6} \\d+ [0-9a-f]{1,8}"), lines().get(1));
    assertEquals(
        List.of(
            "n = 6 by quadrants: %d of %d tasks, their sum is 4."
                .formatted(work.tasks(), work.tasks()),
            "Sound: every task is there, once."),
        report().sentences());
  }

  @Test
  void whereverItIsTornTheReportSaysWhatIsMissingAndTheCountGoesOn() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      if (length > lines().size() && AuditFormat.of(firstLine()).isPresent()) {
        assertEquals(length == whole.length - 1, soundOrNone(), "after " + length + " bytes");
      }
      assertEquals(4, count(), "torn after " + length + " bytes");
      assertTrue(report().sound(), "torn after " + length + " bytes");
      assertArrayEquals(whole, Files.readAllBytes(file));
    }
  }

  private String firstLine() throws IOException {
    return lines().isEmpty() ? "" : lines().get(0);
  }

  @Test
  void anyChangedByteIsSeenAndTheFileLeftAlone() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int i = 0; i < whole.length - 1; i++) {
      byte[] changed = whole.clone();
      changed[i] ^= 1;
      Files.write(file, changed);
      assertThrows(IllegalArgumentException.class, this::count, "byte " + i);
      assertArrayEquals(changed, Files.readAllBytes(file));
      assertFalse(soundOrNone(), "byte " + i);
    }
  }

  private boolean soundOrNone() throws IOException {
    try {
      return report().sound();
    } catch (IllegalArgumentException noLog) {
      return false;
    }
  }

  @Test
  void aTaskThatIsMissingIsNamed() throws IOException {
    List<String> lines = lines();
    lines.remove(4);
    Files.write(file, lines);
    assertEquals(List.of(3), report().missing());
    assertFalse(report().sound());
    assertTrue(report().sentences().contains("Missing: task 3."));
  }

  @Test
  void aTaskThatIsThereTwiceIsNamedAndCountedOnce() throws IOException {
    List<String> lines = lines();
    lines.add(3, lines.get(8));
    Files.write(file, lines);
    assertEquals(List.of(7), report().doubled());
    assertEquals(4, report().sum());
    assertFalse(report().sound());
    assertTrue(report().sentences().contains("More than once: task 7."));
  }

  @Test
  void twoLinesThatContradictAreTold() throws IOException {
    List<String> lines = lines();
    AuditFormat format = AuditFormat.of(lines.get(0)).orElseThrow();
    lines.add(2, format.write(new AuditFormat.Entry(0, work.name(0), 77)));
    Files.write(file, lines);
    assertFalse(report().faults().isEmpty());
    String message = assertThrows(IllegalArgumentException.class, this::count).getMessage();
    assertTrue(message.contains("line 3") && message.contains("77"), message);
  }

  @Test
  void aRowSetUnderAnotherNumberIsTold() throws IOException {
    List<String> lines = lines();
    AuditFormat format = AuditFormat.of(lines.get(0)).orElseThrow();
    lines.set(2, format.write(new AuditFormat.Entry(1, work.name(0), 0)));
    Files.write(file, lines);
    assertTrue(report().faults().get(0).contains(work.name(0)), report().toString());
    assertThrows(IllegalArgumentException.class, this::count);
  }

  @Test
  void aTotalThatIsNotTheSumIsTold() throws IOException {
    List<String> lines = lines();
    AuditFormat format = AuditFormat.of(lines.get(0)).orElseThrow();
    lines.set(lines.size() - 1, format.total(5));
    Files.write(file, lines);
    assertEquals(List.of("The total says 5, and the sum is 4."), report().faults());
  }

  @Test
  void theOrderOfTheLinesMeansNothing() throws IOException {
    List<String> lines = lines();
    Collections.reverse(lines.subList(1, lines.size() - 1));
    Files.write(file, lines);
    assertTrue(report().sound());
    assertEquals(4, count());
  }

  @Test
  void linesThatEndAsOnWindowsAreRead() throws IOException {
    Files.writeString(file, String.join("\r\n", lines()) + "\r\n");
    assertTrue(report().sound());
    assertEquals(4, count());
  }

  @Test
  void aLogOfAnotherCountIsRefusedWithItsHeader() {
    Ledger ledger = new Ledger(1000);
    for (PortableWork other :
        new PortableWork[] {PortableWork.quadrants(7), PortableWork.symmetry(6)}) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> AuditLog.open(file, other, ledger))
              .getMessage();
      assertTrue(message.contains("n=" + other.n()), message);
    }
  }

  @Test
  void aLogInUseIsRefused() {
    AuditLog open = AuditLog.open(file, work, new Ledger(work.tasks()));
    try (open) {
      String message = assertThrows(IllegalArgumentException.class, this::count).getMessage();
      assertTrue(message.contains("in use"), message);
    }
  }

  @Test
  void aCountThatIsInterruptedBeforeItHasItsLogIsStopped() {
    Thread.currentThread().interrupt();
    assertThrows(CountStopped.class, this::count);
    assertTrue(Thread.interrupted());
    assertEquals(4, count());
  }

  @Test
  void aFileThatIsNoneIsLeftAlone() throws IOException {
    Files.writeString(file, "dear diary");
    assertThrows(IllegalArgumentException.class, this::count);
    assertThrows(IllegalArgumentException.class, this::report);
    assertEquals("dear diary", Files.readString(file));
  }

  @Test
  void anUnwritablePlaceIsNamed() {
    Path nowhere = folder.resolve("no/such/folder/six.audit");
    String message =
        assertThrows(
                UncheckedIOException.class,
                () -> AuditLog.open(nowhere, work, new Ledger(work.tasks())))
            .getMessage();
    assertTrue(message.contains(nowhere.toString()), message);
  }
}
