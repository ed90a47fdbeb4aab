package org.nqueens.exercise.chapter;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.nqueens.exercise.BoardSearch;
import org.nqueens.exercise.SquareFunction;

/**
 * An answer with a usual mistake in it, and some words of what its author should be told.
 *
 * @param exercise the exercise's id
 * @param saying words of the sentence
 * @param answer what is handed to the check
 */
record Planted(String exercise, String saying, Object answer) {

  static List<Planted> all() {
    return Stream.of(
            PlantedBoards.firstSteps(),
            PlantedBoards.drawings(),
            PlantedBoards.numbers(),
            PlantedTests.attacks(),
            PlantedTests.lines(),
            PlantedSearches.searches(),
            PlantedSearches.procedures(),
            PlantedCounts.trees(),
            PlantedCounts.bits(),
            PlantedCounts.growth())
        .flatMap(List::stream)
        .toList();
  }

  static Planted text(String id, String saying, Function<String, Object> answer) {
    return new Planted(id, saying, answer);
  }

  static Planted ints(String id, String saying, Function<int[], Object> answer) {
    return new Planted(id, saying, answer);
  }

  static Planted count(String id, String saying, IntFunction<Object> answer) {
    return new Planted(id, saying, answer);
  }

  static Planted square(String id, String saying, SquareFunction<Object> answer) {
    return new Planted(id, saying, answer);
  }

  static Planted search(String id, String saying, BoardSearch answer) {
    return new Planted(id, saying, answer);
  }

  @Override
  public String toString() {
    return exercise + ": " + saying;
  }
}
