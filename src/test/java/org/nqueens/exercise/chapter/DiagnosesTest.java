package org.nqueens.exercise.chapter;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.exercise.BookCheck;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.State;
import org.nqueens.exercise.Verdict;

/** Each exercise knows at least five mistakes, names them, and gives nothing away. */
class DiagnosesTest {

  private static final int FEWEST = 5;

  /** What differs from input to input; two sentences that differ in nothing else are one. */
  private static final Pattern CHANGING = Pattern.compile("\\[[^\\]]*]|\\(\\w(,\\w)?\\)|[\\d,.]+");

  /** The beginning of a sentence in the middle of another. */
  private static final Pattern CAPITAL =
      Pattern.compile("(?i:for|of|at|below|while) (Row|Column|Board|Square|Mask|The|Your?) ");

  /** The answers that are numbers or lists, as a sentence might spell them. */
  private static final Map<String, String> SECRETS =
      Map.of(
          "0.1", "1, 3, 0, 2|2, 0, 3, 1",
          "0.3", "\\b4\\b|\\bfour\\b",
          "1.5", "3,?2[789]\\d",
          "2.3", "1, 2, 3, 4\\b",
          "4.1", "14, 15, 17, 16",
          "4.3", "\\b0\\b|never|zero|none|not once",
          "5.3", "cdbea",
          "7.3", "\\b21\\b|20\\.9");

  private final BookCheck book = BookCheck.within(Duration.ofMinutes(1));

  static Stream<Planted> planted() {
    return Planted.all().stream();
  }

  static Stream<Exercise<?>> exercises() {
    return Book.exercises().stream();
  }

  @ParameterizedTest
  @MethodSource("planted")
  void aUsualMistakeIsToldAndNothingIsGivenAway(Planted planted) {
    Verdict verdict = examine(planted);
    assertNotEquals(State.CORRECT, verdict.state());
    String told = verdict.sentence();
    assertTrue(told.contains(planted.saying()), () -> planted.saying() + " is not in: " + told);
    assertFalse(CAPITAL.matcher(verdict.sentence()).find(), verdict.sentence());
    leaksNothing(planted.exercise(), verdict.sentence());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void anExerciseHasFiveSentencesOrMoreForFiveMistakes(Exercise<?> exercise) {
    Set<String> told =
        planted()
            .filter(planted -> planted.exercise().equals(exercise.id()))
            .map(planted -> CHANGING.matcher(examine(planted).sentence()).replaceAll("#"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertTrue(told.size() >= FEWEST, exercise.id() + "\n" + String.join("\n", told));
  }

  private Verdict examine(Planted planted) {
    return book.check(planted.exercise(), planted.answer());
  }

  /** Neither the answer nor a line of the solution, nor what it puts into a check. */
  private static void leaksNothing(String id, String sentence) {
    String secret = SECRETS.get(id);
    assertFalse(secret != null && Pattern.compile(secret).matcher(sentence).find(), sentence);
    String bare = sentence.replaceAll("\\s", "");
    for (String line : solution(id)) {
      assertFalse(!line.matches("\\w*") && bare.contains(line), sentence + " has " + line);
    }
  }

  private static List<String> solution(String id) {
    return BookCheck.solution(id)
        .lines()
        .map(line -> line.replaceAll("check\\(\"[\\d.]+\", (.*)\\)", "$1"))
        .flatMap(line -> Stream.of(line.split("return |[;{}]|&&|\\|\\||\\?| : |if | = ")))
        .map(part -> part.replaceAll("\\s", ""))
        .toList();
  }
}
