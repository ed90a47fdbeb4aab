package org.nqueens.kernel.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What an interpreter is made of; a value, changed by the {@code with…} methods.
 *
 * @param java the java executable that runs the cells
 * @param classPath the folders and jars that the cells see; this project's classes must be among
 *     them, because the worker's main class is
 * @param workerOptions further options of the worker's JVM, such as {@code -Xmx4g}
 * @param startup source texts that are run before the first cell, such as imports; output of theirs
 *     goes nowhere
 * @param limits what a cell may spend
 * @param folder where relative paths in the cells begin
 * @param listings a file in which the compiler's listings of packages are remembered from one start
 *     to the next; made where there is none
 */
public record Setup(
    Path java,
    List<Path> classPath,
    List<String> workerOptions,
    List<String> startup,
    Limits limits,
    Path folder,
    Optional<Path> listings) {

  /** Copies the lists. */
  public Setup {
    classPath = List.copyOf(classPath);
    workerOptions = List.copyOf(workerOptions);
    startup = List.copyOf(startup);
  }

  /**
   * A setup with the java that runs this process, no options, nothing to start with, the usual
   * limits and the folder of this process.
   *
   * @param classPath the folders and jars that the cells see, this project's classes among them
   * @return the setup
   */
  public static Setup of(List<Path> classPath) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new Setup(
        java, classPath, List.of(), List.of(), Limits.STANDARD, Path.of(""), Optional.empty());
  }

  /**
   * This setup with other options of the worker's JVM.
   *
   * @param options all of them
   * @return a new setup
   */
  public Setup withWorkerOptions(List<String> options) {
    return new Setup(java, classPath, options, startup, limits, folder, listings);
  }

  /**
   * This setup with other startup texts.
   *
   * @param texts all of them, in the order in which they are run
   * @return a new setup
   */
  public Setup withStartup(List<String> texts) {
    return new Setup(java, classPath, workerOptions, texts, limits, folder, listings);
  }

  /**
   * This setup with other limits.
   *
   * @param other what a cell may spend
   * @return a new setup
   */
  public Setup withLimits(Limits other) {
    return new Setup(java, classPath, workerOptions, startup, other, folder, listings);
  }

  /**
   * This setup with another folder.
   *
   * @param other where relative paths in the cells begin; an existing folder
   * @return a new setup
   */
  public Setup withFolder(Path other) {
    return new Setup(java, classPath, workerOptions, startup, limits, other, listings);
  }

  /**
   * This setup with a file that remembers the compiler's listings.
   *
   * @param file one that an interpreter with the same Java made, or that is not there yet
   * @return a new setup
   */
  public Setup withListings(Path file) {
    return new Setup(java, classPath, workerOptions, startup, limits, folder, Optional.of(file));
  }
}
