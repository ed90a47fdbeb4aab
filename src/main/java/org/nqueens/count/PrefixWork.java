package org.nqueens.count;

import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * A search cut into tasks after its first rows: a task is what follows one way to fill them.
 *
 * @param <P> what is known of the first rows
 */
final class PrefixWork<P> implements Work {

  private final List<P> prefixes;
  private final ToLongFunction<P> count;

  PrefixWork(List<P> prefixes, ToLongFunction<P> count) {
    this.prefixes = List.copyOf(prefixes);
    this.count = count;
  }

  @Override
  public int tasks() {
    return Math.max(1, prefixes.size()); // where no way leads on, one task finds nothing
  }

  @Override
  public long count(int task) {
    check(task);
    return prefixes.isEmpty() ? 0 : count.applyAsLong(prefixes.get(task));
  }

  /** What is known of the first rows of a task, or nothing where no way leads on. */
  Optional<P> prefix(int task) {
    check(task);
    return prefixes.isEmpty() ? Optional.empty() : Optional.of(prefixes.get(task));
  }

  private void check(int task) {
    if (task < 0 || task >= tasks()) {
      throw new IndexOutOfBoundsException("task " + task + " of " + tasks());
    }
  }
}
