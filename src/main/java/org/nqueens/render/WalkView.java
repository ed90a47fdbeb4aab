package org.nqueens.render;

import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.trace.ReasonPolicy;
import org.nqueens.trace.WalkStep;
import org.nqueens.words.Words;

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
  private final Words words;

  private WalkView(List<WalkStep> steps, ReasonPolicy policy, Words words) {
    this.words = words;
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
    return new WalkView(steps, ReasonPolicy.COLUMN_FIRST_THEN_NEAREST, Words.english());
  }

  /**
   * The same steps with other reasons.
   *
   * @param reasons which attackers to name
   * @return a new view
   */
  public WalkView naming(ReasonPolicy reasons) {
    return new WalkView(steps, reasons, words);
  }

  @Override
  public WalkView in(Words others) {
    return new WalkView(steps, policy, others);
  }

  @Override
  public String text() {
    return shown().stream()
        .map(step -> step.text(policy, words))
        .collect(Collectors.joining("\n", sentence() + "\n\n", ""));
  }

  @Override
  public String html() {
    List<Html> lines =
        shown().stream()
            .map(step -> step.text(policy, words).replaceFirst("^\\d+\\. ", ""))
            .map(line -> Html.tag("li").style("margin:0 0 4px").holding(line))
            .toList();
    Html list =
        Html.tag("ol")
            .with("start", steps.isEmpty() ? 1 : steps.get(0).number())
            .style("margin:0;padding:0 0 0 2.6em")
            .holding(lines);
    return Card.figure(words, Html.text(sentence()), list).toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private List<WalkStep> shown() {
    return steps.subList(0, Math.min(LISTED, steps.size()));
  }

  private String sentence() {
    int left = steps.size() - shown().size();
    String all = words.counted("step", steps.size());
    return left > 0 ? words.say("step.walk-cut", all, left) : words.say("step.walk", all);
  }
}
