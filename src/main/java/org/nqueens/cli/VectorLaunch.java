package org.nqueens.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/**
 * Starts a command again in a JVM that has the Vector API: {@code java -jar} alone leaves out the
 * module, for it still incubates. The JVM's remark on that is kept from the reader.
 */
final class VectorLaunch {

  private static final String MODULE = "jdk.incubator.vector";
  static final String STARTER = "nqueens.vectors"; // who started this second JVM: no third one
  private static final int LEAST_JAVA = 21;

  private VectorLaunch() {}

  /** Whether a second start would bring the vectors, which are not here now. */
  static boolean helps() {
    return Runtime.version().feature() >= LEAST_JAVA
        && System.getProperty(STARTER) == null
        && ModuleLayer.boot().findModule(MODULE).isEmpty()
        && ModuleFinder.ofSystem().find(MODULE).isPresent()
        && System.getProperty("java.class.path").endsWith(".jar"); // folders lack the part for 21
  }

  /**
   * Ends this JVM with the one that started it, if one did, however that ends: nobody waits for the
   * answer any more, and a count that went on would keep its journal from the next one.
   */
  static void endWithStarter() {
    Long starter = Long.getLong(STARTER);
    if (starter != null) {
      ProcessHandle.of(starter)
          .map(ProcessHandle::onExit)
          .orElseGet(() -> CompletableFuture.completedFuture(null))
          .thenRun(() -> Runtime.getRuntime().halt(1));
    }
  }

  /**
   * Runs the command line in a second JVM with the same options and streams.
   *
   * @return its exit code, or nothing if it could not be started
   */
  static OptionalInt run(List<String> arguments, Terminal terminal) {
    try {
      Process process =
          new ProcessBuilder(command(arguments, terminal))
              .redirectInput(ProcessBuilder.Redirect.INHERIT)
              .redirectOutput(ProcessBuilder.Redirect.INHERIT)
              .start();
      CountDownLatch passed = new CountDownLatch(1);
      Thread end = new Thread(() -> end(process, passed), "end");
      Runtime.getRuntime().addShutdownHook(end);
      try {
        pass(process.getErrorStream(), System.err);
      } finally {
        passed.countDown();
      }
      int code = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(end);
      return OptionalInt.of(code);
    } catch (IOException | IllegalStateException e) {
      return OptionalInt.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return OptionalInt.empty();
    }
  }

  private static List<String> command(List<String> arguments, Terminal terminal) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("--add-modules=" + MODULE);
    command.add("-Djdk.incubator.vector.VECTOR_ACCESS_OOB_CHECK=0"); // ours are in range
    command.add("-D" + STARTER + "=" + ProcessHandle.current().pid());
    if (terminal.lively()) {
      command.add("-D" + Terminal.WIDTH + "=" + terminal.width());
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Commands.class.getName()));
    command.addAll(arguments);
    return command;
  }

  /** Whoever stops this process means the other, whose last words are waited for. */
  private static void end(Process process, CountDownLatch passed) {
    process.destroy();
    try {
      process.waitFor();
      passed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Copies what is said, but for a first line about the module. */
  static void pass(InputStream from, OutputStream to) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = from.read();
    while (next >= 0 && next != '\n' && next != '\r') {
      line.write(next);
      next = from.read();
    }
    if (!line.toString(StandardCharsets.UTF_8).contains("incubator module")) {
      line.writeTo(to);
      if (next >= 0) {
        to.write(next);
      }
    }
    to.flush();
    from.transferTo(to);
  }
}
