package org.nqueens.exercise;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Rows;
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

  ProgressTable {
    exercises = List.copyOf(exercises);
  }

  @Override
  public String text() {
    return rows().text() + "\n\n" + where();
  }

  @Override
  public String html() {
    return rows().html() + Card.figure(Html.text(where())); // on a card: it brings its own paper
  }

  private Rows rows() {
    Rows rows = Rows.of(summary(), "exercise", "", "state", "checks", "hints", "");
    for (Exercise<?> exercise : exercises) {
      Entry entry = progress.of(exercise.id());
      rows =
          rows.row(
              exercise.id(),
              exercise.title(),
              entry.state().shape() + " " + entry.state().word(),
              entry.tries(),
              entry.hints() + " of 3",
              entry.seen() ? "solution seen" : "");
    }
    return rows;
  }

  private String summary() {
    long correct =
        exercises.stream()
            .filter(exercise -> progress.of(exercise.id()).state() == State.CORRECT)
            .count();
    return String.format(Locale.ROOT, "%d of %d exercises correct", correct, exercises.size());
  }

  private String where() {
    String place = path.isAbsolute() ? path.toString() : path + " beside the notebook";
    return note.orElse("Kept in " + place + ": take the file along, it is all there is.");
  }

  @Override
  public String toString() {
    return text();
  }
}
