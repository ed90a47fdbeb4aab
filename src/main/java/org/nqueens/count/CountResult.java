package org.nqueens.count;

/**
 * What a count gave.
 *
 * @param n the board's size
 * @param counter the counter's name
 * @param solutions the number of solutions
 * @param nanos how long it took, in nanoseconds of elapsed time; tasks from a journal took none
 */
public record CountResult(int n, String counter, long solutions, long nanos) {

  @Override
  public String toString() {
    String boards = solutions == 1 ? " solution" : " solutions";
    return n + (n == 1 ? " queen has " : " queens have ") + solutions + boards + ", by " + counter;
  }
}
