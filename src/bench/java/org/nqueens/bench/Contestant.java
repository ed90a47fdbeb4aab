package org.nqueens.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.nqueens.board.KnownCounts;
import org.nqueens.count.Counter;

/** Something that counts queens, ours or another's, and is timed in seconds of processor time. */
interface Contestant {

  /** What it is called in tables. */
  String name();

  /**
   * Counts once.
   *
   * @return seconds of processor time on one thread
   * @throws IOException if it cannot be run, or counts wrong
   */
  double seconds(int n) throws IOException;

  /**
   * A counter of ours, in this JVM; what compiles and collects garbage beside it is not its time.
   */
  static Contestant counter(Counter counter) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return new Contestant() {
      @Override
      public String name() {
        return counter.name();
      }

      @Override
      public double seconds(int n) throws IOException {
        long start = threads.getCurrentThreadCpuTime();
        long solutions = counter.count(n);
        long nanos = threads.getCurrentThreadCpuTime() - start;
        check(name(), n, Long.toString(solutions));
        return nanos / 1e9;
      }
    };
  }

  /**
   * A program, whose start counts too.
   *
   * @param command for the shell, with {@code {n}} where the size goes, or without for the end
   */
  static Contestant program(String name, String command) {
    return new Contestant() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public double seconds(int n) throws IOException {
        String line = command.contains("{n}") ? command.replace("{n}", "" + n) : command + " " + n;
        Process process =
            new ProcessBuilder("bash", "-c", "TIMEFORMAT='cpu %U %S'; time { " + line + " ; }")
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        await(process, name, said);
        int time = said.lastIndexOf("cpu ");
        check(name, n, said.substring(0, time));
        String[] words = said.substring(time).strip().split(" ");
        return Double.parseDouble(words[1]) + Double.parseDouble(words[2]);
      }
    };
  }

  private static void await(Process process, String name, String said) throws IOException {
    try {
      if (!process.waitFor(1, TimeUnit.MINUTES) || process.exitValue() != 0) {
        throw new IOException(name + " failed: " + said.strip());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(name + " was interrupted", e);
    }
  }

  private static void check(String name, int n, String said) throws IOException {
    String right = Long.toString(KnownCounts.solutions(n));
    String digits = said.replace(",", "");
    if (!digits.matches("(?s)(.*\\D)?" + right + "(\\D.*)?")) {
      throw new IOException(
          name + " did not count " + right + " for n = " + n + ": " + said.strip());
    }
  }
}
