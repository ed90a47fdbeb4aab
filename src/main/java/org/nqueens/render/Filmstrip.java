package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.board.Placement;
import org.nqueens.solve.Kind;
import org.nqueens.trace.Step;
import org.nqueens.words.Words;

/**
 * The way of a search to its first solution as a strip of small boards, one for each node: what a
 * stepper shows where no script may run.
 */
final class Filmstrip {

  /** A longer way is not drawn. */
  private static final int LONGEST = 12;

  /** Boards of each search where two are compared. */
  private static final int BEGINNING = 8;

  private static final int PIXELS = 64;

  private record Picture(Placement placement, String sign, String colour) {

    Picture signed(String other, String otherColour) {
      return new Picture(placement, other, otherColour);
    }
  }

  private Filmstrip() {}

  /** The strip, if there is a solution and the way to it is short. */
  static Optional<Html> to(List<Step> steps, Words words) {
    int solution = steps.stream().map(Step::kind).toList().indexOf(Kind.SOLUTION);
    List<Picture> pictures = pictures(steps.subList(0, solution + 1));
    boolean drawn = !pictures.isEmpty() && pictures.size() <= LONGEST;
    return drawn ? Optional.of(strip(words.say("step.way"), pictures, words)) : Optional.empty();
  }

  /** The first boards of a search, for readers who compare it with another; n at most 6. */
  static Html beginning(List<Step> steps, Words words) {
    List<Picture> pictures = pictures(steps);
    List<Picture> first = pictures.subList(0, Math.min(BEGINNING, pictures.size()));
    return strip(words.say("step.beginning"), first, words);
  }

  /** A picture of each node but the root, with what became of it. */
  private static List<Picture> pictures(List<Step> steps) {
    List<Picture> pictures = new ArrayList<>();
    for (Step step : steps) {
      int last = pictures.size() - 1;
      switch (step.kind()) {
        case PLACE -> pictures.add(new Picture(step.placement(), "", ""));
        case DEAD_END -> mark(pictures, last, "tree.dead-end", Tokens.REFUSE);
        case SOLUTION -> mark(pictures, last, "tree.solution", Tokens.GOOD);
        default -> {} // nothing new to see
      }
    }
    return pictures;
  }

  private static void mark(List<Picture> pictures, int at, String sign, String colour) {
    if (at >= 0) {
      pictures.set(at, pictures.get(at).signed(sign, colour));
    }
  }

  private static Html strip(String heading, List<Picture> pictures, Words words) {
    Html row =
        Html.tag("div")
            .style(
                "display:flex;flex-wrap:wrap;gap:8px 10px;margin:6px 0 0;text-align:center;"
                    + "font-size:12px")
            .holding(pictures.stream().map(picture -> frame(picture, words)).toList());
    return Html.tag("div").style("margin:12px 0 0").holding(Html.text(heading), row);
  }

  private static Html frame(Picture picture, Words words) {
    String columns =
        picture.placement().columns().stream()
            .filter(column -> column >= 0)
            .map(String::valueOf)
            .collect(Collectors.joining(" "));
    return Html.tag("div")
        .style("width:" + (PIXELS + 16) + "px")
        .holding(
            Thumbnail.bare(picture.placement(), PIXELS, words),
            Html.tag("br").holding(),
            Html.text(columns),
            picture.sign().isEmpty() ? Html.text("") : Html.tag("br").holding(),
            picture.sign().isEmpty()
                ? Html.text("")
                : Card.strong(words.say(picture.sign()).strip(), picture.colour()));
  }
}
