package org.nqueens.solve;

import java.util.Optional;

/**
 * What a solver may know about its own search beyond making it: how to go on from a place in it,
 * and where its places are. A trace asks for both and does without: unless overridden, the answer
 * is no.
 */
public interface Replayable {

  /**
   * Writes again what this solver's search went on with from some place: how a trace is kept
   * without being stored.
   *
   * @param from a place in a recorded search of this solver
   * @param packed filled with the bytes that a {@link Recorder} of {@link Level#TESTS} wrote there
   * @return false, with nothing filled, if this solver can only search from the start; the solvers
   *     row by row answer true
   */
  default boolean refill(Playback from, byte[] packed) {
    return false;
  }

  /**
   * Finds the places of this solver's search without writing it down: how a large trace is there in
   * a moment.
   *
   * @param n the size of the board
   * @param limit the largest number of events
   * @return the survey; empty if the search has more events, or this solver cannot be surveyed:
   *     most of those row by row, left to right can
   */
  default Optional<Survey> survey(int n, long limit) {
    return Optional.empty();
  }
}
