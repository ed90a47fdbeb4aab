package org.nqueens.kernel.install;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How a kernel is started.
 *
 * @param java what runs it
 * @param jar the program
 */
record CommandLine(Java java, Path jar) {

  /** What stands for the connection file; a client puts its path there. */
  static final String CONNECTION_FILE = "{connection_file}";

  private static final String WORKER_OPTIONS = "-Dnqueens.worker.options=";

  /** The command line, given the options of the kernel's JVM and of the one that runs the cells. */
  List<String> with(List<String> kernelOptions, List<String> workerOptions) {
    List<String> line = new ArrayList<>(List.of(java.executable().toString()));
    // The kernel compiles small snippets and waits: fast starts and little memory matter, not peak
    // speed. The JVM that runs the cells has none of this.
    line.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
    // By default a JVM fills a share of the machine's memory before it first collects its garbage.
    line.addAll(List.of("-Xms64m", "-Xmn32m"));
    line.addAll(kernelOptions);
    line.add("-Dfile.encoding=UTF-8");
    line.add("-Djava.awt.headless=true");
    line.add(WORKER_OPTIONS + String.join("\n", workerOptions));
    line.addAll(List.of("-jar", jar.toString(), "kernel", "start", CONNECTION_FILE));
    return line;
  }
}
