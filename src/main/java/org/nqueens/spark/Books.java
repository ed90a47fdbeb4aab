package org.nqueens.spark;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Where the driver enters what the partitions give, in whichever order they come in. */
final class Books extends AbstractFunction2<Object, Shares, BoxedUnit> {

  private static final int NAMED = 10;

  private final Ledger ledger; // guarded by this
  private final Consumer<Shares> log;
  private RuntimeException failure; // the first one, guarded by this

  Books(Ledger ledger, Consumer<Shares> log) {
    this.ledger = ledger;
    this.log = log;
  }

  @Override
  public synchronized BoxedUnit apply(Object partition, Shares shares) {
    if (failure != null) { // Spark may bring more, and half a line may end the log
      throw failure;
    }
    try {
      boolean fresh = false;
      for (int i = 0; i < shares.tasks().length; i++) {
        fresh |= ledger.enter(shares.tasks()[i], shares.counts()[i]);
      }
      if (fresh) {
        log.accept(shares);
      }
      return BoxedUnit.UNIT;
    } catch (RuntimeException e) {
      failure = failure == null ? e : failure;
      throw e;
    }
  }

  /** What went wrong here, not on the machines that count. */
  synchronized Optional<RuntimeException> failure() {
    return Optional.ofNullable(failure);
  }

  synchronized int[] missing() {
    return ledger.missing();
  }

  /** Makes sure that nothing is missing. */
  void close() {
    int[] missing = missing();
    if (missing.length > 0) {
      throw new IllegalStateException(
          "%d tasks have no share: %s%s"
              .formatted(
                  missing.length,
                  Arrays.toString(Arrays.copyOf(missing, Math.min(NAMED, missing.length))),
                  missing.length > NAMED ? " …" : ""));
    }
  }
}
