package org.nqueens.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.count.MadeUpCounter.ALL;
import static org.nqueens.count.MadeUpCounter.TASKS;
import static org.nqueens.count.MadeUpCounter.share;
import static org.nqueens.count.MadeUpCounter.waitForEver;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts whose JVM ends before they do. */
class LostProcessTest {

  @TempDir Path folder;

  /** Another JVM with the classes of this one. */
  private static ProcessBuilder java(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectErrorStream(true);
  }

  @Test
  void aCountThatRunsOutOfMemoryEnds() throws Exception {
    Path words = folder.resolve("words");
    Process process =
        java("-Xmx24m", Starved.class.getName()).redirectOutput(words.toFile()).start();
    try {
      assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it waits for a thread that has ended");
      String said = Files.readString(words);
      assertEquals(1, process.exitValue(), said);
      assertTrue(said.contains("OutOfMemoryError"), said);
    } finally {
      process.destroyForcibly();
    }
  }

  /**
   * Counts with a heap that holds the table of quadrants and not what is made of it. What is thrown
   * ends the JVM: with such a heap even a handler of its own may find no room.
   */
  static final class Starved {

    private Starved() {}

    public static void main(String[] arguments) {
      Count.of(18).by(Counter.quadrants()).threads(2).run();
    }
  }

  @Test
  void aProcessKilledInMidRunLosesNothingThatStandsInItsJournal() throws Exception {
    Path file = folder.resolve("some.journal");
    Process process = java(Slow.class.getName(), file.toString()).start();
    try {
      byte[] some = process.getInputStream().readNBytes(3); // it says a word for each task
      assertEquals("...", new String(some, StandardCharsets.US_ASCII));
    } finally {
      process.destroyForcibly().waitFor(); // no farewell: as by kill -9
    }
    int lines = Files.readAllLines(file).size();
    assertTrue(lines > 3 && lines < TASKS, lines + " lines");
    AtomicInteger rest = new AtomicInteger();
    Counter counter =
        new MadeUpCounter(
            task -> {
              rest.incrementAndGet();
              return share(task);
            });
    assertEquals(ALL, Count.of(8).by(counter).journal(file).run().solutions());
    assertEquals(TASKS, rest.get() + lines - 1, "what stood there was not done again");
  }

  /** Counts with two threads and never ends: the later tasks wait for ever. */
  static final class Slow {

    private Slow() {}

    public static void main(String[] arguments) {
      Counter counter =
          new MadeUpCounter(
              task -> {
                if (task > 50) {
                  waitForEver();
                }
                return share(task);
              });
      Progress word =
          (done, tasks) -> {
            System.out.print(done == 0 ? "" : ".");
            System.out.flush();
          };
      Count.of(8).by(counter).threads(2).journal(Path.of(arguments[0])).watch(word).run();
    }
  }
}
