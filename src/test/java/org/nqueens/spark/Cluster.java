package org.nqueens.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A master and workers, each a process of this machine, on loopback and free ports. */
final class Cluster implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final long PATIENCE_SECONDS = 600; // a loaded machine starts slowly

  private final SparkHome home;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();
  private final String master;

  private Cluster(SparkHome home) throws Exception {
    this.home = home;
    Path log = home.folder().resolve("master.log");
    start("org.apache.spark.deploy.master.Master", log, List.of("--host", host(0)));
    await(() -> ADDRESS.matcher(SparkHome.text(log)).find(), log);
    Matcher found = ADDRESS.matcher(SparkHome.text(log));
    found.find();
    this.master = found.group(1);
  }

  static Cluster of(SparkHome home, int workers) throws Exception {
    Cluster cluster = new Cluster(home);
    try {
      for (int i = 0; i < workers; i++) {
        cluster.addWorker();
      }
      return cluster;
    } catch (Exception | Error e) {
      cluster.close();
      throw e;
    }
  }

  void addWorker() throws Exception {
    Path log = home.folder().resolve("worker-" + workers.size() + ".log");
    workers.add(
        start(
            "org.apache.spark.deploy.worker.Worker",
            log,
            List.of(
                "--host",
                host(workers.size()),
                "--cores",
                "1",
                "--memory",
                "600m",
                "--work-dir",
                home.folder() + "/work",
                master)));
    await(() -> SparkHome.text(log).contains("Successfully registered with master"), log);
  }

  /** Whether each worker can have an address of its own, which Spark takes for a machine. */
  static boolean hasManyHosts() {
    return System.getProperty("os.name").equals("Linux");
  }

  private static String host(int worker) {
    return "127.0.0." + (hasManyHosts() ? 1 + worker : 1);
  }

  String master() {
    return master;
  }

  /** Kills a worker and what it has started, as if the power had failed. */
  void killWorker(int index) throws Exception {
    Process worker = workers.get(index);
    List<ProcessHandle> executors = worker.descendants().toList();
    worker.destroyForcibly(); // SIGKILL
    executors.forEach(ProcessHandle::destroyForcibly);
    worker.waitFor();
  }

  private Process start(String main, Path log, List<String> arguments) throws IOException {
    List<String> line = new ArrayList<>();
    line.addAll(List.of("--port", "0", "--webui-port", "0"));
    line.addAll(arguments);
    return start(
        home.program("256m", main, line).redirectErrorStream(true).redirectOutput(log.toFile()));
  }

  /** Starts a program that ends with the cluster at the latest. */
  Process start(ProcessBuilder program) throws IOException {
    Process process = program.start();
    processes.add(process);
    return process;
  }

  static void await(BooleanSupplier done, Path log) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!done.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError(
            "waited in vain; the log ends:\n" + SparkHome.last(SparkHome.text(log)));
      }
      Thread.sleep(20);
    }
  }

  @Override
  public void close() {
    for (Process process : processes) {
      List<ProcessHandle> below = process.descendants().toList();
      process.destroyForcibly();
      below.forEach(ProcessHandle::destroyForcibly);
      process.onExit().join();
      below.forEach(one -> one.onExit().join()); // else it may write where others clean up
    }
  }
}
