package org.nqueens.kernel.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The command line of a worker. */
final class WorkerCommand {

  // Named by text: the kernel process must not load the worker's classes.
  private static final String MAIN = "org.nqueens.kernel.worker.WorkerMain";

  private WorkerCommand() {}

  static ProcessBuilder of(Setup setup, String address) {
    List<String> command = new ArrayList<>();
    command.add(setup.java().toString());
    command.add("-Dfile.encoding=UTF-8");
    command.add("-Djava.awt.headless=true");
    // A crash of the JVM must leave nothing in the reader's folder.
    command.add("-XX:-CreateCoredumpOnCrash");
    command.add("-XX:ErrorFile=" + Path.of(System.getProperty("java.io.tmpdir"), "hs_err_%p.log"));
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

  static String classPath(List<Path> entries) {
    return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
