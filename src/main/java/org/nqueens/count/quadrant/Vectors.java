package org.nqueens.count.quadrant;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the Vector API gives. This is the class for a JVM without it; the multi-release part of the
 * jar has another of the same name, for Java 21 and newer.
 */
final class Vectors {

  private Vectors() {}

  /** The counter of pairs by vectors, if this JVM has them. */
  static Optional<Supplier<DisjointPairs>> pairs() {
    return Optional.empty();
  }
}
