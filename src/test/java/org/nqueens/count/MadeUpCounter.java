package org.nqueens.count;

import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/** A counter of small tasks whose shares add up to {@link #ALL} only if each is counted once. */
final class MadeUpCounter implements Counter {

  static final int TASKS = 200;
  static final long ALL = (1L << 40) * TASKS + TASKS * (TASKS - 1) / 2;

  private final IntToLongFunction task;

  /** A counter whose tasks do something, and count what it gives. */
  MadeUpCounter(IntToLongFunction task) {
    this.task = task;
  }

  /** A counter whose tasks do nothing but count their share. */
  MadeUpCounter() {
    this(MadeUpCounter::share);
  }

  static long share(int task) {
    return (1L << 40) + task;
  }

  /** What a task without an end does, until it is interrupted. */
  static void waitForEver() {
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
