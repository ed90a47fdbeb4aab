package org.nqueens.spark;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.task.CountStopped;

/**
 * A driver that tries to make a count lose a task, or count one twice. Prints a line for each
 * attempt: its name, and behind it "held" or what went wrong.
 */
public final class Trials {

  private static final int N = 10;
  private static final long SOLUTIONS = 724;

  private final JavaSparkContext spark;
  private final Path folder;

  private interface Trial {
    void run() throws Exception;
  }

  private Trials(JavaSparkContext spark, Path folder) {
    this.spark = spark;
    this.folder = folder;
  }

  /** The attempts that are made anywhere, and those that only a cluster survives. */
  static List<String> names(boolean cluster) {
    return new Trials(null, Path.of("")).all(cluster).keySet().stream().toList();
  }

  public static void main(String[] arguments) {
    SparkConf conf = new SparkConf().setAppName("trials");
    boolean cluster = !conf.get("spark.master").startsWith("local");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      new Trials(spark, Path.of(arguments[0])).all(cluster).forEach(Trials::report);
    }
  }

  private static void report(String name, Trial trial) {
    String end = "held";
    try {
      trial.run();
    } catch (Exception | AssertionError e) {
      end = e.toString().lines().findFirst().orElse("");
    }
    System.out.println(name + ": " + end);
  }

  private Map<String, Trial> all(boolean cluster) {
    Map<String, Trial> all = new LinkedHashMap<>();
    all.put("aTaskThatFailsOnceIsTriedAgainAndCountedOnce", () -> survive(Mishap.FAILS_ONCE));
    if (cluster) {
      if (Cluster.hasManyHosts()) { // a second try of the same task goes to another machine
        all.put("aTaskThatLagsIsTriedTwiceAtOnceAndCountedOnce", () -> survive(Mishap.LAGS_ONCE));
      }
      all.put("aJvmThatEndsLosesNoTask", () -> survive(Mishap.ENDS_THE_JVM_ONCE));
    }
    all.put("aTaskThatAlwaysFailsEndsTheCountAndTheRestGoesOn", this::giveUpAndGoOn);
    all.put("anInterruptedCountGoesOnWhereItStopped", this::stopAndGoOn);
    all.put("twoCountsAtOnceKeepTheirTasksApart", this::twoAtOnce);
    all.put("thePartitionsDoNotChangeTheSum", this::partitions);
    all.put("aFinishedLogIsNotCountedAgain", this::countNothing);
    return all;
  }

  /** However the task was tried, its share is in the log once. */
  private void survive(Mishap mishap) throws Exception {
    UnluckyWork work = new UnluckyWork(PortableWork.quadrants(N), mishap, folder);
    Path audit = folder.resolve(mishap + ".audit");
    long solutions = SparkCount.of(work).partitions(16).audit(audit).run(spark).solutions();
    expect(solutions == SOLUTIONS, "counted " + solutions);
    int tries = Collections.frequency(work.tries(), work.unlucky());
    expect(tries >= 2, "tried " + tries + " times");
    expectSound(audit);
  }

  private void giveUpAndGoOn() throws Exception {
    PortableWork good = PortableWork.quadrants(N);
    UnluckyWork bad = new UnluckyWork(good, Mishap.FAILS_ALWAYS, folder);
    Path audit = folder.resolve("gave-up.audit");
    try {
      SparkCount.of(bad).partitions(40).audit(audit).run(spark);
      throw new AssertionError("a sum without task " + bad.unlucky());
    } catch (IllegalStateException e) {
      expect(e.getMessage().contains("is unlucky"), e.getMessage());
    }
    AuditReport broken = AuditReport.of(audit);
    expect(broken.missing().contains(bad.unlucky()), "the task is not missing");
    expect(!broken.sound() && broken.faults().isEmpty(), broken.toString());
    goOn(audit, broken);
  }

  /** Counts what is missing and nothing else, though Spark may try a task that lags twice. */
  private void goOn(Path audit, AuditReport broken) throws Exception {
    Path tries = java.nio.file.Files.createDirectory(Path.of(audit + ".rest"));
    UnluckyWork rest = new UnluckyWork(PortableWork.quadrants(N), Mishap.IS_SLOW, tries);
    long solutions = SparkCount.of(rest).audit(audit).run(spark).solutions();
    expect(solutions == SOLUTIONS, "counted " + solutions);
    Set<Integer> counted = new TreeSet<>(rest.tries());
    expect(
        List.copyOf(counted).equals(broken.missing()),
        counted + " were counted, and missing were " + broken.missing());
    expectSound(audit);
  }

  private void stopAndGoOn() throws Exception {
    Path audit = folder.resolve("stopped.audit");
    UnluckyWork endless = new UnluckyWork(PortableWork.quadrants(N), Mishap.NEVER_ENDS, folder);
    List<RuntimeException> ends = Collections.synchronizedList(new ArrayList<>());
    Thread driver =
        new Thread(
            () -> {
              try {
                SparkCount.of(endless).partitions(60).audit(audit).run(spark);
              } catch (RuntimeException e) {
                ends.add(e);
              }
            });
    driver.start();
    Cluster.await(() -> SparkHome.text(audit).lines().count() > 5, audit);
    driver.interrupt();
    driver.join();
    expect(ends.size() == 1 && ends.get(0) instanceof CountStopped, ends.toString());
    goOn(audit, AuditReport.of(audit));
  }

  private void twoAtOnce() {
    var one = CompletableFuture.supplyAsync(() -> SparkCount.of(11).run(spark).solutions());
    var other = CompletableFuture.supplyAsync(() -> SparkCount.of(12).run(spark).solutions());
    expect(one.join() == 2680 && other.join() == 14_200, one.join() + ", " + other.join());
  }

  private void partitions() {
    for (int partitions : new int[] {1, 2, 1000}) {
      long solutions = SparkCount.of(N).partitions(partitions).run(spark).solutions();
      expect(solutions == SOLUTIONS, partitions + " partitions: " + solutions);
    }
    PortableWork classes = PortableWork.symmetry(N);
    expect(SparkCount.of(classes).run(spark).solutions() == SOLUTIONS, "symmetry");
  }

  private void countNothing() throws Exception {
    Path audit = folder.resolve("finished.audit");
    SparkCount.of(N).audit(audit).run(spark);
    String before = SparkHome.text(audit);
    UnluckyWork never = new UnluckyWork(PortableWork.quadrants(N), Mishap.FAILS_ALWAYS, folder);
    long solutions = SparkCount.of(never).audit(audit).run(spark).solutions();
    expect(solutions == SOLUTIONS && SparkHome.text(audit).equals(before), "" + solutions);
  }

  private static void expectSound(Path audit) throws Exception {
    AuditReport report = AuditReport.of(audit);
    expect(report.sound() && report.sum() == SOLUTIONS, report.toString());
  }

  private static void expect(boolean fact, String otherwise) {
    if (!fact) {
      throw new AssertionError(otherwise);
    }
  }
}
