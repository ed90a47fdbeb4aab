package org.nqueens.kernel.install;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The jars that a kernel is made of.
 *
 * @param main the program's own jar
 * @param libraries the jars that it needs, by their paths relative to it
 */
public record Jars(Path main, List<String> libraries) {

  // Not in the manifest: what the cells see in place of the main jar, at once and later.
  private static final List<String> FOR_CELLS =
      List.of("lib/nqueens-cells.jar", "lib/nqueens-late.jar");

  /** Copies the list. */
  public Jars {
    libraries = List.copyOf(libraries);
  }

  /**
   * The jars that this program runs from.
   *
   * @return its jar, the libraries that its manifest names, and what the cells see
   * @throws IllegalArgumentException if it does not run from a jar, or a library is not there
   */
  public static Jars ofThisProgram() {
    try {
      var place = Jars.class.getProtectionDomain().getCodeSource().getLocation();
      return of(Path.of(place.toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static Jars of(Path main) {
    if (!Files.isRegularFile(main)) {
      throw new IllegalArgumentException(
          "A kernel is installed from the jar, with java -jar nqueens.jar, and not from "
              + main
              + ".");
    }
    Jars jars = new Jars(main, libraries(main));
    for (String library : jars.libraries()) {
      if (!Files.isRegularFile(main.resolveSibling(library))) {
        throw new IllegalArgumentException(
            "The library " + library + " is missing beside " + main + ".");
      }
    }
    return jars;
  }

  /** Copies all of them, with the same relative paths. */
  Path copyTo(Path folder) throws IOException {
    for (String library : libraries) {
      Path copy = folder.resolve(library);
      Files.createDirectories(copy.getParent());
      copy(main.resolveSibling(library), copy);
    }
    Path copy = folder.resolve("nqueens.jar");
    copy(main, copy);
    return copy;
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
  }

  private static List<String> libraries(Path main) {
    try (JarFile jar = new JarFile(main.toFile())) {
      String names = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      return names == null
          ? List.of()
          : Stream.concat(Stream.of(names.split(" ")), FOR_CELLS.stream()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
