package org.nqueens.kernel.shell.report;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.shell.origin.Names;
import org.nqueens.kernel.shell.origin.Origins;
import org.nqueens.kernel.shell.origin.Place;

/**
 * Stack traces that a cell prints itself, as {@code printStackTrace} does, in terms of cells: their
 * lines named, the frames of the kernel left out.
 */
public final class PrintedTrace {

  private static final String MARK = "REPL.$JShell$";
  private static final Pattern FRAME =
      Pattern.compile(
          "(\\tat )(REPL\\.\\$JShell\\$[\\w$]+)\\.([\\w$<>]+)\\([^():]*(?::(\\d+))?\\)");
  private static final Pattern KERNEL =
      Pattern.compile(
          "\\tat"
              + " (?:java\\.base/)?(?:jdk\\.internal\\.reflect\\.|java\\.lang\\.reflect\\.Method\\.invoke|org\\.nqueens\\.kernel\\.worker\\.)[^\\n"
              + "]*\\n");

  private static final Pattern LOGGED = // by whom, as the JDK's own logs say
      Pattern.compile("REPL\\.\\$JShell\\$\\w+ do_it\\$(?:Aux)?");

  private final Origins origins;

  /**
   * Makes the traces of one session readable.
   *
   * @param origins where its snippets come from
   */
  public PrintedTrace(Origins origins) {
    this.origins = origins;
  }

  /**
   * A printed text with readable frames.
   *
   * @param text what was printed
   * @param cell the name of the cell that printed it; the part of it that runs has no origin yet
   * @return the text for the reader
   */
  public String readable(String text, String cell) {
    if (!text.contains(MARK)) {
      return text;
    }
    String own =
        FRAME.matcher(text).replaceAll(frame -> Matcher.quoteReplacement(own(frame, cell)));
    String logged = LOGGED.matcher(own).replaceAll(Matcher.quoteReplacement(cell));
    return Names.readable(KERNEL.matcher(logged).replaceAll(""));
  }

  private String own(java.util.regex.MatchResult frame, String cell) {
    int line = frame.group(4) == null ? -1 : Integer.parseInt(frame.group(4));
    StackTraceElement element = new StackTraceElement(frame.group(2), frame.group(3), "", line);
    Optional<Place> place = origins.place(element);
    String method = Names.method(element);
    return frame.group(1)
        + place.map(Place::name).orElse(cell)
        + (method.isEmpty() ? "" : ", in " + method);
  }
}
