package org.nqueens.spark;

import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.portable.PortableWork;

/**
 * A driver whose count comes to half of its tasks and no further before it is let, so that whoever
 * wants to disturb it comes in time, however slow the machine is.
 */
public final class GatedCount {

  private static final int N = 16;
  static final long SOLUTIONS = 14_772_512;

  private GatedCount() {}

  /** The work of a count whose gate is in a folder. */
  static UnluckyWork work(Path gate) {
    return new UnluckyWork(PortableWork.quadrants(N), Mishap.WAITS_AT_A_GATE, gate);
  }

  /** Counts into the audit log that is named first, with the gate in the folder named next. */
  public static void main(String[] arguments) {
    try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setAppName("gated"))) {
      UnluckyWork work = work(Path.of(arguments[1]));
      System.out.println(SparkCount.of(work).audit(Path.of(arguments[0])).run(spark));
    }
  }
}
