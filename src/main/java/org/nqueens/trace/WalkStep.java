package org.nqueens.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.board.Attack;
import org.nqueens.solve.Kind;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

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
    return text(policy, Words.english());
  }

  /**
   * The step in a reader's words.
   *
   * @param policy which reasons to name
   * @param words the language
   * @return one line, without a line break
   */
  public String text(ReasonPolicy policy, Words words) {
    List<String> sentences = new ArrayList<>();
    solution.ifPresent(s -> sentences.add(words.say("walk.solution", s.placement().columns())));
    verdicts.forEach(verdict -> sentences.add(verdict(verdict, policy, words)));
    if (dead.equals(List.of(1L))) {
      sentences.add(words.say("walk.over"));
    } else if (!dead.isEmpty()) {
      String nodes = dead.stream().map(String::valueOf).collect(Collectors.joining(", "));
      sentences.add(words.say(Message.counted("walk.finished", dead.size(), nodes)));
    }
    back.ifPresent(to -> sentences.add(words.say("walk.back", to)));
    String all = String.join(words.say("walk.and-then"), sentences);
    return number + ". " + words.say("walk.step", node, all);
  }

  private static String verdict(Step verdict, ReasonPolicy policy, Words words) {
    String square = "(" + verdict.row() + "," + verdict.column() + ")";
    if (verdict.kind() == Kind.PLACE) {
      return words.say("walk.accepted", square, verdict.node());
    }
    String reasons =
        policy.choose(verdict.attackers()).stream()
            .map(attack -> reason(attack, words))
            .collect(Collectors.joining(words.say("walk.and")));
    return reasons.isEmpty()
        ? words.say("walk.refused", square)
        : words.say("walk.refused-for", square, reasons);
  }

  private static String reason(Attack attack, Words words) {
    return words.say("walk.queen." + attack.line().name().toLowerCase(Locale.ROOT), attack.queen());
  }

  /** The step in words, with the reasons that S2's text would name. */
  @Override
  public String toString() {
    return text(ReasonPolicy.COLUMN_FIRST_THEN_NEAREST);
  }
}
