/**
 * Counting on a cluster: the tasks of {@code count} as a job of Apache Spark.
 *
 * <p>May depend on: {@code count} with its rooms {@code task}, {@code portable} and {@code
 * journal}, and on Spark, which is not shipped: the cluster has it, or a notebook fetches it.
 *
 * <pre>{@code
 * spark-submit --master spark://HOST:7077 --class org.nqueens.spark.Main \
 *     target/nqueens.jar 20 --audit twenty.audit
 * java -cp target/nqueens.jar org.nqueens.spark.Main --verify twenty.audit
 * }</pre>
 *
 * <p>And in a cell of a notebook:
 *
 * <pre>{@code
 * %maven org.apache.spark:spark-core_2.13:4.2.0
 * import org.apache.spark.api.java.JavaSparkContext;
 * import org.nqueens.spark.SparkCount;
 *
 * JavaSparkContext spark = new JavaSparkContext("local[2]", "queens");
 * SparkCount.of(14).run(spark)         // 14 queens have 365596 solutions, by quadrants
 * spark.stop();
 * }</pre>
 *
 * <p>How it works: the {@link org.nqueens.count.portable.PortableWork} (a quadrant table) is the
 * broadcast, so each machine gets it once; its tasks (row sets) are dealt out in batches, one to a
 * partition; a partition answers with the share of each of its tasks. The driver enters every share
 * in a ledger, where a task has one place, and sums by {@code addExact} when no place is empty.
 *
 * <p>Why not {@code reduce} or an accumulator: an accumulator counts a task twice when it is tried
 * again, and a sum alone cannot tell. The ledger can: a task that comes in twice must bring the
 * same share, and one that is missing has a name. The same ledger is the audit log, as the record
 * projects publish theirs, and a broken-off count goes on from it.
 *
 * <p>Why Spark is compiled against alone, without the hundred that it needs: nobody who reads the
 * book should fetch 220 MB for a page they may not open; the three jars here are 23 MB. The tests
 * fetch the rest when they start their clusters. What stands here must not touch a type of Spark's
 * that these three jars do not hold. In the notebooks' class path this package is a jar of its own,
 * loaded beside what {@code %maven} adds, for the loader of the library cannot see that.
 */
package org.nqueens.spark;
