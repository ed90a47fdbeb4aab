package org.nqueens.kernel.shell.process;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.nqueens.kernel.link.Door;

/** The last words of a worker: what its JVM printed beside the cells' streams, and how it ended. */
final class ProcessTail {

  private static final int LONGEST = 4000; // chars
  private static final int OUT_OF_MEMORY = 86; // agreed with the worker
  private static final int MAIMED = 87; // as well
  private static final int ENDLESS_HOOKS = 88; // as well
  private static final int SIGNALS = 128; // an exit code is a signal's number more
  private static final int MOST_SIGNALS = 64;

  // The JVM's own words, and the exit codes that it ends with behind them. A program that the cell
  // started may speak of such an error, too, and goes on or ends for another reason.
  private static final Pattern EXHAUSTED =
      Pattern.compile(
          "(?m)^(?:Terminating due to |Exception: |Exception in thread \"[^\"\\n]*\" )?"
              + "java\\.lang\\.OutOfMemoryError(?:: | thrown from |$)");
  private static final Set<Integer> JVM_ENDS = Set.of(1, 3);

  private final RawOutput shown;
  private final StringBuilder words = new StringBuilder();

  ProcessTail(RawOutput shown) {
    this.shown = shown;
  }

  /** Reads to the end of the process; then nobody needs to wait at the door. */
  void follow(Process process, Door door) {
    try (Reader in = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
        door) {
      char[] some = new char[4096];
      for (int n = in.read(some); n >= 0; n = in.read(some)) {
        String text = new String(some, 0, n);
        add(text);
        shown.accept(text);
      }
    } catch (IOException e) {
      return; // closed with the process
    }
  }

  private synchronized void add(String text) {
    words.append(text);
    words.delete(0, Math.max(0, words.length() - LONGEST));
  }

  /** The process could not be started, or its link broke. */
  synchronized void failed(Exception why) {
    if (words.length() == 0 && why.getMessage() != null) {
      words.append(why.getMessage());
    }
  }

  /** How the process ended, as a sentence. */
  String epitaph(CompletableFuture<Process> process) {
    if (process.isCompletedExceptionally()) {
      return "The Java process for the cells could not be started: " + lastWords();
    }
    try {
      return ending(process.join().waitFor());
    } catch (InterruptedException e) {
      return "The Java process that runs the cells has ended.";
    }
  }

  private String ending(int code) {
    if (code == OUT_OF_MEMORY || isExhausted(code, lastWords())) {
      return "The cell used up the memory of the Java process that runs the cells, which has ended.";
    } else if (code == MAIMED) {
      return "The cell ended a thread of the Java process itself, which therefore has ended.";
    } else if (code == ENDLESS_HOOKS) {
      return "The cell ended the Java process that runs the cells; its shutdown hooks did not come to"
          + " an end within 10 s.";
    } else if (lastWords().contains("A fatal error has been detected")) {
      return "The Java process that runs the cells has crashed in code that is not Java's.";
    } else if (code > SIGNALS && code <= SIGNALS + MOST_SIGNALS) {
      return "The Java process that runs the cells was ended by signal "
          + (code - SIGNALS)
          + (code - SIGNALS == 9 ? " (killed from outside, or out of memory)." : ".");
    } else if (code == 1 && lastWords().contains("Could not create the Java Virtual Machine")) {
      return "The Java process for the cells could not be started: " + lastWords();
    }
    return "The cell ended the Java process that runs the cells, with exit code " + code + ".";
  }

  /** Whether a worker that ended with a code and last words died of a lack of memory. */
  static boolean isExhausted(int code, String words) {
    return JVM_ENDS.contains(code) && EXHAUSTED.matcher(words).find();
  }

  private synchronized String lastWords() {
    return words.toString().strip();
  }
}
