package org.nqueens.count;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.count.journal.Finished;
import org.nqueens.count.task.PrefixWork;
import org.nqueens.count.task.Work;

class CrewTest {

  private static final Work WORK =
      new PrefixWork<>(IntStream.range(0, 100).boxed().toList(), task -> task);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 8, 9})
  void asManyThreadsAsTheSystemGivesDoAllTasks(int given) {
    AtomicInteger asked = new AtomicInteger();
    ThreadFactory system =
        work -> asked.getAndIncrement() < given ? new Thread(work) : new Refused();
    assertEquals(4950, new Crew(WORK, 8, (done, tasks) -> {}, Finished.NONE, system).sum());
  }

  /** What the system has no room for. */
  private static final class Refused extends Thread {
    @Override
    public synchronized void start() {
      throw new OutOfMemoryError("unable to create native thread");
    }
  }
}
