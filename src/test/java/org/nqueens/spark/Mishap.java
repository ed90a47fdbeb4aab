package org.nqueens.spark;

/** What befalls a task, wherever it is counted. */
enum Mishap {
  /** The first try throws when others of its batch are done; the next is well. */
  FAILS_ONCE,
  /** The first try ends the whole JVM that counts. */
  ENDS_THE_JVM_ONCE,
  /** The first try takes until Spark has begun a second one beside it. */
  LAGS_ONCE,
  /** Every try throws. */
  FAILS_ALWAYS,
  /** No try ends before it is stopped. */
  NEVER_ENDS,
  /** The later half of the tasks is not counted before the gate is opened. */
  WAITS_AT_A_GATE,
  /** Every task takes a while. */
  IS_SLOW
}
