package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;
import org.nqueens.words.Words;

/**
 * The head of a chapter: its exercises and how far the reader is with each.
 *
 * @param chapter the chapter
 * @param exercises its exercises
 * @param progress what the reader has done
 * @param words the language it is in; the title is the chapter's own
 */
record ChapterHead(Chapter chapter, List<Exercise<?>> exercises, Progress progress, Words words)
    implements View {

  /**
   * JupyterLab prints the page that nbconvert makes, which cuts long lines of code at the right and
   * cells at a page's end, and keeps answers folded. It takes a style from an output, and from
   * nowhere else.
   */
  static final Html ON_PAPER =
      Html.style(
          "@media print{"
              + ".jp-CodeCell .cm-editor .highlight pre"
              + "{white-space:pre-wrap;overflow-wrap:anywhere}"
              + ".jp-CodeCell .jp-InputArea{break-inside:avoid}"
              + ".jp-CodeCell .jp-Cell-inputWrapper,"
              + ".jp-OutputArea-child:not(:last-child),"
              + ".jp-RenderedMarkdown :is(h2,h3){break-after:avoid}"
              + ".jp-RenderedMarkdown details.hints{display:none}"
              + ".jp-RenderedMarkdown details::details-content"
              + "{content-visibility:visible;block-size:auto}}"
              + "@media print and (max-width:160mm){.jp-RenderedHTML>*{zoom:.65}}");

  ChapterHead {
    exercises = List.copyOf(exercises);
  }

  @Override
  public String text() {
    String tasks =
        exercises.stream()
            .map(exercise -> state(exercise).shape() + " " + label(exercise))
            .collect(Collectors.joining("\n"));
    return "%s\n%s".formatted(title(), tasks);
  }

  @Override
  public String html() {
    List<Html> chips = new ArrayList<>();
    for (Exercise<?> exercise : exercises) {
      chips.add(chip(exercise));
    }
    return Card.figure(
            words,
            Card.strong(title(), Tokens.INK),
            Html.tag("div").style("display:flex;flex-wrap:wrap").holding(chips),
            ON_PAPER)
        .toString();
  }

  private String title() {
    long done = exercises.stream().filter(e -> state(e) == State.CORRECT).count();
    return words.say("frame.chapter", chapter.number(), chapter.title(), done, exercises.size());
  }

  private Html chip(Exercise<?> exercise) {
    State state = state(exercise);
    return Html.tag("span")
        .style(
            "display:inline-block;margin:0 6px 4px 0;padding:1px 8px;border:1px solid "
                + Tokens.HAIRLINE
                + ";border-radius:10px;background:"
                + Tokens.CHIP)
        .holding(Card.strong(state.shape(), state.colour()), Html.text(" " + label(exercise)));
  }

  private String label(Exercise<?> exercise) {
    return exercise.id() + " " + words.say(exercise.heading());
  }

  private State state(Exercise<?> exercise) {
    return progress.of(exercise.id()).state();
  }

  @Override
  public String toString() {
    return text();
  }
}
