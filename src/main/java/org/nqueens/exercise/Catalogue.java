package org.nqueens.exercise;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The exercises of a book, in the order of its pages.
 *
 * @param exercises all exercises
 * @param texts where the text is found that an exercise stands in
 */
record Catalogue(List<Exercise<?>> exercises, Function<Exercise<?>, ChapterText> texts) {

  Catalogue {
    exercises = List.copyOf(exercises);
  }

  /** Exercises of this book, each of which stands in the chapter that its id begins with. */
  static Catalogue ofTheBook(List<Exercise<?>> exercises) {
    return new Catalogue(exercises, exercise -> ChapterText.of(Chapter.of(exercise.chapter())));
  }

  /** The exercise of this id; surrounding blanks do not matter. */
  Exercise<?> exercise(String id) {
    String wanted = String.valueOf(id).strip();
    return exercises.stream()
        .filter(exercise -> exercise.id().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no exercise \"" + wanted + "\"; there are " + ids()));
  }

  /** The exercises of one chapter. */
  List<Exercise<?>> of(int chapter) {
    return exercises.stream().filter(exercise -> exercise.chapter() == chapter).toList();
  }

  /** The text of the chapter that an exercise stands in. */
  ChapterText text(Exercise<?> exercise) {
    return texts.apply(exercise);
  }

  private String ids() {
    return exercises.stream().map(Exercise::id).collect(Collectors.joining(", "));
  }
}
