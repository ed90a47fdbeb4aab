package org.nqueens.render.stepper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.board.Placement;
import org.nqueens.solve.Kind;
import org.nqueens.trace.Step;

/**
 * The events of a search in about two characters a node, for the stepper's script to read.
 *
 * <p>{@code A} … {@code Z} place a queen on column 0 … 25, {@code a} … {@code z} refuse it, {@code
 * !} is a dead end, {@code *} a solution, {@code =} with n letters an image of it, {@code -} a step
 * back. A number before a code is its row, where that is not the number of queens that stand. If
 * the code is implied, the columns that were passed over before a queen, a dead end or a step back
 * were refused one by one and are not written; a dot before a code says that they were not.
 *
 * @param text the codes, START left out
 * @param implied whether refusals are left out
 */
record EventCode(String text, boolean implied) {

  /** The largest board: one letter a column. */
  static final int LARGEST = 26;

  static EventCode of(int n, List<Step> steps) {
    boolean implied = steps.stream().anyMatch(step -> step.kind() == Kind.REJECT);
    return new EventCode(new Writer(n, implied).write(steps), implied);
  }

  /** Writes events one by one; a run of refusals waits until it is known whether it is implied. */
  private static final class Writer {
    private final int n;
    private final boolean implied;
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> next = new ArrayList<>(List.of(0)); // by depth: the next candidate
    private final List<Step> waiting = new ArrayList<>(); // refusals not written yet
    private Placement standing;

    Writer(int n, boolean implied) {
      this.n = n;
      this.implied = implied;
      this.standing = Placement.empty(n);
    }

    String write(List<Step> steps) {
      steps.forEach(this::write);
      spell();
      return text.toString();
    }

    private void write(Step step) {
      int depth = next.size() - 1;
      switch (step.kind()) {
        case START -> {} // every search has it
        case REJECT -> waiting.add(step);
        case PLACE -> {
          settle(step.row() == depth ? Optional.of(step.column()) : Optional.empty());
          row(step, depth);
          text.append((char) ('A' + step.column()));
          next.set(depth, step.column() + 1);
          next.add(0);
          standing = step.placement();
        }
        case DEAD_END -> {
          settle(Optional.of(n));
          text.append('!');
        }
        case SOLUTION -> solution(step);
        case BACKTRACK -> {
          settle(Optional.of(n));
          text.append('-');
          next.remove(depth);
          standing = step.placement();
        }
      }
    }

    private void solution(Step step) {
      spell();
      if (step.placement().equals(standing)) {
        text.append('*');
        return;
      }
      text.append('=');
      step.placement().columns().forEach(column -> text.append((char) ('A' + column)));
    }

    /** Leaves the waiting refusals out if they are what the next code implies, else spells them. */
    private void settle(Optional<Integer> end) {
      int depth = next.size() - 1;
      boolean expected = implied && end.isPresent() && depth < n;
      if (expected && areAllFrom(next.get(depth), end.get(), depth)) {
        next.set(depth, Math.max(next.get(depth), end.get()));
        waiting.clear();
        return;
      }
      spell();
      if (expected && next.get(depth) < end.get()) {
        text.append('.');
      }
    }

    private boolean areAllFrom(int first, int end, int row) {
      if (waiting.size() != Math.max(0, end - first)) {
        return false;
      }
      for (int i = 0; i < waiting.size(); i++) {
        if (waiting.get(i).column() != first + i || waiting.get(i).row() != row) {
          return false;
        }
      }
      return true;
    }

    private void spell() {
      int depth = next.size() - 1;
      for (Step step : waiting) {
        row(step, depth);
        text.append((char) ('a' + step.column()));
        next.set(depth, step.column() + 1);
      }
      waiting.clear();
    }

    private void row(Step step, int depth) {
      if (step.row() != depth) {
        text.append(step.row());
      }
    }
  }
}
