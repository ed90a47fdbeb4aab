package org.nqueens.render;

import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.trace.Step;

/**
 * A sentence for each event of a search. The stepper's script says the same sentences; a test in
 * the browser compares the two.
 */
final class StepWords {

  private final int n;
  private final Coordinates coordinates;
  private final BoardWords board;

  StepWords(int n, Coordinates coordinates) {
    this.n = n;
    this.coordinates = coordinates;
    this.board = new BoardWords(n, coordinates);
  }

  /**
   * The sentence of an event.
   *
   * @param step the event
   * @param standing the queens that stand, which a solution that is an image differs from
   */
  Phrase sentence(Step step, Placement standing) {
    return switch (step.kind()) {
      case START -> Phrase.of("Node 1, the root: the board is empty.");
      case PLACE -> placed(step);
      case REJECT -> refused(step);
      case DEAD_END ->
          node(step)
              .then(" is ")
              .then("dead", Tokens.REFUSE)
              .then(": row " + coordinates.row(n, step.row()) + " has no free square.");
      case SOLUTION -> solution(step, standing);
      case BACKTRACK ->
          Phrase.of("")
              .then("Back", Tokens.PATH)
              .then(" from node " + step.node() + " to node " + step.parent())
              .then(": the queen leaves " + square(step) + ".");
    };
  }

  private Phrase placed(Step step) {
    List<Attack> hit = step.placement().without(step.row()).whyNot(step.row(), step.column());
    Phrase start =
        node(step).then(": a queen is ").then("placed", Tokens.PATH).then(" on " + square(step));
    return because(start, hit, ", although ", ".");
  }

  private Phrase refused(Step step) {
    Phrase start = node(step).then(" tries " + square(step) + ": ").then("refused", Tokens.REFUSE);
    return because(start, step.attackers(), ": ", ", although no queen reaches it.");
  }

  private Phrase because(Phrase start, List<Attack> hit, String lead, String none) {
    return hit.isEmpty() ? start.then(none) : start.then(lead).then(board.reasons(hit)).then(".");
  }

  private Phrase solution(Step step, Placement standing) {
    String columns =
        step.placement().columns().stream()
            .map(coordinates::column)
            .collect(Collectors.joining(", ", ": columns ", "."));
    boolean image = !step.placement().equals(standing);
    return Phrase.of(image ? "An image of node " : "Node ")
        .then(step.node() + " is a ")
        .then("solution", Tokens.GOOD)
        .then((image ? " too" : "") + (n == 0 ? "." : columns));
  }

  private static Phrase node(Step step) {
    return Phrase.of("Node " + step.node());
  }

  private String square(Step step) {
    return coordinates.square(n, step.row(), step.column());
  }
}
