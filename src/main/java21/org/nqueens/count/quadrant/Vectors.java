package org.nqueens.count.quadrant;

import java.util.Optional;
import java.util.function.Supplier;

/** What the Vector API gives, where the JVM was started with its module. */
final class Vectors {

  private static final String MODULE = "jdk.incubator.vector";

  private Vectors() {}

  /** The counter of pairs by vectors, if this JVM and this processor have them. */
  static Optional<Supplier<DisjointPairs>> pairs() {
    boolean there = ModuleLayer.boot().findModule(MODULE).isPresent();
    return there && VectorPairs.pays() ? Optional.of(VectorPairs::new) : Optional.empty();
  }
}
