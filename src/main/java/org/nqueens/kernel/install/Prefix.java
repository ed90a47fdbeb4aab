package org.nqueens.kernel.install;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A place where Jupyter looks for kernels.
 *
 * @param data Jupyter's data folder there, such as {@code /usr/local/share/jupyter}
 */
public record Prefix(Path data) {

  /**
   * The environment of a Python, or any other prefix.
   *
   * @param prefix its top folder; made if only the folder above it is there
   * @return its {@code share/jupyter}
   * @throws IllegalArgumentException if the folder above is not there or the prefix is a file
   */
  public static Prefix of(Path prefix) {
    Path top = prefix.toAbsolutePath().normalize();
    if (Files.exists(top) && !Files.isDirectory(top)) {
      throw new IllegalArgumentException("The prefix " + top + " is not a folder.");
    }
    Path above = Optional.ofNullable(top.getParent()).orElse(top);
    if (!Files.isDirectory(above)) {
      throw new IllegalArgumentException(
          "There is no prefix " + top + ", nor a folder " + above + " to make it in.");
    }
    return new Prefix(top.resolve("share").resolve("jupyter"));
  }

  /**
   * The folder of one user, where Jupyter looks for it on this system.
   *
   * @param environment the variables {@code JUPYTER_DATA_DIR}, {@code XDG_DATA_HOME}, {@code
   *     APPDATA}, {@code HOME}
   * @return the data folder
   */
  public static Prefix user(Map<String, String> environment) {
    return new Prefix(
        variable(environment, "JUPYTER_DATA_DIR")
            .or(() -> variable(environment, "APPDATA").map(folder -> folder.resolve("jupyter")))
            .orElseGet(() -> home(environment))
            .toAbsolutePath()
            .normalize());
  }

  /**
   * The Python environment that is active: a virtual environment, one of conda, or that of the
   * {@code python3} on the path.
   *
   * @param environment the variables {@code VIRTUAL_ENV} and {@code CONDA_PREFIX}
   * @param python asks the {@code python3} on the path for its prefix
   * @return its data folder
   * @throws IllegalArgumentException if there is none
   */
  public static Prefix active(Map<String, String> environment, PythonPrefix python) {
    return of(
        Stream.of("VIRTUAL_ENV", "CONDA_PREFIX")
            .flatMap(name -> variable(environment, name).stream())
            .findFirst()
            .or(python::find)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "No Python environment is active and no python3 is on the path: give its"
                            + " folder with --sys-prefix FOLDER.")));
  }

  private static Path home(Map<String, String> environment) {
    // Jupyter believes HOME; Java asks the list of users, which may not know this one.
    Path home = variable(environment, "HOME").orElse(Path.of(System.getProperty("user.home")));
    if (System.getProperty("os.name").startsWith("Mac")) {
      return home.resolve("Library").resolve("Jupyter");
    }
    return variable(environment, "XDG_DATA_HOME")
        .orElse(home.resolve(".local").resolve("share"))
        .resolve("jupyter");
  }

  private static Optional<Path> variable(Map<String, String> environment, String name) {
    return Optional.ofNullable(environment.get(name)).filter(text -> !text.isBlank()).map(Path::of);
  }
}
