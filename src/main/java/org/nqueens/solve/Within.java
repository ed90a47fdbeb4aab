package org.nqueens.solve;

import java.util.Locale;
import org.nqueens.board.Symmetry;

/** A solver that is ended when its budget is spent. */
final class Within implements Solver {

  private final Solver inner;
  private final Budget budget;

  Within(Solver inner, Budget budget) {
    this.inner = inner;
    this.budget = budget;
  }

  @Override
  public void search(int n, SearchListener listener) {
    Recorder recorder = Recorder.toward(new Meter(listener));
    recorder.start(n);
    inner.search(n, recorder);
    recorder.end();
  }

  @Override
  public About about() {
    return inner.about();
  }

  @Override
  public String toString() {
    return inner.about().name() + " within " + budget;
  }

  /** Counts what is told and passes it on until the budget is spent. */
  private final class Meter implements SearchListener {
    private final SearchListener next;
    private int n;
    private long nodes = 1;
    private long candidates;
    private long solutions;

    Meter(SearchListener next) {
      this.next = next;
    }

    @Override
    public Level level() {
      Level needed = budget.candidates() == Long.MAX_VALUE ? Level.NODES : Level.TESTS;
      return needed.compareTo(next.level()) > 0 ? needed : next.level();
    }

    @Override
    public void start(int size) {
      n = size;
      next.start(size);
    }

    @Override
    public void place(int row, int column) {
      spend(nodes < budget.nodes());
      nodes++;
      next.place(row, column);
    }

    @Override
    public void reject(int row, int column) {
      spend(true);
      next.reject(row, column);
    }

    @Override
    public void deadEnd(int row) {
      next.deadEnd(row);
    }

    @Override
    public boolean solution() {
      solutions++;
      return next.solution();
    }

    @Override
    public boolean image(Symmetry motion) {
      solutions++;
      return next.image(motion);
    }

    @Override
    public void backtrack(int row) {
      next.backtrack(row);
    }

    private void spend(boolean nodesAreLeft) {
      if (!nodesAreLeft || candidates == budget.candidates()) {
        throw new SearchStopped(
            String.format(
                Locale.ROOT,
                "the search of n = %d stopped at its budget of %s: %,d nodes, %,d candidates, %,d solutions so far",
                n,
                budget,
                nodes,
                candidates,
                solutions));
      }
      candidates++;
    }
  }
}
