package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.link.Trouble;
import org.nqueens.kernel.shell.origin.Names;

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
      "There is no such file or folder. A relative path begins in the folder of the notebook.";

  private static final String PERCENT = "%d, %f and %s stand for values; %% is a percent sign.";

  private static final List<Riddle> RIDDLES =
      List.of(
          riddle(
              "java.util.IllegalFormatConversionException",
              "^(?:[dx] != java.lang.(?:Double|Float)|[fe] != java.lang.(?:Integer|Long|Short|Byte))",
              "%d shows whole numbers; %f shows fractions, %.2f two digits of them."),
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
              "^class (\\S+) cannot be cast to class java.lang.Comparable",
              "To be sorted, $1 must implement Comparable, or a Comparator must be given."),
          riddle(
              "java.lang.ClassCastException",
              "^class ([\\w$]+) cannot be cast to class ([\\w$]+)$",
              "A cast does not convert; the object must be a $2 already. If a cell has changed $1 or"
                  + " $2 since, make the object again."),
          riddle(
              "java.lang.IllegalMonitorStateException",
              "",
              "wait and notify stand inside of synchronized, for the same object."),
          riddle(
              "java.lang.IllegalThreadStateException",
              "",
              "A thread is started once; for another run make another one."),
          riddle(
              "java.lang.OutOfMemoryError",
              "^Requested array size",
              "No array is as long as this: what is its length computed from?"),
          riddle(
              "java.time.format.DateTimeParseException",
              "",
              "A date is written 2024-01-31, a time 18:30; other forms need a DateTimeFormatter."),
          riddle(
              "java.util.regex.PatternSyntaxException",
              "",
              "Signs such as * + ? . ( [ rule in a pattern; two backslashes before one make it plain:"
                  + " \"\\\\*\"."),
          riddle(
              "java.lang.IllegalStateException",
              "^No match (?:found|available)",
              "A matcher is asked for what it found behind matches() or find() that said true."),
          riddle(
              "java.io.FileNotFoundException", "Is a directory", "This is a folder, not a file."),
          riddle(
              "java.nio.file.AccessDeniedException",
              "",
              "This file or folder may not be read or written here."));

  private MessageHints() {}

  private static Riddle riddle(String type, String message, String meaning) {
    return new Riddle(type, Pattern.compile(message), meaning);
  }

  static Optional<String> of(Trouble trouble) {
    return RIDDLES.stream().flatMap(riddle -> riddle.solve(trouble).stream()).findFirst();
  }
}
