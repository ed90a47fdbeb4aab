package org.nqueens.render;

import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.trace.Step;
import org.nqueens.words.Message;
import org.nqueens.words.Phrase;
import org.nqueens.words.Words;

/**
 * A sentence for each event of a search. The stepper's script says the same sentences; a test in
 * the browser compares the two.
 */
final class StepWords {

  private final int n;
  private final Coordinates coordinates;
  private final BoardWords board;
  private final Words words;

  StepWords(int n, Coordinates coordinates, Words words) {
    this.n = n;
    this.coordinates = coordinates;
    this.board = new BoardWords(n, coordinates, words);
    this.words = words;
  }

  /**
   * The sentence of an event.
   *
   * @param step the event
   * @param standing the queens that stand, which a solution that is an image differs from
   */
  Phrase sentence(Step step, Placement standing) {
    return switch (step.kind()) {
      case START -> phrase("step.start");
      case PLACE -> placed(step);
      case REJECT -> refused(step);
      case DEAD_END -> phrase("step.dead", step.node(), coordinates.row(n, step.row()));
      case SOLUTION -> solution(step, standing);
      case BACKTRACK -> phrase("step.back", step.node(), step.parent(), square(step));
    };
  }

  private Phrase phrase(String key, Object... arguments) {
    return Phrase.parse(words.say(key, arguments));
  }

  private Phrase placed(Step step) {
    List<Attack> hit = step.placement().without(step.row()).whyNot(step.row(), step.column());
    Phrase start = phrase("step.placed", step.node(), square(step));
    return because(start, hit, "step.although", "board.stop");
  }

  private Phrase refused(Step step) {
    Phrase start = phrase("step.tries", step.node(), square(step));
    return because(start, step.attackers(), "board.why", "step.although-safe");
  }

  private Phrase because(Phrase start, List<Attack> hit, String lead, String none) {
    return hit.isEmpty()
        ? start.then(words.say(none))
        : start.then(words.say(lead)).then(board.reasons(hit)).then(words.say("board.stop"));
  }

  private Phrase solution(Step step, Placement standing) {
    String columns =
        step.placement().columns().stream()
            .map(coordinates::column)
            .collect(Collectors.joining(", "));
    boolean image = !step.placement().equals(standing);
    return phrase(
        image ? "step.image" : "step.solution",
        step.node(),
        n == 0 ? Message.of("board.stop") : Message.of("step.columns", columns));
  }

  private String square(Step step) {
    return coordinates.square(n, step.row(), step.column(), words);
  }
}
