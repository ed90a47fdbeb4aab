package org.nqueens.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.board.Attack;
import org.nqueens.solve.Kind;

/**
 * One step of the walk through a search as a book tells it: one visit of a node.
 *
 * <p>A visit tries candidates until one is accepted or all are used up. A solution is a step; so is
 * the end of the root. Any other node that dies because its last child did belongs to the step that
 * caused it. The walks of n = 4, 5, 6 have 30, 97, 284 steps.
 *
 * @param number 1 for the first step
 * @param node the node that is visited
 * @param verdicts the candidates tried, in order: REJECTs and, at the end, perhaps a PLACE
 * @param solution the solution found, if this step finds one
 * @param dead the nodes that are finished with this step, deepest first
 * @param back where the search stands after it went back, if it did
 */
public record WalkStep(
    int number,
    long node,
    List<Step> verdicts,
    Optional<Step> solution,
    List<Long> dead,
    Optional<Long> back) {

  /** Copies the lists. */
  public WalkStep {
    verdicts = List.copyOf(verdicts);
    dead = List.copyOf(dead);
  }

  /**
   * The candidates refused.
   *
   * @return the REJECTs, in order
   */
  public List<Step> rejects() {
    return verdicts.stream().filter(step -> step.kind() == Kind.REJECT).toList();
  }

  /**
   * The candidate accepted.
   *
   * @return the PLACE, if there was one
   */
  public Optional<Step> accepted() {
    return verdicts.stream().filter(step -> step.kind() == Kind.PLACE).findFirst();
  }

  /**
   * The step in words.
   *
   * @param policy which reasons to name
   * @return one line, without a line break
   */
  public String text(ReasonPolicy policy) {
    List<String> sentences = new ArrayList<>();
    solution.ifPresent(s -> sentences.add("solution " + s.placement().columns()));
    verdicts.forEach(verdict -> sentences.add(words(verdict, policy)));
    if (dead.equals(List.of(1L))) {
      sentences.add("nothing is left to try, the search is over");
    } else if (!dead.isEmpty()) {
      sentences.add(
          (dead.size() == 1 ? "node " : "nodes ")
              + dead.stream().map(String::valueOf).collect(Collectors.joining(", "))
              + (dead.size() == 1 ? " is finished" : " are finished"));
    }
    back.ifPresent(to -> sentences.add("back to node " + to));
    return number + ". node " + node + ": " + String.join("; ", sentences);
  }

  private static String words(Step verdict, ReasonPolicy policy) {
    String square = "(" + verdict.row() + "," + verdict.column() + ")";
    if (verdict.kind() == Kind.PLACE) {
      return square + " accepted as node " + verdict.node();
    }
    String reasons =
        policy.choose(verdict.attackers()).stream()
            .map(WalkStep::reason)
            .collect(Collectors.joining(" and "));
    return square + " refused" + (reasons.isEmpty() ? "" : ": " + reasons);
  }

  private static String reason(Attack attack) {
    return "queen " + attack.queen() + " on " + attack.line().phrase();
  }

  /** The step in words, with the reasons that S2's text would name. */
  @Override
  public String toString() {
    return text(ReasonPolicy.COLUMN_FIRST_THEN_NEAREST);
  }
}
