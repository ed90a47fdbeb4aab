package org.nqueens.kernel.shell;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.link.Trouble;

/** Exceptions of the JDK whose message is a riddle, and what it means. */
final class MessageHints {

  /**
   * One riddle.
   *
   * @param type of the exception
   * @param message what its message contains
   * @param meaning what to look at; $1, $2 … are groups of the message
   */
  private record Riddle(String type, Pattern message, String meaning) {

    Optional<String> solve(Trouble trouble) {
      Matcher found = message.matcher(Names.readable(trouble.message().orElse("")));
      return trouble.type().equals(type) && found.find()
          ? Optional.of(groups(found))
          : Optional.empty();
    }

    private String groups(Matcher found) {
      String text = meaning;
      for (int group = 1; group <= found.groupCount(); group++) {
        text = text.replace("$" + group, found.group(group));
      }
      return text;
    }
  }

  private static final String FILE =
      "There is no such file. A relative path begins in the folder of the notebook.";

  private static final String PERCENT = "%d, %f and %s stand for values; %% is a percent sign.";

  private static final List<Riddle> RIDDLES =
      List.of(
          riddle(
              "java.util.IllegalFormatConversionException",
              "^[dx] != java.lang.(?:Double|Float)",
              "%d shows whole numbers; %f shows a fraction, %.2f two digits of it."),
          riddle(
              "java.util.IllegalFormatConversionException",
              "^[fe] != java.lang.(?:Integer|Long|Short|Byte)",
              "%f shows fractions; %d shows a whole number."),
          riddle(
              "java.util.IllegalFormatConversionException",
              "",
              "The letter behind % must fit the value: %d a whole number, %f a fraction, %s anything."),
          riddle(
              "java.util.MissingFormatArgumentException",
              "",
              "Each % in the text stands for a value behind it: here is a value too few."),
          riddle("java.util.UnknownFormatConversionException", "", PERCENT),
          riddle("java.util.FormatFlagsConversionMismatchException", "", PERCENT),
          riddle(
              "java.lang.IllegalStateException",
              "stream has already been operated upon",
              "A stream can be gone through once: make a new one."),
          riddle(
              "java.lang.IllegalArgumentException",
              "^No enum constant",
              "valueOf wants the name of a constant, letter by letter."),
          riddle("java.nio.file.NoSuchFileException", "", FILE),
          riddle("java.io.FileNotFoundException", "No such file", FILE),
          riddle(
              "java.lang.StringIndexOutOfBoundsException",
              "(?:^begin -?\\d+, end -?\\d+, length|^Range .*out of bounds for length) (\\d+)",
              "The text has $1 characters: begin and end run from 0 to $1, and begin is not behind"
                  + " end."),
          riddle(
              "java.lang.ArithmeticException",
              "^Non-terminating decimal expansion",
              "Its digits have no end: say how many, as in divide(x, MathContext.DECIMAL64)."),
          riddle(
              "java.lang.NoClassDefFoundError",
              "^Could not initialize class (\\S+)",
              "The static part of $1 has failed at its first use, and is not tried again: mend it and"
                  + " run its cell again."),
          riddle(
              "java.lang.ClassCastException",
              "^class ([\\w$]+) cannot be cast to class ([\\w$]+)$",
              "A cast does not convert; the object must be a $2 already. If a cell has changed $1 or"
                  + " $2 since, make the object again."),
          riddle(
              "java.lang.IllegalMonitorStateException",
              "",
              "wait and notify stand inside of synchronized, for the same object."),
          riddle("java.lang.IllegalThreadStateException", "", "A thread is started once."));

  private MessageHints() {}

  private static Riddle riddle(String type, String message, String meaning) {
    return new Riddle(type, Pattern.compile(message), meaning);
  }

  static Optional<String> of(Trouble trouble) {
    return RIDDLES.stream().flatMap(riddle -> riddle.solve(trouble).stream()).findFirst();
  }
}
