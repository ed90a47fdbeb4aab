package org.nqueens.kernel.artifact;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where Maven's settings are and what the environment adds to them.
 *
 * @param userFolder the folder of the user's settings, usually {@code ~/.m2}
 * @param home the folder of the Maven installation, for the settings that hold for all users
 * @param userFile the user's settings where they are not in {@code userFolder}
 * @param globalFile the settings for all users where they are not in {@code home}
 * @param properties what {@code -D} defines
 * @param offline whether nothing may be fetched
 */
public record MavenSettings(
    Path userFolder,
    Optional<Path> home,
    Optional<Path> userFile,
    Optional<Path> globalFile,
    Map<String, String> properties,
    boolean offline) {

  private static final Pattern WORD =
      Pattern.compile("(?:\\\\[ \"]|\\\\|[^\\s\"\\\\]++|\"(?:\\\\\"|[^\"])*+\"?+)++");
  private static final Pattern QUOTING = Pattern.compile("\\\\([ \"])|\"");

  /** Copies the properties. */
  public MavenSettings {
    properties = Map.copyOf(properties);
  }

  /**
   * Those of the user who runs the kernel.
   *
   * @return what the environment of this process says
   */
  public static MavenSettings ofTheUser() {
    return of(System.getenv(), Path.of(System.getProperty("user.home")));
  }

  /**
   * Reads what Maven itself would see: {@code MAVEN_HOME} (else the {@code mvn} on the {@code
   * PATH}), and in {@code MAVEN_ARGS} and {@code MAVEN_OPTS} the options {@code -o}, {@code -s},
   * {@code -gs} and {@code -D}.
   */
  static MavenSettings of(Map<String, String> environment, Path userHome) {
    List<String> words =
        Stream.of("MAVEN_OPTS", "MAVEN_ARGS")
            .flatMap(name -> words(environment.getOrDefault(name, "")))
            .toList();
    return new MavenSettings(
        userHome.resolve(".m2"),
        home(environment),
        behind(words, "-s", "--settings"),
        behind(words, "-gs", "--global-settings"),
        defined(words),
        words.contains("-o") || words.contains("--offline"));
  }

  /** The words of a command line, in which quotes and backslashes keep blanks. */
  private static Stream<String> words(String options) {
    return WORD.matcher(options)
        .results()
        .map(word -> QUOTING.matcher(word.group()).replaceAll("$1"));
  }

  private static Optional<Path> home(Map<String, String> environment) {
    return Stream.of("MAVEN_HOME", "M2_HOME")
        .map(environment::get)
        .filter(home -> home != null && !home.isBlank())
        .map(Path::of)
        .findFirst()
        .or(() -> installed(environment.getOrDefault("PATH", "")));
  }

  private static Optional<Path> installed(String path) {
    return Stream.of(path.split(File.pathSeparator))
        .map(folder -> new File(folder, "mvn").toPath())
        .filter(Files::isExecutable)
        .findFirst()
        .flatMap(MavenSettings::folderAboveBin);
  }

  private static Optional<Path> folderAboveBin(Path mvn) {
    try {
      return Optional.ofNullable(mvn.toRealPath().getParent()).map(Path::getParent);
    } catch (IOException e) {
      return Optional.empty(); // an installation that cannot be looked at has no settings
    }
  }

  private static Optional<Path> behind(List<String> words, String option, String longOption) {
    for (int i = 0; i + 1 < words.size(); i++) {
      if (words.get(i).equals(option) || words.get(i).equals(longOption)) {
        return Optional.of(Path.of(words.get(i + 1)).toAbsolutePath());
      }
    }
    return Optional.empty();
  }

  private static Map<String, String> defined(List<String> words) {
    Map<String, String> properties = new HashMap<>();
    for (String word : words) {
      if (word.startsWith("-D")) {
        int equals = word.indexOf('=');
        String name = word.substring(2, equals < 0 ? word.length() : equals);
        properties.put(name, equals < 0 ? "true" : word.substring(equals + 1));
      }
    }
    return properties;
  }
}
