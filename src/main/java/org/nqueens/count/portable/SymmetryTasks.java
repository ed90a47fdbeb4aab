package org.nqueens.count.portable;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.count.search.SymmetrySearch;
import org.nqueens.count.task.PrefixWork;
import org.nqueens.count.task.Sizes;

/** The search for symmetry classes; what travels is the board's size alone. */
final class SymmetryTasks implements PortableWork {

  private static final long serialVersionUID = 1L;
  private static final int SMALLEST = 2;

  private final int n;
  private transient volatile PrefixWork<int[]> work; // null until asked for

  SymmetryTasks(int n) {
    Sizes.check(n, SMALLEST, Sizes.LARGEST, "symmetry");
    this.n = n;
  }

  @Override
  public int n() {
    return n;
  }

  @Override
  public String counter() {
    return "symmetry";
  }

  @Override
  public int tasks() {
    return work().tasks();
  }

  @Override
  public long count(int task) {
    return work().count(task);
  }

  @Override
  public String name(int task) {
    return work()
        .prefix(task)
        .map(prefix -> IntStream.of(prefix).mapToObj(Integer::toString))
        .map(columns -> columns.collect(Collectors.joining(",")))
        .orElse("none");
  }

  private PrefixWork<int[]> work() {
    PrefixWork<int[]> made = work;
    if (made == null) {
      made = SymmetrySearch.tasks(n, false); // two threads may both do it: no harm
      work = made;
    }
    return made;
  }
}
