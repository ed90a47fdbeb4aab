package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Placement;
import org.nqueens.trace.ReasonPolicy;
import org.nqueens.trace.WalkStep;
import org.nqueens.words.Words;

/**
 * The walk through a search as a book tells it: its numbered steps, one visit of a node each.
 *
 * <p>A short walk is drawn, a small board for each step and a new line at each visit of the root,
 * with the words folded below; of a long one the first {@value #LISTED} steps are listed.
 */
public final class WalkView implements View {

  /** Steps that are listed. */
  static final int LISTED = 300;

  /** Longer walks are not drawn: their pictures would be too much for a notebook. */
  private static final int DRAWN = 40;

  private static final int LARGEST = 8; // squares of larger boards would be too small

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
    List<Html> lines = drawn();
    Html[] content =
        lines.isEmpty()
            ? new Html[] {list()}
            : new Html[] {
              Html.all(lines),
              Card.note(words.say("walk.legend")),
              Card.folded(words.say("walk.in-words"), list())
            };
    return Card.figure(words, Html.text(sentence()), content).toString();
  }

  private Html list() {
    List<Html> lines =
        shown().stream()
            .map(step -> step.text(policy, words).replaceFirst("^\\d+\\. ", ""))
            .map(line -> Html.tag("li").style("margin:0 0 4px").holding(line))
            .toList();
    return Html.tag("ol")
        .with("start", steps.isEmpty() ? 1 : steps.get(0).number())
        .style("margin:0;padding:0 0 0 2.6em")
        .holding(lines);
  }

  /** The steps as pictures, in lines; empty if there are too many or the boards are not known. */
  private List<Html> drawn() {
    List<Placement> known = steps.stream().flatMap(s -> StepPicture.board(s).stream()).toList();
    long blind =
        steps.stream().filter(s -> s.node() != 1 && StepPicture.board(s).isEmpty()).count();
    if (steps.size() > DRAWN || blind > 0 || known.isEmpty() || known.get(0).n() > LARGEST) {
      return List.of();
    }
    List<List<Html>> lines = new ArrayList<>();
    for (WalkStep step : steps) {
      boolean over = step.verdicts().isEmpty() && step.solution().isEmpty();
      if (lines.isEmpty() || step.node() == 1 && !over) {
        lines.add(new ArrayList<>());
      }
      Placement board = StepPicture.board(step).orElse(Placement.empty(known.get(0).n()));
      lines.get(lines.size() - 1).add(new StepPicture(step, board, policy).html(words));
    }
    return lines.stream().map(WalkView::line).toList();
  }

  private static Html line(List<Html> pictures) {
    return Html.tag("div")
        .style(
            "display:flex;flex-wrap:wrap;gap:6px 0;margin:0 0 10px;text-align:center;"
                + "font-size:11.5px")
        .holding(pictures);
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
