package org.nqueens.spark;

import java.io.Serializable;
import org.apache.spark.broadcast.Broadcast;
import org.nqueens.count.portable.PortableWork;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Counts the batch of one partition, on whichever machine Spark has sent it to. */
final class BatchCount extends AbstractFunction1<Iterator<Batch>, Shares> implements Serializable {

  private static final long serialVersionUID = 1L;

  private final Broadcast<PortableWork> work;

  BatchCount(Broadcast<PortableWork> work) {
    this.work = work;
  }

  @Override
  public Shares apply(Iterator<Batch> partition) {
    int[] tasks = partition.next().tasks();
    long[] counts = new long[tasks.length];
    for (int i = 0; i < tasks.length; i++) {
      counts[i] = work.value().count(tasks[i]);
    }
    return new Shares(tasks, counts);
  }
}
