package org.nqueens.kernel.shell;

import java.time.Duration;
import java.util.Optional;

/**
 * What a cell may spend.
 *
 * @param streamBytes bytes of UTF-8 that a cell may print on both streams together; the rest is
 *     dropped with a note; at least 1
 * @param cellTime how long a cell may run before it is interrupted, if there is an end to it
 */
public record Limits(long streamBytes, Optional<Duration> cellTime) {

  /** 8 MiB of text, and all the time in the world. */
  public static final Limits STANDARD = new Limits(8L << 20, Optional.empty());

  /** Checks that both are positive. */
  public Limits {
    if (streamBytes < 1) {
      throw new IllegalArgumentException("stream limit " + streamBytes + " must be 1 or more");
    }
    cellTime.filter(time -> time.isZero() || time.isNegative()).ifPresent(Limits::refuse);
  }

  private static void refuse(Duration time) {
    throw new IllegalArgumentException("cell time " + time + " must be positive");
  }
}
