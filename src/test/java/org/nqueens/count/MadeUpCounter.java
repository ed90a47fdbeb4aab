package org.nqueens.count;

import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.PrefixWork;
import org.nqueens.count.task.Work;

/** A counter of small tasks whose shares add up to {@link #ALL} only if each is counted once. */
public final class MadeUpCounter implements Counter {

  public static final int TASKS = 200;
  public static final long ALL = (1L << 40) * TASKS + TASKS * (TASKS - 1) / 2;

  private final IntToLongFunction task;

  /** A counter whose tasks do something, and count what it gives. */
  public MadeUpCounter(IntToLongFunction task) {
    this.task = task;
  }

  /** A counter whose tasks do nothing but count their share. */
  public MadeUpCounter() {
    this(MadeUpCounter::share);
  }

  public static long share(int task) {
    return (1L << 40) + task;
  }

  /** What a task without an end does, until it is interrupted. */
  public static void waitForEver() {
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException e) {
      throw new CountStopped();
    }
  }

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
    return new PrefixWork<>(IntStream.range(0, TASKS).boxed().toList(), task::applyAsLong);
  }
}
