package org.nqueens.exercise;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * How far a reader is: what to do next, and one line of shapes for each chapter. Each exercise with
 * its tries and hints is folded away.
 *
 * @param exercises all exercises
 * @param progress what the reader has done
 * @param path where that is kept
 * @param note what the reader should know about the file
 * @param words the language it is in
 */
record ProgressTable(
    List<Exercise<?>> exercises, Progress progress, Path path, Optional<Message> note, Words words)
    implements View {

  ProgressTable {
    exercises = List.copyOf(exercises);
  }

  @Override
  public String text() {
    String chapters =
        chapters().stream()
            .map(c -> "%d  %s  %s".formatted(c.number(), shapes(c), c.title()))
            .collect(Collectors.joining("\n"));
    String begun =
        exercises.stream()
            .filter(exercise -> !progress.of(exercise.id()).equals(Entry.NONE))
            .map(exercise -> "\n" + name(exercise) + ": " + story(exercise))
            .collect(Collectors.joining());
    return summary() + " " + next() + "\n\n" + chapters + "\n" + begun + "\n" + where();
  }

  @Override
  public String html() {
    List<Html> lines = chapters().stream().map(this::line).toList();
    Html table =
        Html.tag("table")
            .style("border-collapse:collapse;table-layout:auto;margin:0;color:" + Tokens.INK)
            .holding(lines);
    Html caption = Html.all(Card.strong(summary() + " ", Tokens.INK), Html.text(next()));
    return Card.figure(
            words,
            caption,
            table,
            Card.note(words.say("frame.legend")),
            Card.folded(words.say("frame.every"), each()),
            kept(),
            ChapterHead.ON_PAPER) // the first chapter has no head, and this table
        .toString();
  }

  private Html line(Chapter chapter) {
    String cell = "padding:2px 14px 2px 0;border:0;text-align:left;white-space:nowrap";
    List<Html> shapes =
        of(chapter).stream()
            .map(e -> Card.strong(state(e).shape(), state(e).colour()))
            .map(shape -> Html.tag("span").style("margin-right:5px").holding(shape))
            .toList();
    return Html.tag("tr")
        .style("background:" + Tokens.PAPER)
        .holding(
            Html.tag("td").style(cell + ";color:" + Tokens.MUTED).holding("" + chapter.number()),
            own(Html.tag("th"))
                .with("scope", "row")
                .style(cell.replace("nowrap", "normal") + ";font-weight:normal")
                .holding(chapter.title()),
            Html.tag("td").style(cell + ";font-size:1.15em").holding(shapes),
            Html.tag("td").style(cell + ";color:" + Tokens.MUTED).holding(count(of(chapter))));
  }

  /** Chapters keep their titles, and with them their language. */
  private Html.Tag own(Html.Tag title) {
    return words.isEnglish() ? title : title.with("lang", "en");
  }

  private Html each() {
    List<Html> items =
        exercises.stream()
            .map(exercise -> name(exercise) + ": " + story(exercise))
            .map(item -> Html.tag("li").style("margin:0").holding(item))
            .toList();
    return Html.tag("ul").style("margin:4px 0 0;padding:0 0 0 1.4em").holding(items);
  }

  private Html kept() {
    return Card.note(where());
  }

  private List<Chapter> chapters() {
    return Chapter.all().stream().filter(chapter -> !of(chapter).isEmpty()).toList();
  }

  private List<Exercise<?>> of(Chapter chapter) {
    return exercises.stream().filter(e -> e.chapter() == chapter.number()).toList();
  }

  private String shapes(Chapter chapter) {
    return of(chapter).stream().map(e -> state(e).shape()).collect(Collectors.joining(" "));
  }

  private State state(Exercise<?> exercise) {
    return progress.of(exercise.id()).state();
  }

  private String name(Exercise<?> exercise) {
    return exercise.id() + " " + words.say(exercise.heading());
  }

  /** What happened to an exercise, in words. */
  private String story(Exercise<?> exercise) {
    Entry entry = progress.of(exercise.id());
    return entry.state().shape()
        + " "
        + entry.state().word(words)
        + (entry.tries() == 0 ? "" : counted("frame.checks", entry.tries()))
        + (entry.hints() == 0 ? "" : counted("frame.hints", entry.hints()))
        + (entry.seen() ? words.say("frame.solution-seen") : "");
  }

  private String counted(String what, int count) {
    return words.say(Message.counted(what, count));
  }

  private String summary() {
    return words.say("frame.correct", count(exercises));
  }

  private String count(List<Exercise<?>> some) {
    long correct = some.stream().filter(e -> state(e) == State.CORRECT).count();
    return words.say("frame.of", correct, some.size());
  }

  /** What to do now: what was begun, else the first that was not. */
  private String next() {
    List<Exercise<?>> open = new ArrayList<>(exercises);
    open.removeIf(exercise -> state(exercise) == State.CORRECT);
    return open.stream()
        .filter(exercise -> state(exercise) != State.NOT_STARTED)
        .findFirst()
        .or(() -> open.stream().findFirst())
        .map(exercise -> words.say("frame.next", name(exercise)))
        .orElseGet(() -> words.say("frame.all-done"));
  }

  private String where() {
    Object place = path.isAbsolute() ? path : Message.of("frame.beside", path);
    return words.say(note.orElseGet(() -> Message.of("frame.kept-in", place)));
  }

  @Override
  public String toString() {
    return text();
  }
}
