package org.nqueens.kernel.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Java that a kernel runs on.
 *
 * @param executable its {@code java}, absolute
 * @param version its feature version, such as 17
 */
public record Java(Path executable, int version) {

  /** The oldest Java that runs the kernel. */
  static final int OLDEST = 17;

  private static final List<String> MODULES = List.of("jdk.jshell", "jdk.compiler");
  private static final Pattern VERSION =
      Pattern.compile("java\\.specification\\.version = (?:1\\.)?(\\d+)");
  private static final int PATIENCE_SECONDS = 60;

  /**
   * The Java that runs this program.
   *
   * @return that Java
   * @throws IllegalArgumentException if no kernel can run on it, in one sentence
   */
  public static Java ofThisProcess() {
    return at(Path.of(System.getProperty("java.home")));
  }

  /**
   * A Java by its home.
   *
   * @param home the folder of a JDK, or its {@code java} itself
   * @return that Java
   * @throws IllegalArgumentException if there is none, it is older than 17, or it lacks the
   *     compiler, in one sentence that names it
   */
  public static Java at(Path home) {
    Path executable = executable(home.toAbsolutePath().normalize());
    String properties = ask(executable, "-XshowSettings:properties", "-version");
    Matcher version = VERSION.matcher(properties);
    if (!version.find()) {
      throw unusable(executable, "is no Java that says its version");
    }
    int feature = Integer.parseInt(version.group(1));
    if (feature < OLDEST) {
      throw unusable(executable, "is Java " + feature + ", and the kernel needs Java 17 or newer");
    }
    List<String> modules = ask(executable, "--list-modules").lines().toList();
    for (String module : MODULES) {
      if (modules.stream().noneMatch(line -> line.replaceFirst("@.*", "").equals(module))) {
        throw unusable(
            executable, "has no module " + module + ": a whole JDK is needed, not a JRE");
      }
    }
    return new Java(executable, feature);
  }

  private static Path executable(Path home) {
    for (String name : List.of("bin/java", "bin/java.exe")) {
      if (Files.isRegularFile(home.resolve(name))) {
        return home.resolve(name);
      }
    }
    if (Files.isExecutable(home) && Files.isRegularFile(home)) {
      return home;
    }
    throw unusable(home, "holds no bin/java");
  }

  private static String ask(Path executable, String... options) {
    try {
      ProcessBuilder command = new ProcessBuilder(executable.toString());
      command.command().addAll(List.of(options));
      Process process = command.redirectErrorStream(true).start();
      process.getOutputStream().close();
      String answer = new String(process.getInputStream().readAllBytes());
      process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      return answer;
    } catch (IOException e) {
      throw unusable(executable, "cannot be started");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted.", e);
    }
  }

  private static IllegalArgumentException unusable(Path java, String why) {
    return new IllegalArgumentException(java + " " + why + ".");
  }
}
