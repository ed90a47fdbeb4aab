package org.nqueens.kernel.magic.text;

import java.util.Optional;

/** A part of a cell that runs on its own, with the line of the cell it begins on (1-based). */
public sealed interface Piece {

  /**
   * The line of the cell on which the piece begins.
   *
   * @return 1 or more
   */
  int line();

  /**
   * Java code.
   *
   * @param code the text, beginning at the start of its line
   * @param line see {@link Piece#line}
   */
  record Java(String code, int line) implements Piece {}

  /**
   * A magic and the rest of its line.
   *
   * @param target the beginning of the assignment that takes its value, as {@code List<String> a =}
   * @param name without the percent sign
   * @param arguments the text behind the name, trimmed
   * @param line see {@link Piece#line}
   */
  record Line(Optional<String> target, String name, String arguments, int line) implements Piece {}

  /**
   * A magic that takes all the rest of the cell.
   *
   * @param name without the percent signs
   * @param arguments the text behind the name, trimmed
   * @param body the lines below, possibly none
   * @param line see {@link Piece#line}
   */
  record Whole(String name, String arguments, String body, int line) implements Piece {}

  /**
   * Something that looks like a magic where none can run.
   *
   * @param sentence what is wrong
   * @param line see {@link Piece#line}
   */
  record Misplaced(String sentence, int line) implements Piece {}
}
