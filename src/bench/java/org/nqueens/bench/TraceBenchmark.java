package org.nqueens.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.nqueens.solve.Level;
import org.nqueens.solve.Recorder;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What it costs to be watched.
 *
 * <p>Before anything is measured, five types of listeners have been used in the JVM, as in a
 * notebook's worker: from the third on an interface call is no longer free.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class TraceBenchmark {

  /** The size of the board. */
  @Param("12")
  public int n;

  private final Solver bitmask = Solver.bitmask();
  private final Solver sets = Solver.sets();

  /** CPU time, which other work on the machine disturbs less than the time on the wall. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Cpu {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Nanoseconds of this thread. */
    public long nanos;

    /** How many calls they were spent on. */
    public long calls;

    long time(LongSupplier work) {
      long start = THREADS.getCurrentThreadCpuTime();
      long result = work.getAsLong();
      nanos += THREADS.getCurrentThreadCpuTime() - start;
      calls++;
      return result;
    }
  }

  /** Uses five types of listeners. */
  @Setup
  public void listen() {
    for (SearchListener listener : listeners()) {
      for (int i = 0; i < 20; i++) {
        bitmask.search(8, listener);
        sets.search(8, listener);
      }
    }
  }

  private static List<SearchListener> listeners() {
    List<SearchListener> listeners = new ArrayList<>();
    listeners.add(new SearchListener() {});
    listeners.add(
        new SearchListener() {
          @Override
          public boolean solution() {
            return true;
          }
        });
    listeners.add(
        new SearchListener() {
          private long nodes;

          @Override
          public void place(int row, int column) {
            nodes++;
          }
        });
    listeners.add(
        new SearchListener() {
          private long rejects;

          @Override
          public void reject(int row, int column) {
            rejects++;
          }
        });
    listeners.add(
        new SearchListener() {
          private int depth;

          @Override
          public void place(int row, int column) {
            depth++;
          }

          @Override
          public void backtrack(int row) {
            depth--;
          }
        });
    return listeners;
  }

  private static final class DoesNothing implements SearchListener {
    @Override
    public Level level() {
      return Level.OFF;
    }
  }

  private static long record(Solver solver, int n, Level level) {
    Recorder recorder = new Recorder(level, false, (packed, length) -> true);
    recorder.start(n);
    solver.search(n, recorder);
    recorder.end();
    return n;
  }

  private static long ignore(Solver solver, int n) {
    solver.search(n, new DoesNothing());
    return n;
  }

  /**
   * Plain bit masks, nothing else.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long plainBits(Cpu cpu) {
    return cpu.time(() -> Plain.bits(n));
  }

  /**
   * Plain boolean arrays, nothing else.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long plainSets(Cpu cpu) {
    return cpu.time(() -> Plain.sets(n));
  }

  /**
   * The bit solver, counting.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long countBits(Cpu cpu) {
    return cpu.time(() -> bitmask.count(n));
  }

  /**
   * The array solver, counting.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long countSets(Cpu cpu) {
    return cpu.time(() -> sets.count(n));
  }

  /**
   * The bit solver with a listener that does nothing.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long ignoredBits(Cpu cpu) {
    return cpu.time(() -> ignore(bitmask, n));
  }

  /**
   * The array solver with a listener that does nothing.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long ignoredSets(Cpu cpu) {
    return cpu.time(() -> ignore(sets, n));
  }

  /**
   * The bit solver, nodes recorded.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long nodesBits(Cpu cpu) {
    return cpu.time(() -> record(bitmask, n, Level.NODES));
  }

  /**
   * The array solver, everything recorded.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long testsSets(Cpu cpu) {
    return cpu.time(() -> record(sets, n, Level.TESTS));
  }

  /**
   * The bit solver, a whole trace with its places.
   *
   * @param cpu measures
   * @return a number that depends on the work
   */
  @Benchmark
  public long traceBits(Cpu cpu) {
    return cpu.time(() -> Trace.of(bitmask, n).size());
  }
}
