package org.nqueens.render;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.trace.ReasonPolicy;
import org.nqueens.trace.WalkStep;

/**
 * The walk through a search as a book tells it: its numbered steps, one visit of a node each.
 *
 * <p>The first {@value #LISTED} steps are listed.
 */
public final class WalkView implements View {

  /** Steps that are listed. */
  static final int LISTED = 300;

  private final List<WalkStep> steps;
  private final ReasonPolicy policy;

  private WalkView(List<WalkStep> steps, ReasonPolicy policy) {
    this.steps = List.copyOf(steps);
    this.policy = policy;
  }

  /**
   * The steps, with the reasons that a textbook would name.
   *
   * @param steps steps in order, such as {@code trace.steps()} gives
   * @return the view
   */
  public static WalkView of(List<WalkStep> steps) {
    return new WalkView(steps, ReasonPolicy.COLUMN_FIRST_THEN_NEAREST);
  }

  /**
   * The same steps with other reasons.
   *
   * @param reasons which attackers to name
   * @return a new view
   */
  public WalkView naming(ReasonPolicy reasons) {
    return new WalkView(steps, reasons);
  }

  @Override
  public String text() {
    return shown().stream()
        .map(step -> step.text(policy))
        .collect(Collectors.joining("\n", sentence() + "\n\n", ""));
  }

  @Override
  public String html() {
    List<Html> lines =
        shown().stream()
            .map(step -> step.text(policy).replaceFirst("^\\d+\\. ", ""))
            .map(line -> Html.tag("li").style("margin:0 0 4px").holding(coloured(line)))
            .toList();
    Html list =
        Html.tag("ol")
            .with("start", steps.isEmpty() ? 1 : steps.get(0).number())
            .style("margin:0;padding:0 0 0 2.6em")
            .holding(lines);
    return Card.figure(Html.text(sentence()), list).toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  /** The verdicts stand out. */
  private static List<Html> coloured(String line) {
    return Arrays.stream(
            line.split(
                "(?=\\b(?:accepted|refused|solution)\\b)|(?<=\\b(?:accepted|refused|solution)\\b)"))
        .map(
            piece ->
                switch (piece) {
                  case "accepted", "solution" -> Card.strong(piece, Tokens.GOOD);
                  case "refused" -> Card.strong(piece, Tokens.REFUSE);
                  default -> Html.text(piece);
                })
        .toList();
  }

  private List<WalkStep> shown() {
    return steps.subList(0, Math.min(LISTED, steps.size()));
  }

  private String sentence() {
    int left = steps.size() - shown().size();
    return Amount.of(steps.size(), "step")
        + " of a walk by hand through the search"
        + (left > 0 ? "; the last " + Amount.number(left) + " are not listed." : ".");
  }
}
