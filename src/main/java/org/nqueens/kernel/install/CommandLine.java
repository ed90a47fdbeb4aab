package org.nqueens.kernel.install;

import java.nio.channels.spi.SelectorProvider;
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

  private static final String SELECTORS = "java.nio.channels.spi.SelectorProvider";
  private static final String LISTINGS = "nqueens.listings";
  private static final String WORKER_OPTIONS = "-Dnqueens.worker.options=";

  /** The command line of a kernel that uses archives. */
  List<String> using(Archives archives) {
    return with(
        archives.using(archives.kernel()), archives.using(archives.worker()), archives.listings());
  }

  /** The command line of a kernel that makes archives when it ends. */
  List<String> making(Archives archives) {
    return with(
        archives.making(archives.kernel()),
        archives.making(archives.worker()),
        archives.listings());
  }

  /** Given the options of the kernel's JVM and of the one that runs the cells. */
  private List<String> with(List<String> kernelOptions, List<String> workerOptions, Path listings) {
    List<String> line = new ArrayList<>(List.of(java.executable().toString()));
    // The kernel compiles small snippets and waits: fast starts and little memory matter, not peak
    // speed. The JVM that runs the cells has none of this.
    line.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
    // Compiling later (CompileThresholdScaling 1.5 to 5) takes from the JIT's 340 ms what it adds
    // to
    // the interpreter's; the second compiler costs 0.5 s more and is still behind at the 100th
    // cell.
    // By default a JVM fills a share of the machine's memory before it first collects its garbage.
    // A larger young generation gains nothing: to get its pages costs as much as to collect it.
    line.addAll(List.of("-Xms48m", "-Xmn16m"));
    if (java.executable().startsWith(System.getProperty("java.home"))) {
      // Its own default, by name: else its first socket opens every jar of the class path to look
      // for another.
      line.add("-D" + SELECTORS + "=" + SelectorProvider.provider().getClass().getName());
    }
    line.addAll(kernelOptions);
    line.add("-Dfile.encoding=UTF-8");
    line.add("-Djava.awt.headless=true");
    line.add("-D" + LISTINGS + "=" + listings);
    line.add(WORKER_OPTIONS + String.join("\n", workerOptions));
    line.addAll(List.of("-jar", jar.toString(), "kernel", "start", CONNECTION_FILE));
    return line;
  }
}
