package org.nqueens.kernel.magic;

import java.util.List;
import java.util.stream.Stream;

/**
 * How a magic is called.
 *
 * @param name without percent signs
 * @param aliases its other names, those of IJava and JJava among them
 * @param usage the call with its arguments in capitals
 * @param sentence what it does
 * @param line whether it can be a line
 * @param whole whether it can take a whole cell
 */
record Manual(
    String name, List<String> aliases, String usage, String sentence, boolean line, boolean whole) {

  /** Copies the list. */
  Manual {
    aliases = List.copyOf(aliases);
  }

  /** A magic that is a line. */
  static Manual line(String name, String usage, String sentence, String... aliases) {
    return new Manual(name, List.of(aliases), usage, sentence, true, false);
  }

  /** A magic that is a line or takes a whole cell. */
  static Manual both(String name, String usage, String sentence, String... aliases) {
    return new Manual(name, List.of(aliases), usage, sentence, true, true);
  }

  /** All names it answers to. */
  Stream<String> names() {
    return Stream.concat(Stream.of(name), aliases.stream());
  }

  /** The manual as a reader sees it. */
  String text() {
    String others = aliases.isEmpty() ? "" : "\nalso: " + String.join(", ", aliases);
    return usage + "\n    " + sentence + others;
  }
}
