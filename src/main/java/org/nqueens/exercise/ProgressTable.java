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

/**
 * How far a reader is, one row for each exercise.
 *
 * @param exercises all exercises
 * @param progress what the reader has done
 * @param path where that is kept
 * @param note what the reader should know about the file
 */
record ProgressTable(
    List<Exercise<?>> exercises, Progress progress, Path path, Optional<String> note)
    implements View {

  private static final String CELL = "text-align:left;padding:2px 14px 2px 0;border:0";

  ProgressTable {
    exercises = List.copyOf(exercises);
  }

  @Override
  public String text() {
    return exercises.stream()
        .map(exercise -> String.join("  ", row(exercise)).stripTrailing())
        .collect(Collectors.joining("\n", summary() + "\n", "\n" + where()));
  }

  @Override
  public String html() {
    List<Html> rows = new ArrayList<>();
    rows.add(line("th", List.of("Exercise", "", "State", "Checks", "Hints", "")));
    exercises.forEach(exercise -> rows.add(line("td", row(exercise))));
    Html table =
        Html.tag("table").style("border-collapse:collapse;color:" + Tokens.INK).holding(rows);
    return Card.figure(Card.strong(summary(), Tokens.INK), table, Card.note(where())).toString();
  }

  private List<String> row(Exercise<?> exercise) {
    Entry entry = progress.of(exercise.id());
    return List.of(
        exercise.id(),
        exercise.title(),
        entry.state().shape() + " " + entry.state().word(),
        Integer.toString(entry.tries()),
        entry.hints() + " of 3",
        entry.seen() ? "solution seen" : "");
  }

  private static Html line(String tag, List<String> cells) {
    List<Html> line = cells.stream().map(cell -> Html.tag(tag).style(CELL).holding(cell)).toList();
    return Html.tag("tr").style("background:" + Tokens.PAPER).holding(line);
  }

  private String summary() {
    long correct =
        exercises.stream()
            .filter(exercise -> progress.of(exercise.id()).state() == State.CORRECT)
            .count();
    return "%d of %d exercises correct".formatted(correct, exercises.size());
  }

  private String where() {
    return note.orElse(
        "Kept in " + path.getFileName() + " beside the notebook: take the file along, it is all.");
  }

  @Override
  public String toString() {
    return text();
  }
}
