package org.nqueens.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attempts to make a count lose a task or count one twice. */
class LostTaskTest {

  private static final int TASKS = 200;
  private static final long ALL = (1L << 40) * TASKS + TASKS * (TASKS - 1) / 2;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void aJournal() {
    file = folder.resolve("some.journal");
  }

  /** A counter whose tasks have shares that no other sum of tasks gives. */
  private static Counter counter(IntToLongFunction share) {
    return new Counter() {
      @Override
      public String name() {
        return "made-up";
      }

      @Override
      public int largest() {
        return 20;
      }

      @Override
      public Work work(int n) {
        return new PrefixWork<>(
            IntStream.range(0, TASKS).boxed().toList(), task -> share.applyAsLong(task));
      }
    };
  }

  private static long share(int task) {
    return (1L << 40) + task;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 16, 1000})
  void everyTaskIsDoneOnceOnAnyNumberOfThreads(int threads) {
    AtomicIntegerArray times = new AtomicIntegerArray(TASKS);
    List<Integer> told = new ArrayList<>();
    Counter counter =
        counter(
            task -> {
              times.incrementAndGet(task);
              Thread.yield();
              return share(task);
            });
    Count count = Count.of(8).by(counter).threads(threads).watch((done, tasks) -> told.add(done));
    assertEquals(ALL, count.run().solutions());
    IntStream.range(0, TASKS).forEach(task -> assertEquals(1, times.get(task), "task " + task));
    assertEquals(IntStream.rangeClosed(0, TASKS).boxed().toList(), told);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void howeverOftenItIsInterruptedNothingIsDoneAgainOrLeftOut(int threads) throws IOException {
    AtomicIntegerArray times = new AtomicIntegerArray(TASKS);
    Counter counter =
        counter(
            task -> {
              times.incrementAndGet(task);
              return share(task);
            });
    long sum = -1;
    for (int runs = 1; sum < 0; runs++) {
      assertTrue(runs <= TASKS + 1, "each run does one task at least");
      int most = runs % 17 + 1;
      Thread caller = Thread.currentThread();
      AtomicInteger calls = new AtomicInteger();
      Progress stop =
          (done, tasks) -> {
            if (calls.incrementAndGet() > most) {
              caller.interrupt();
            }
          };
      try {
        sum = Count.of(8).by(counter).threads(threads).journal(file).watch(stop).run().solutions();
      } catch (CountStopped e) {
        assertTrue(Thread.interrupted());
      }
    }
    Thread.interrupted(); // an interrupt by the last task may have come too late
    assertEquals(ALL, sum);
    assertEquals(TASKS + 1, Files.readAllLines(file).size(), "each task stands there once");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void aTaskThatFailsIsDoneByTheNextRun(int threads) {
    for (int bad : List.of(0, 7, TASKS - 1)) {
      Path journal = folder.resolve(bad + ".journal");
      Counter failing =
          counter(
              task -> {
                if (task == bad) {
                  throw new ArithmeticException("task " + task);
                }
                return share(task);
              });
      Count count = Count.of(8).threads(threads).journal(journal);
      assertThrows(ArithmeticException.class, count.by(failing)::run);
      assertEquals(ALL, count.by(counter(LostTaskTest::share)).run().solutions());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void aTaskThatFailsStopsTheOthersAtOnce(int threads) {
    for (Throwable trouble : List.of(new OutOfMemoryError("made-up"), new ArithmeticException())) {
      Counter counter =
          counter(
              task -> {
                if (task < threads - 1) { // on each thread but one: a task without an end
                  Slow.await();
                }
                throw TroubleMaker.thrown(trouble);
              });
      Count count = Count.of(8).by(counter).threads(threads);
      assertSame(
          trouble,
          assertTimeoutPreemptively(
              Duration.ofMinutes(1), () -> assertThrows(trouble.getClass(), count::run)));
    }
  }

  /** Throws what the compiler would have declared. */
  private static final class TroubleMaker {

    private TroubleMaker() {}

    static RuntimeException thrown(Throwable trouble) {
      if (trouble instanceof Error error) {
        throw error;
      }
      return (RuntimeException) trouble;
    }
  }

  @Test
  void aCountThatRunsOutOfMemoryEnds() throws Exception {
    Path words = folder.resolve("words");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx24m",
                "-cp",
                System.getProperty("java.class.path"),
                Starved.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(words.toFile())
            .start();
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
  void aWatcherThatFailsSpoilsNothing() {
    Count count = Count.of(8).by(counter(LostTaskTest::share)).threads(2).journal(file);
    for (int at : List.of(0, 1, 50, TASKS - 1)) {
      Progress failing =
          (done, tasks) -> {
            if (done >= at) {
              throw new IllegalStateException("no more");
            }
          };
      assertThrows(IllegalStateException.class, count.watch(failing)::run);
    }
    assertEquals(ALL, count.run().solutions());
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
    Count count = Count.of(8).by(counter(LostTaskTest::share)).threads(1).journal(file);
    count.run();
    String header = new JournalLine(8, "made-up", TASKS).header();
    java.util.zip.CRC32C sum = new java.util.zip.CRC32C();
    sum.update((header + "\n" + forged).getBytes(StandardCharsets.ISO_8859_1));
    String line = forged + " " + Long.toHexString(sum.getValue()) + "\n";
    Files.writeString(file, line, StandardOpenOption.APPEND);
    String message = assertThrows(IllegalArgumentException.class, count::run).getMessage();
    assertTrue(message.contains("line " + (TASKS + 2)) && message.contains(forged), message);
  }

  @Test
  void aProcessKilledInMidRunLosesNothingThatStandsInItsJournal() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Slow.class.getName(),
                file.toString())
            .redirectErrorStream(true)
            .start();
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
        counter(
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
          counter(
              task -> {
                if (task > 50) {
                  await();
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

    private static void await() {
      try {
        Thread.sleep(Long.MAX_VALUE);
      } catch (InterruptedException e) {
        throw new CountStopped();
      }
    }
  }
}
