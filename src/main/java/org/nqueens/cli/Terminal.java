package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What standard error is connected to.
 *
 * @param lively whether it is a terminal, on which a line can be written over
 * @param width how many characters a line has
 */
record Terminal(boolean lively, int width) {

  private static final int USUAL_WIDTH = 80;
  private static final int KIND_OF_FILE = 0170000;
  private static final int CHARACTER_DEVICE = 0020000;

  /** A file or a pipe: lines come one after the other. */
  static final Terminal NONE = new Terminal(false, USUAL_WIDTH);

  /**
   * The property by which one process tells another, whose errors it passes on, of its terminal.
   */
  static final String WIDTH = "nqueens.terminal";

  /** What this process has. */
  static Terminal ofThisProcess() {
    int told = Integer.getInteger(WIDTH, 0);
    if (told > 0) {
      return new Terminal(true, told);
    }
    String columns = System.getenv().getOrDefault("COLUMNS", "");
    int width = columns.matches("[1-9]\\d{1,3}") ? Integer.parseInt(columns) : USUAL_WIDTH;
    boolean dumb = "dumb".equals(System.getenv("TERM"));
    return new Terminal(!dumb && isTerminal(), width);
  }

  /** The console object will not do: from JDK 22 on it is there for a file, too. */
  private static boolean isTerminal() {
    try {
      int mode = (Integer) Files.getAttribute(Path.of("/dev/fd/2"), "unix:mode");
      return (mode & KIND_OF_FILE) == CHARACTER_DEVICE;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return System.console() != null;
    }
  }
}
