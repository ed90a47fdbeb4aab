package org.nqueens.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.nqueens.solve.Level;
import org.nqueens.solve.Recorder;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;
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

  private static void record(Solver solver, int n, Level level) {
    Recorder recorder = new Recorder(level, false, (packed, length) -> true);
    recorder.start(n);
    solver.search(n, recorder);
    recorder.end();
  }

  /** Plain bit masks, nothing else. */
  @Benchmark
  public long plainBits() {
    return Plain.bits(n);
  }

  /** Plain boolean arrays, nothing else. */
  @Benchmark
  public long plainSets() {
    return Plain.sets(n);
  }

  /** The bit solver, counting. */
  @Benchmark
  public long countBits() {
    return bitmask.count(n);
  }

  /** The array solver, counting. */
  @Benchmark
  public long countSets() {
    return sets.count(n);
  }

  /** The bit solver with a listener that does nothing. */
  @Benchmark
  public void ignoredBits() {
    bitmask.search(n, new DoesNothing());
  }

  /** The array solver with a listener that does nothing. */
  @Benchmark
  public void ignoredSets() {
    sets.search(n, new DoesNothing());
  }

  /** The bit solver, nodes recorded. */
  @Benchmark
  public void nodesBits() {
    record(bitmask, n, Level.NODES);
  }

  /** The array solver, everything recorded. */
  @Benchmark
  public void testsSets() {
    record(sets, n, Level.TESTS);
  }

  /** The bit solver, a whole trace with its places. */
  @Benchmark
  public long traceBits() {
    return Trace.of(bitmask, n).size();
  }
}
