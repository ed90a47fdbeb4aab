package org.nqueens.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

  private static final long EIGHTEEN = 666_090_624;

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
    Path audit = folder.resolve("eighteen.audit");
    Path log = folder.resolve("eighteen.log");
    try (Cluster cluster = Cluster.of(home, 2)) {
      Process driver = start(cluster, audit, log);
      Cluster.await(() -> SparkHome.text(audit).lines().count() > 1000, log);
      cluster.killWorker(0);
      assertFalse(SparkHome.text(audit).contains("total"), "it was over before the kill");
      assertEquals(0, driver.waitFor(), () -> SparkHome.last(SparkHome.text(log)));
      assertTrue(SparkHome.text(log).contains("18 queens have " + EIGHTEEN + " solutions"));
      assertTrue(SparkHome.text(log).contains("Lost executor"), "nothing was lost");
    }
    assertSound(audit);
  }

  @Test
  void aDriverKilledInMidRunGoesOnFromItsLog() throws Exception {
    Path audit = folder.resolve("again.audit");
    Path log = folder.resolve("again.log");
    try (Cluster cluster = Cluster.of(home, 2)) {
      Process driver = start(cluster, audit, log);
      Cluster.await(() -> SparkHome.text(audit).lines().count() > 1000, log);
      driver.destroyForcibly().waitFor();
      long before = SparkHome.text(audit).lines().count();
      assertFalse(SparkHome.text(audit).contains("total"), "it was over before the kill");
      Process second = start(cluster, audit, log);
      assertEquals(0, second.waitFor(), () -> SparkHome.last(SparkHome.text(log)));
      assertTrue(before > 1000);
    }
    assertSound(audit);
  }

  private static void assertSound(Path audit) throws Exception {
    AuditReport report = AuditReport.of(audit);
    assertEquals(EIGHTEEN, report.sum());
    assertEquals(List.of(), report.missing());
    assertEquals(List.of(), report.doubled());
    assertTrue(report.sound(), () -> String.join("\n", report.sentences()));
  }

  private static Process start(Cluster cluster, Path audit, Path log) throws Exception {
    List<String> options =
        List.of("--class", "org.nqueens.spark.Main", "--conf", "spark.executor.memory=512m");
    List<String> arguments = List.of("18", "--audit", audit.toString());
    return home.submit(cluster.master(), options, ours, arguments)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
        .start();
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
