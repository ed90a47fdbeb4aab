package org.nqueens.render;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.words.Message;
import org.nqueens.words.Phrase;
import org.nqueens.words.Words;

/**
 * What there is to say about a placement and about an attempt, in the coordinates of the reader.
 */
final class BoardWords {

  /** If there are more conflicts than these, one is named. */
  private static final int LISTED = 3;

  /** Longer lists of columns are cut. */
  private static final int LISTED_COLUMNS = 32;

  private final int n;
  private final Coordinates coordinates;
  private final Words words;

  BoardWords(int n, Coordinates coordinates, Words words) {
    this.n = n;
    this.coordinates = coordinates;
    this.words = words;
  }

  Phrase placement(Placement placement) {
    if (n == 0) {
      return Phrase.of(words.say("board.nothing"));
    }
    List<Attack> conflicts = placement.conflicts();
    if (!conflicts.isEmpty()) {
      return conflicts(placement, conflicts);
    }
    if (placement.isComplete()) {
      return Phrase.parse(words.say(Message.counted("board.solution", n, where(placement))));
    }
    return Phrase.of(
        placement.size() == 0
            ? words.say("board.empty", n)
            : words.say(
                Message.counted(
                    "board.some", n, placement.size(), where(placement), harmony(placement))));
  }

  private static Message harmony(Placement placement) {
    return Message.of(placement.size() == 1 ? "board.stop" : "board.harmony");
  }

  Phrase attempt(int row, int column, List<Attack> attackers) {
    Phrase square =
        Phrase.of(words.say("board.square-is", capital(coordinates.square(n, row, column, words))));
    return attackers.isEmpty()
        ? square.then(phrase("board.free")).then(words.say("board.safe"))
        : square
            .then(phrase("board.refused"))
            .then(words.say("board.why"))
            .then(reasons(attackers))
            .then(words.say("board.stop"));
  }

  private Phrase phrase(String key, Object... arguments) {
    return Phrase.parse(words.say(key, arguments));
  }

  /** Who reaches the square, and along which line. */
  Phrase reasons(List<Attack> attackers) {
    Phrase all = Phrase.of("");
    for (int i = 0; i < attackers.size(); i++) {
      all = all.then(i == 0 ? "" : words.say("board.and")).then(reason(attackers.get(i), i == 0));
    }
    return all;
  }

  private Phrase reason(Attack attack, boolean first) {
    Phrase queen = phrase("board.queen-on", row(attack.queen()));
    if (attack.queen().equals(attack.target())) {
      return queen.then(words.say("board.stands-there"));
    }
    return queen
        .then(words.say(first ? "board.reaches" : "board.reaches-too"))
        .then(line("board.along.", attack));
  }

  private Phrase conflicts(Placement placement, List<Attack> conflicts) {
    boolean few = conflicts.size() <= LISTED;
    String listed =
        conflicts.stream()
            .limit(few ? LISTED : 1)
            .map(this::pair)
            .collect(Collectors.joining(words.say("board.semicolon")));
    return phrase(
        few ? "board.conflicts" : "board.many-conflicts",
        Message.counted("board.queens", placement.size()),
        Message.counted("board.conflict", conflicts.size()),
        listed);
  }

  private String pair(Attack attack) {
    return words.say(
        "board.pair", row(attack.queen()), row(attack.target()), line("board.share.", attack));
  }

  /** A row has one queen, so its label names her; chess names the square. */
  private String row(Square queen) {
    return coordinates == Coordinates.CHESS
        ? name(queen)
        : words.say("board.row", coordinates.row(n, queen.row()));
  }

  /** The line by name and, where counting starts at 0, by its number. */
  private String line(String keys, Attack attack) {
    Square square = attack.target();
    String line = attack.line().name().toLowerCase(Locale.ROOT);
    String name = words.say(keys + line);
    if (coordinates != Coordinates.ZERO_BASED) {
      return name;
    }
    String number =
        switch (attack.line()) {
          case ROW -> signed(square.row());
          case COLUMN -> signed(square.column());
          case ASCENDING -> signed(square.ascending());
          case DESCENDING -> signed(square.row() - square.column());
        };
    return name + words.say("board.number-of", words.say("board.number." + line, number));
  }

  private String where(Placement placement) {
    if (placement.isPrefix()) {
      String columns =
          placement.columns().stream()
              .limit(LISTED_COLUMNS)
              .map(coordinates::column)
              .collect(Collectors.joining(", "));
      boolean cut = placement.size() > LISTED_COLUMNS;
      return words.say(
          Message.counted("board.columns", placement.size(), columns + (cut ? ", …" : "")));
    }
    return placement.queens().stream()
        .limit(LISTED_COLUMNS)
        .map(this::name)
        .collect(Collectors.joining("; ", "", placement.size() > LISTED_COLUMNS ? "; …" : ""));
  }

  private String name(Square square) {
    return coordinates.square(n, square.row(), square.column(), words);
  }

  /** With a true minus sign. */
  static String signed(int value) {
    return value < 0 ? "−" + -value : Integer.toString(value);
  }

  /** Begins a sentence; chess names stay small. */
  private String capital(String text) {
    return coordinates == Coordinates.CHESS
        ? text
        : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
