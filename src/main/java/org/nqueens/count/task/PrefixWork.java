package org.nqueens.count.task;

import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * A search cut into tasks after its first rows: a task is what follows one way to fill them.
 *
 * @param <P> what is known of the first rows
 */
public final class PrefixWork<P> implements Work {

  private final List<P> prefixes;
  private final ToLongFunction<P> count;

  /**
   * The tasks of a search.
   *
   * @param prefixes what is known of the first rows, one for each task; copied
   * @param count what follows one of them: a function of it alone, safe to call on any thread
   */
  public PrefixWork(List<P> prefixes, ToLongFunction<P> count) {
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

  /**
   * What a task begins with.
   *
   * @param task from 0 to {@code tasks() - 1}
   * @return what is known of the first rows, or nothing where no way leads on
   * @throws IndexOutOfBoundsException if there is no such task
   */
  public Optional<P> prefix(int task) {
    check(task);
    return prefixes.isEmpty() ? Optional.empty() : Optional.of(prefixes.get(task));
  }

  private void check(int task) {
    if (task < 0 || task >= tasks()) {
      throw new IndexOutOfBoundsException("task " + task + " of " + tasks());
    }
  }
}
