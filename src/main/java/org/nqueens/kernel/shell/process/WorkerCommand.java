package org.nqueens.kernel.shell.process;

import java.io.File;
import java.lang.module.ModuleFinder;
import java.nio.channels.spi.SelectorProvider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.kernel.shell.Setup;

/** The command line of a worker. */
public final class WorkerCommand {

  // Named by text: the kernel process must not load the worker's classes.
  private static final String MAIN = "org.nqueens.kernel.worker.WorkerMain";

  private static final String SELECTORS = "java.nio.channels.spi.SelectorProvider";
  private static final String VECTORS = "jdk.incubator.vector";
  private static final int LEAST_JAVA_OF_VECTORS = 21;

  private WorkerCommand() {}

  static ProcessBuilder of(Setup setup, String address) {
    List<String> command = new ArrayList<>();
    command.add(setup.java().toString());
    command.add("-Dfile.encoding=UTF-8");
    command.add("-Djava.awt.headless=true");
    // A crash of the JVM must leave nothing in the reader's folder.
    command.add("-XX:-CreateCoredumpOnCrash");
    command.add("-XX:ErrorFile=" + Path.of(System.getProperty("java.io.tmpdir"), "hs_err_%p.log"));
    if (isOurs(setup.java())) {
      // Its own default, by name: else its first socket opens every jar of the class path to look
      // for another.
      command.add("-D" + SELECTORS + "=" + SelectorProvider.provider().getClass().getName());
    }
    if (hasVectors(setup.java())) {
      // What the JVM remarks on it goes to its own standard error, which no cell shows.
      command.add("--add-modules=" + VECTORS);
    }
    command.addAll(setup.workerOptions());
    command.add("-cp");
    command.add(classPath(setup.classPath()));
    command.add(MAIN);
    command.add(address);
    command.add(Long.toString(setup.limits().streamBytes()));
    return new ProcessBuilder(command)
        .directory(setup.folder().toAbsolutePath().toFile())
        .redirectErrorStream(true);
  }

  /** Of another java than this one it is not known: the cells count without vectors there. */
  private static boolean hasVectors(Path java) {
    return Runtime.version().feature() >= LEAST_JAVA_OF_VECTORS
        && isOurs(java)
        && ModuleFinder.ofSystem().find(VECTORS).isPresent();
  }

  private static boolean isOurs(Path java) {
    return java.startsWith(System.getProperty("java.home"));
  }

  /**
   * A class path as one text.
   *
   * @param entries folders and jars
   * @return the entries, joined by the path separator
   */
  public static String classPath(List<Path> entries) {
    return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
