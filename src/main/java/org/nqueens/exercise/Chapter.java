package org.nqueens.exercise;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One chapter of the book: its number, where it is kept and what it promises.
 *
 * @param number its place, from 0
 * @param stem the name of its files, without an ending
 * @param title what it is called
 * @param minutes how long a first reading takes
 */
record Chapter(int number, String stem, String title, int minutes) {

  private static final List<Chapter> ALL =
      List.of(
          new Chapter(0, "00-first-steps", "First steps", 10),
          new Chapter(1, "01-a-board-is-a-list-of-numbers", "A board is a list of numbers", 30),
          new Chapter(2, "02-who-attacks-whom", "Who attacks whom", 30),
          new Chapter(
              3, "03-from-eight-loops-to-one-procedure", "From eight loops to one procedure", 35),
          new Chapter(4, "04-watch-it-think", "Watch it think", 35),
          new Chapter(5, "05-trade-space-for-time", "Trade space for time", 40),
          new Chapter(6, "06-bits", "Bits", 35),
          new Chapter(7, "07-how-big-is-the-tree", "How big is the tree?", 35));

  /** All chapters in order. */
  static List<Chapter> all() {
    return ALL;
  }

  /** The chapter of this number. */
  static Chapter of(int number) {
    return find(number)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        Locale.ROOT,
                        "chapter %d is not between 0 and %d",
                        number,
                        ALL.size() - 1)));
  }

  private static Optional<Chapter> find(int number) {
    return ALL.stream().filter(chapter -> chapter.number == number).findFirst();
  }

  /** The chapter before this one, if there is one. */
  Optional<Chapter> previous() {
    return find(number - 1);
  }

  /** The chapter after this one, if there is one. */
  Optional<Chapter> next() {
    return find(number + 1);
  }
}
