package org.nqueens.render;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.trace.ReasonPolicy;
import org.nqueens.trace.Step;
import org.nqueens.trace.WalkStep;
import org.nqueens.words.Words;

/**
 * One step of a walk as a small board: each square that is refused has a cross, and a line to the
 * queen who is the reason; the queen that is placed has a ring.
 *
 * @param step the step
 * @param board the queens that stand before it
 * @param policy which reasons are drawn
 */
record StepPicture(WalkStep step, Placement board, ReasonPolicy policy) {

  private static final int PIXELS = 66;

  /** The board before a step, as far as the step itself tells it. */
  static Optional<Placement> board(WalkStep step) {
    Optional<Step> tried = step.verdicts().stream().findFirst();
    return tried
        .map(verdict -> verdict.placement().without(verdict.row()))
        .or(() -> step.solution().map(Step::placement));
  }

  /** The picture between the number of its step and where the search stands after it. */
  Html html(Words words) {
    Html picture =
        Thumbnail.image(
                step.text(policy, words),
                board,
                PIXELS,
                stroke(crosses(), Tokens.REFUSE, ".12"),
                stroke(reasons(), Tokens.ATTACK, ".07"),
                ring())
            .holding();
    return Html.tag("div")
        .style("width:" + (PIXELS + 9) + "px")
        .holding(
            Html.tag("b").holding(step.number() + "."),
            Html.text(" " + words.say("walk.at", step.node())),
            Html.tag("br").holding(),
            picture,
            Html.tag("br").holding(),
            outcome());
  }

  private Html outcome() {
    String star = step.solution().isPresent() ? "★ " : "";
    String up = step.back().map(to -> "↑ " + to).orElse("");
    return step.accepted()
        .map(placed -> Card.strong("↓ " + placed.node(), Tokens.PATH))
        .orElseGet(() -> Html.all(Card.strong(star, Tokens.GOOD), Html.text(up)));
  }

  private String crosses() {
    return step.rejects().stream()
        .map(e -> "M" + e.column() + ".3 " + e.row() + ".3l.4.4m0-.4l-.4.4")
        .collect(Collectors.joining());
  }

  private String reasons() {
    return step.rejects().stream()
        .flatMap(reject -> policy.choose(reject.attackers()).stream())
        .map(StepPicture::line)
        .collect(Collectors.joining());
  }

  private static String line(Attack attack) {
    return "M" + centre(attack.target()) + "L" + centre(attack.queen());
  }

  private static String centre(Square square) {
    return square.column() + ".5 " + square.row() + ".5";
  }

  private Html ring() {
    Stream<String> circle =
        step.accepted().stream()
            .map(placed -> new Square(placed.row(), placed.column()))
            .flatMap(
                square ->
                    Stream.of(
                        "M" + square.column() + ".1 " + square.row() + ".5",
                        "a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0",
                        Thumbnail.crown(square)));
    return stroke(circle.collect(Collectors.joining()), Tokens.GOOD, ".1");
  }

  private static Html stroke(String path, String colour, String width) {
    return path.isEmpty()
        ? Html.text("")
        : Html.tag("path")
            .with("d", path)
            .with("fill", "none")
            .with("stroke", colour)
            .with("stroke-width", width)
            .holding(List.of());
  }
}
