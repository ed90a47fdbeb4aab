package org.nqueens.exercise;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.nqueens.render.View;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * Looks after a reader's exercises: checks attempts, gives hints one at a time, shows a solution to
 * who asks twice, and keeps the progress.
 */
public final class Coach {

  private static final int FIRST_OF_OTHERS = 100;

  private final Catalogue catalogue;
  private final Examiner examiner;
  private final ProgressFile file;
  private final String usual; // the language of who has chosen none
  private Optional<Words> words = Optional.empty(); // this session's, once it has spoken

  Coach(Catalogue catalogue, Examiner examiner, ProgressFile file, String usual) {
    this.usual = usual;
    this.catalogue = catalogue;
    this.examiner = examiner;
    this.file = file;
  }

  /**
   * The coach of this book: it knows the text around each exercise, and keeps the progress beside
   * the notebook.
   *
   * @param exercises the book's exercises, in the order of its pages
   * @return a coach that remembers in {@code $NQUEENS_PROGRESS}, else {@code queens-progress.json},
   *     and speaks {@code $NQUEENS_LANGUAGE} to readers who have chosen no language
   */
  public static Coach atHome(List<Exercise<?>> exercises) {
    return atHome(Catalogue.ofTheBook(exercises));
  }

  /**
   * The reader's words: those chosen in this session, else those remembered with the progress, else
   * the usual ones.
   *
   * @return one value for the whole session, until another language is chosen
   */
  public Words words() {
    if (words.isEmpty()) {
      String chosen = file.language();
      words = Optional.of(known(chosen.isEmpty() ? usual : chosen).orElse(Words.english()));
    }
    return words.get();
  }

  /**
   * Speaks another language from now on, and remembers it with the progress.
   *
   * @param name the language, such as {@code русский}, {@code Russian} or {@code ru}
   * @return a sentence in that language
   * @throws IllegalArgumentException if it is none that the library speaks; the message names those
   *     it does
   */
  public View language(String name) {
    Words chosen = Words.of(name);
    words = Optional.of(chosen);
    file.speak(chosen.language().code());
    return new Advice(chosen.language().title(), chosen.say("frame.chosen"), "", chosen);
  }

  /** What to say of a usual language that does not exist. */
  private Optional<Message> unknown() {
    return usual.isBlank() || known(usual).isPresent()
        ? Optional.empty()
        : Optional.of(Message.of("frame.unknown-language", usual));
  }

  /** The words of a name that may be none: then nothing is said, for a cell must not fail of it. */
  private static Optional<Words> known(String name) {
    try {
      return name.isBlank() ? Optional.empty() : Optional.of(Words.of(name));
    } catch (IllegalArgumentException unknown) {
      return Optional.empty();
    }
  }

  /**
   * The coach of a course of your own: it checks, and keeps the progress where the book keeps its.
   * Hints and solutions are what stands on your pages.
   *
   * @param exercises the exercises, with ids from 100.1 on, so that they meet none of the book's
   * @return a coach that remembers in {@code $NQUEENS_PROGRESS}, else {@code queens-progress.json}
   * @throws IllegalArgumentException if an id is below 100 or there twice
   */
  public static Coach of(Exercise<?>... exercises) {
    Set<String> ids = new HashSet<>();
    for (Exercise<?> exercise : exercises) {
      if (exercise.chapter() < FIRST_OF_OTHERS || !ids.add(exercise.id())) {
        throw new IllegalArgumentException(
            "the id "
                + exercise.id()
                + (ids.contains(exercise.id()) ? " is there twice" : " is this book's")
                + "; yours begin at 100.1");
      }
    }
    Catalogue catalogue = new Catalogue(List.of(exercises), exercise -> new ChapterText(""));
    return atHome(catalogue);
  }

  private static Coach atHome(Catalogue catalogue) {
    String usual = Objects.requireNonNullElse(System.getenv("NQUEENS_LANGUAGE"), "");
    return new Coach(catalogue, Examiner.patient(), ProgressFile.standard(), usual);
  }

  /**
   * Checks an attempt at an exercise and remembers how far it got.
   *
   * @param id the exercise, such as {@code 2.1}
   * @param attempt the reader's lambda, method reference or value
   * @return one of the four states with a sentence, shown by the notebook
   * @throws IllegalArgumentException if there is no such exercise
   */
  public Verdict check(String id, Object attempt) {
    Exercise<?> exercise = catalogue.exercise(id);
    Verdict verdict = examiner.examine(exercise, attempt, words());
    Entry before = file.read().of(exercise.id());
    Entry after = before.checked(verdict.state());
    if (!after.equals(before)) {
      file.write(exercise.id(), after);
    }
    return verdict;
  }

  /**
   * The next hint: a question first, then the idea, then nearly the line.
   *
   * @param id the exercise, such as {@code 2.1}
   * @return the hint; after the last one, the last one again
   * @throws IllegalArgumentException if there is no such exercise, or it has no hints
   */
  public View hint(String id) {
    Exercise<?> exercise = catalogue.exercise(id);
    List<String> hints = catalogue.text(exercise).hints(exercise.id());
    if (hints.isEmpty()) {
      throw new IllegalArgumentException("the hints of " + exercise.id() + " are on its page");
    }
    Entry after = file.read().of(exercise.id()).hinted();
    file.write(exercise.id(), after);
    return Advice.hint(exercise, hints, Math.min(after.hints(), hints.size()), words());
  }

  /**
   * The solution, for who asks twice: the first call asks back.
   *
   * @param id the exercise, such as {@code 2.1}
   * @return a question, or from the second call on the solution
   * @throws IllegalArgumentException if there is no such exercise, or its solution is not kept
   */
  public View solution(String id) {
    Exercise<?> exercise = catalogue.exercise(id);
    String lines = catalogue.text(exercise).solution(exercise.id());
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("the solution of " + exercise.id() + " is not kept here");
    }
    Entry before = file.read().of(exercise.id());
    Entry after = before.asked();
    file.write(exercise.id(), after);
    return after.solution() < 2
        ? Advice.areYouSure(exercise, before, words())
        : Advice.solution(exercise, lines, words());
  }

  /**
   * How far the reader is, exercise by exercise.
   *
   * @return a table that shows itself
   */
  public View progress() {
    return new ProgressTable(
        catalogue.exercises(), file.read(), file.path(), file.note().or(this::unknown), words());
  }

  /**
   * The head of a chapter: where it stands in the book, and how far the reader is in it.
   *
   * @param number the chapter, from 0
   * @return a line that shows itself
   * @throws IllegalArgumentException if there is no such chapter
   */
  public View chapter(int number) {
    return new ChapterHead(Chapter.of(number), catalogue.of(number), file.read(), words());
  }
}
