package org.nqueens.kernel.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.kernel.magic.MagicInterpreter;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Limits;
import org.nqueens.kernel.shell.Setup;
import org.nqueens.kernel.shell.engine.JShellInterpreter;

/**
 * What surrounds the cells: the jars beside ours, and what the user's environment variables say.
 *
 * @param environment the variables
 */
public record Surroundings(Map<String, String> environment) {

  /** Seconds that a cell may run; without it there is no limit. */
  public static final String CELL_SECONDS = "NQUEENS_CELL_SECONDS";

  /** Bytes of text that a cell may print; 8 MiB without it. */
  public static final String CELL_OUTPUT = "NQUEENS_CELL_OUTPUT";

  /** Jars and folders that the cells see too, joined by the path separator. */
  public static final String CLASS_PATH = "NQUEENS_CLASSPATH";

  /** A script of Java that is run before the first cell. */
  public static final String STARTUP = "NQUEENS_STARTUP";

  /** {@code off} keeps the imports of the queens library away, for notebooks on other matters. */
  public static final String IMPORTS = "NQUEENS_IMPORTS";

  /** Options of the JVM that runs the cells, split at spaces, such as {@code -Xmx4g}. */
  public static final String WORKER_OPTIONS = "NQUEENS_WORKER_OPTIONS";

  /** Options of that JVM that the kernelspec sets, one a line. */
  static final String ARCHIVE_OPTIONS = "nqueens.worker.options";

  /** The file of the compiler's listings, which the kernelspec sets. */
  static final String LISTINGS = "nqueens.listings";

  private static final String CELLS = "/META-INF/nqueens/cells.classpath";
  // Our jar without the kernel, and without the manifest that would bring the kernel's libraries.
  private static final String OURS_FOR_CELLS = "lib/nqueens-cells.jar";
  private static final String OURS_FOR_LATER = "lib/nqueens-late.jar";

  private static final String LIBRARY = "/META-INF/nqueens/startup.jsh";

  // What every cell sees: the display functions, and what the cells of IJava and JJava see too.
  private static final String USUAL = "/org/nqueens/kernel/session/startup.jsh";

  /** Copies the map. */
  public Surroundings {
    environment = Map.copyOf(environment);
  }

  /**
   * The setup of an interpreter for these surroundings.
   *
   * @return a setup
   * @throws IllegalArgumentException if a variable has a value that it cannot have, in one sentence
   *     that names both
   */
  public Setup setup() {
    Setup setup =
        Setup.of(classPath())
            .withWorkerOptions(workerOptions())
            .withStartup(startup())
            .withLimits(limits());
    String listings = System.getProperty(LISTINGS, "");
    return listings.isEmpty() ? setup : setup.withListings(Path.of(listings));
  }

  /**
   * Starts an interpreter of Java and magics in the folder of this process.
   *
   * @return the interpreter
   * @throws IllegalArgumentException if a variable has a value that it cannot have
   */
  public Interpreter open() {
    return open(Path.of(""));
  }

  /**
   * Starts an interpreter of Java and magics.
   *
   * @param folder where relative paths in the cells begin
   * @return the interpreter
   * @throws IllegalArgumentException if a variable has a value that it cannot have
   */
  public Interpreter open(Path folder) {
    return MagicInterpreter.over(
        JShellInterpreter.open(setup().withFolder(folder)), folder, late());
  }

  /** What of ours works only beside libraries that a cell fetches: there if this is the jar. */
  private static List<Path> late() {
    return Stream.of(ours().resolveSibling(OURS_FOR_LATER)).filter(Files::exists).toList();
  }

  private List<Path> classPath() {
    Path ours = ours();
    List<Path> paths = new ArrayList<>();
    paths.add(Files.isDirectory(ours) ? ours : ours.resolveSibling(OURS_FOR_CELLS));
    resource(CELLS).stream()
        .flatMap(names -> Arrays.stream(names.strip().split(":")))
        .filter(name -> !name.isBlank())
        .map(ours.getParent()::resolve)
        .forEach(paths::add);
    words(CLASS_PATH, System.getProperty("path.separator"))
        .map(name -> Path.of(name).toAbsolutePath())
        .forEach(paths::add);
    return paths;
  }

  private List<String> workerOptions() {
    Stream<String> fixed = System.getProperty(ARCHIVE_OPTIONS, "").lines();
    return Stream.concat(fixed, words(WORKER_OPTIONS, " ")).toList();
  }

  private List<String> startup() {
    List<String> texts = new ArrayList<>();
    resource(USUAL).ifPresent(texts::add);
    if (libraryIsImported()) {
      resource(LIBRARY).ifPresent(texts::add);
    }
    words(STARTUP, "\n").map(Surroundings::script).forEach(texts::add);
    return texts;
  }

  private boolean libraryIsImported() {
    String wish = environment.getOrDefault(IMPORTS, "").strip();
    if (wish.isEmpty() || wish.equals("on") || wish.equals("off")) {
      return !wish.equals("off");
    }
    throw new IllegalArgumentException(IMPORTS + "=" + wish + " is neither on nor off.");
  }

  private Limits limits() {
    Limits standard = Limits.STANDARD;
    return new Limits(
        number(CELL_OUTPUT).map(Math::round).orElse(standard.streamBytes()),
        number(CELL_SECONDS).map(seconds -> Duration.ofMillis(Math.round(seconds * 1000))));
  }

  private Stream<String> words(String variable, String separator) {
    return Arrays.stream(environment.getOrDefault(variable, "").split(separator))
        .map(String::strip)
        .filter(word -> !word.isEmpty());
  }

  private Optional<Double> number(String variable) {
    String text = environment.getOrDefault(variable, "").strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      double value = Double.parseDouble(text);
      if (value >= 0.001) {
        return Optional.of(value);
      }
    } catch (NumberFormatException e) {
      // told below, with the name of the variable
    }
    throw new IllegalArgumentException(variable + "=" + text + " is not a number above 0.");
  }

  private static String script(String name) {
    try {
      return Files.readString(Path.of(name)).replaceFirst("^\ufeff", ""); // of some editors
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(
          STARTUP + "=" + name + " names a file that is not in UTF-8.", e);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          STARTUP + "=" + name + " names a file that cannot be read.", e);
    }
  }

  /** The jar or the folder of classes that this class comes from. */
  private static Path ours() {
    try {
      return Path.of(
          Surroundings.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Optional<String> resource(String name) {
    try (InputStream text = Surroundings.class.getResourceAsStream(name)) {
      return text == null
          ? Optional.empty()
          : Optional.of(new String(text.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
