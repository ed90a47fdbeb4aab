package org.nqueens.cli;

/**
 * The entry point of the jar: hands the arguments to {@link Commands}, which needs Java 17. This
 * class alone is compiled for Java 8, so that an older Java can say in a sentence what is missing.
 */
public final class Main {

  private static final int OLDEST = 17;
  private static final int WRONG_USE = 2;

  private Main() {}

  /**
   * Runs one command and ends the process with its exit code: 0 done, 1 the work failed, 2 wrong
   * use, an older Java among it.
   *
   * @param arguments the command line
   */
  public static void main(String[] arguments) {
    String found = System.getProperty("java.specification.version");
    if (isOlder(found)) {
      System.err.println(refusal(found, System.getProperty("java.home")));
      System.exit(WRONG_USE);
    }
    Commands.main(arguments);
  }

  /** Whether a version, such as 1.8 or 17, is older than what the book needs. */
  static boolean isOlder(String version) {
    return version.startsWith("1.") || Integer.parseInt(version) < OLDEST;
  }

  static String refusal(String version, String home) {
    return "The book needs Java 17 or newer, and this is Java "
        + version.replaceFirst("^1\\.", "")
        + " ("
        + home
        + "): install a newer JDK, or start its bin/java by its full path.";
  }
}
