package org.nqueens.kernel.install;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Makes installations.
 *
 * @param java what is to run the kernels
 * @param jars what they are made of
 * @param rehearsal how the class-data archives are made
 */
public record Installer(Java java, Jars jars, Rehearsal rehearsal) {

  /** The kernel's name, unless a user wants another. */
  public static final String NAME = "nqueens-java";

  private static final Pattern LEGAL = Pattern.compile("[A-Za-z0-9._-]+");

  /**
   * Installs a kernel, in the place of one of the same name.
   *
   * @param prefix where Jupyter looks for it
   * @param name its name for Jupyter: letters, digits, dots, dashes and underscores
   * @return what was made
   * @throws IllegalArgumentException if the name is none
   * @throws IllegalStateException if the place cannot be written to, in one sentence; then nothing
   *     is left behind
   */
  public Installation install(Prefix prefix, String name) {
    if (!LEGAL.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "\"" + name + "\" is no name for a kernel: letters, digits, '.', '-' and '_' are legal.");
    }
    Path place = prefix.data().resolve("kernels").resolve(name);
    // Beside the folder that Jupyter searches, so that it never finds the unfinished one.
    Path unfinished = prefix.data().resolve("." + name + ".unfinished");
    Path aside = prefix.data().resolve("." + name + ".old");
    Thread cleaner = new Thread(() -> clean(unfinished));
    Runtime.getRuntime().addShutdownHook(cleaner); // also when the user loses patience
    try {
      Files.createDirectories(place.getParent());
      fill(unfinished, place, name);
      Folders.replace(place, unfinished, aside);
    } catch (IOException e) {
      clean(unfinished);
      throw new IllegalStateException(
          "Cannot install into " + place + ": " + Reason.of(e) + ".", e);
    } finally {
      Runtime.getRuntime().removeShutdownHook(cleaner);
    }
    return new Installation(place, java, makeArchives(place));
  }

  /** Writes all files; the command line names them where they are going to be. */
  private void fill(Path folder, Path place, String name) throws IOException {
    Folders.delete(folder);
    Files.createDirectories(folder);
    jars.copyTo(folder);
    KernelJson.of(name, command(place).using(archives(place))).writeTo(folder);
    try (InputStream logo = Installer.class.getResourceAsStream("logo-svg.svg")) {
      Files.copy(logo, folder.resolve("logo-svg.svg"));
    }
  }

  private Optional<String> makeArchives(Path place) {
    return new Training(command(place), archives(place), rehearsal).run();
  }

  private CommandLine command(Path place) {
    return new CommandLine(java, place.resolve("nqueens.jar"));
  }

  private Archives archives(Path place) {
    return new Archives(place, java.version());
  }

  private static void clean(Path unfinished) {
    try {
      Folders.delete(unfinished);
    } catch (IOException e) {
      return; // the cause of the failure, which is told, is that of this one too
    }
  }
}
