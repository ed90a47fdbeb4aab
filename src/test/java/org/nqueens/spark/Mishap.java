package org.nqueens.spark;

/** What befalls a task, wherever it is counted. */
enum Mishap {
  /** The first try throws when others of its batch are done; the next is well. */
  FAILS_ONCE,
  /** The first try ends the whole JVM that counts. */
  ENDS_THE_JVM_ONCE,
  /** The first try takes so long that Spark begins a second one beside it. */
  LAGS_ONCE,
  /** Every try throws. */
  FAILS_ALWAYS,
  /** Every task takes a while. */
  IS_SLOW
}
