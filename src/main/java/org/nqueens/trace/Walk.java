package org.nqueens.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.solve.Kind;

/** Groups the events of a trace into the steps of a walk. */
final class Walk {

  private final List<WalkStep> steps = new ArrayList<>();
  private long node; // being visited
  private List<Step> verdicts = new ArrayList<>();
  private Optional<Step> solution = Optional.empty();
  private List<Long> dead = new ArrayList<>();
  private Optional<Long> back = Optional.empty();
  private boolean open; // whether there is a visit to add to

  /** The steps of a whole trace. */
  static List<WalkStep> steps(Trace trace) {
    Walk walk = new Walk();
    trace.events().forEach(walk::take);
    walk.close();
    if (trace.isComplete()) {
      walk.visit(1);
      walk.dead.add(1L);
      walk.close();
    }
    return List.copyOf(walk.steps);
  }

  private void take(Step step) {
    switch (step.kind()) {
      case START -> {}
      case REJECT, PLACE -> {
        visit(step.kind() == Kind.PLACE ? step.parent() : step.node());
        verdicts.add(step);
        if (step.kind() == Kind.PLACE) {
          close();
        }
      }
      case SOLUTION -> {
        visit(step.node());
        if (solution.isEmpty()) {
          solution = Optional.of(step);
        }
      }
      case DEAD_END -> visit(step.node());
      case BACKTRACK -> {
        dead.add(step.node());
        back = Optional.of(step.parent());
      }
    }
  }

  /** Goes on with the visit of a node, or begins one. */
  private void visit(long visited) {
    if (!open || node != visited || !dead.isEmpty()) {
      close();
      node = visited;
      open = true;
    }
  }

  private void close() {
    if (open) {
      steps.add(new WalkStep(steps.size() + 1, node, verdicts, solution, dead, back));
      verdicts = new ArrayList<>();
      solution = Optional.empty();
      dead = new ArrayList<>();
      back = Optional.empty();
      open = false;
    }
  }
}
