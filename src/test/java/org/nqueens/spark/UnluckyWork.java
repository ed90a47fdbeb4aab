package org.nqueens.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.nqueens.count.portable.PortableWork;

/** A work one of whose tasks meets with a mishap. Each try of each task leaves a line in a file. */
final class UnluckyWork implements PortableWork {

  private static final long serialVersionUID = 1L;
  private static final long PATIENCE_SECONDS = 600;

  private final PortableWork work;
  private final Mishap mishap;
  private final int unlucky;
  private final String folder;

  UnluckyWork(PortableWork work, Mishap mishap, Path folder) {
    this.work = work;
    this.mishap = mishap;
    this.unlucky = work.tasks() / 2;
    this.folder = folder.toString();
  }

  @Override
  public long count(int task) {
    note(task);
    if (mishap == Mishap.IS_SLOW) {
      sleep(10);
    } else if (mishap == Mishap.WAITS_AT_A_GATE) {
      passGate(task);
    } else if (task == unlucky && (always() || first())) {
      meet();
    }
    return work.count(task);
  }

  private void meet() {
    switch (mishap) {
      case ENDS_THE_JVM_ONCE -> Runtime.getRuntime().halt(1);
      case LAGS_ONCE -> waitForASecondTry();
      case NEVER_ENDS -> sleep(Long.MAX_VALUE);
      default -> throw new IllegalStateException("task " + unlucky + " is unlucky");
    }
  }

  private void passGate(int task) {
    while (task > unlucky && !Files.exists(file("gate"))) {
      sleep(20);
    }
  }

  void openGate() throws IOException {
    Files.createFile(file("gate"));
  }

  private boolean always() {
    return mishap == Mishap.FAILS_ALWAYS || mishap == Mishap.NEVER_ENDS;
  }

  /**
   * Lags until somebody else has begun the task, or for so long that it is plain that nobody will.
   */
  private void waitForASecondTry() {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (Collections.frequency(tries(), unlucky) < 2 && System.nanoTime() < end) {
      sleep(20);
    }
  }

  /** Whether nobody has met with the mishap before, on whichever machine. */
  private boolean first() {
    try {
      Files.createFile(file("met"));
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void note(int task) {
    try {
      Files.writeString(
          file("tries"), task + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path file(String what) {
    return Path.of(folder, mishap + "." + what);
  }

  /** Which tasks were tried, once for each try. */
  List<Integer> tries() {
    try {
      return Files.readAllLines(file("tries")).stream().map(Integer::valueOf).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int unlucky() {
    return unlucky;
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public int n() {
    return work.n();
  }

  @Override
  public String counter() {
    return work.counter();
  }

  @Override
  public int tasks() {
    return work.tasks();
  }

  @Override
  public String name(int task) {
    return work.name(task);
  }
}
