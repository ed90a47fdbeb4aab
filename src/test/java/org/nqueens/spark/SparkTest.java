package org.nqueens.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Counts on real Spark, in processes of its own: in one JVM, and on a master with workers that get
 * killed.
 */
@Tag("slow")
class SparkTest {

  /** A second task must not wait for the one that lags; a first failure is no reason to end. */
  private static final List<String> LENIENT =
      List.of(
          "--conf", "spark.speculation=true",
          "--conf", "spark.speculation.interval=200ms",
          "--conf", "spark.speculation.quantile=0.5",
          "--conf", "spark.executor.memory=512m");

  @TempDir static Path folder;
  private static SparkHome home;
  private static Path ours;
  private static Path withTests;

  @BeforeAll
  static void makeJars() throws Exception {
    home = SparkHome.in(folder);
    ours = home.jar("nqueens.jar", Path.of("target/classes"));
    withTests = home.jar("trials.jar", Path.of("target/classes"), Path.of("target/test-classes"));
  }

  @AfterAll
  static void unlink() throws Exception {
    home.unlink();
  }

  @Test
  void aCommandLineCountsAndItsLogIsSound() throws Exception {
    Path audit = folder.resolve("twelve.audit");
    List<String> main = List.of("--class", "org.nqueens.spark.Main");
    String out =
        run(home.submit("local[2]", main, ours, List.of("12", "--audit", audit.toString())));
    assertEquals("12 queens have 14200 solutions, by quadrants", out.strip());
    assertTrue(AuditReport.of(audit).sound());
    String refused =
        run(home.submit("local[2]", main, ours, List.of("11", "--audit", audit.toString())));
    assertTrue(refused.contains("no audit log of this count"), refused);
  }

  @TestFactory
  Stream<DynamicTest> inOneJvmWithAnotherSerializer() throws Exception {
    List<String> options = new ArrayList<>(LENIENT);
    options.addAll(
        List.of("--conf", "spark.serializer=org.apache.spark.serializer.KryoSerializer"));
    return trials("local[2,4]", options, false);
  }

  @TestFactory
  Stream<DynamicTest> onACluster() throws Exception {
    try (Cluster cluster = Cluster.of(home, 2)) {
      return trials(cluster.master(), LENIENT, true);
    }
  }

  @Test
  void aWorkerKilledInMidRunLosesNoTaskAndNoneIsCountedTwice() throws Exception {
    Path gate = Files.createDirectory(folder.resolve("worker"));
    Path audit = gate.resolve("audit");
    Path log = gate.resolve("log");
    try (Cluster cluster = Cluster.of(home, 2)) {
      Process driver = start(cluster, audit, gate, log);
      Cluster.await(() -> isInMidRun(audit), log);
      Cluster.await(() -> SparkHome.text(log).split("Registered executor", -1).length > 2, log);
      cluster.killWorker(0);
      GatedCount.work(gate).openGate();
      assertEquals(0, driver.waitFor(), () -> SparkHome.last(SparkHome.text(log)));
      assertTrue(SparkHome.text(log).contains(" have " + GatedCount.SOLUTIONS + " solutions"));
      assertTrue(SparkHome.text(log).contains("Lost executor"), "nothing was lost");
    }
    assertSound(audit);
  }

  @Test
  void aDriverKilledInMidRunGoesOnFromItsLog() throws Exception {
    Path gate = Files.createDirectory(folder.resolve("driver"));
    Path audit = gate.resolve("audit");
    Path log = gate.resolve("log");
    try (Cluster cluster = Cluster.of(home, 2)) {
      Process driver = start(cluster, audit, gate, log);
      Cluster.await(() -> isInMidRun(audit), log);
      driver.destroyForcibly().waitFor();
      assertTrue(isInMidRun(audit));
      GatedCount.work(gate).openGate();
      Process second = start(cluster, audit, gate, log);
      assertEquals(0, second.waitFor(), () -> SparkHome.last(SparkHome.text(log)));
    }
    assertSound(audit);
  }

  private static boolean isInMidRun(Path audit) {
    String text = SparkHome.text(audit);
    return text.lines().count() > 1000 && !text.contains("total");
  }

  private static void assertSound(Path audit) throws Exception {
    AuditReport report = AuditReport.of(audit);
    assertEquals(GatedCount.SOLUTIONS, report.sum());
    assertEquals(List.of(), report.missing());
    assertEquals(List.of(), report.doubled());
    assertTrue(report.sound(), () -> String.join("\n", report.sentences()));
  }

  private static Process start(Cluster cluster, Path audit, Path gate, Path log) throws Exception {
    List<String> options =
        List.of("--class", GatedCount.class.getName(), "--conf", "spark.executor.memory=512m");
    List<String> arguments = List.of(audit.toString(), gate.toString());
    return cluster.start(
        home.submit(cluster.master(), options, withTests, arguments)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile())));
  }

  private static Stream<DynamicTest> trials(String master, List<String> options, boolean cluster)
      throws Exception {
    List<String> line = new ArrayList<>(List.of("--class", Trials.class.getName()));
    line.addAll(options);
    Path files = Files.createDirectory(folder.resolve(cluster ? "cluster" : "local"));
    String out = run(home.submit(master, line, withTests, List.of(files.toString())));
    return Trials.names(cluster).stream()
        .map(name -> DynamicTest.dynamicTest(name, () -> assertHeld(name, out)));
  }

  private static void assertHeld(String name, String out) {
    List<String> lines = out.lines().filter(line -> line.startsWith(name + ": ")).toList();
    assertEquals(List.of(name + ": held"), lines, out);
  }

  /** What a process prints; what Spark remarks is kept out of it unless it failed. */
  private static String run(ProcessBuilder program) throws Exception {
    File errors = Files.createTempFile(folder, "run", ".log").toFile();
    Process process = program.redirectError(errors).start();
    String out = new String(process.getInputStream().readAllBytes());
    int code = process.waitFor();
    return code == 0 ? out : out + "exit code " + code + "\n" + Files.readString(errors.toPath());
  }
}
