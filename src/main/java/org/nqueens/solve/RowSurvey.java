package org.nqueens.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Surveys a search row by row, left to right, with masks of bits: how many bytes each node's
 * candidates take follows from its free columns, so none needs to be looked at.
 */
final class RowSurvey {

  private final int n;
  private final boolean half; // the left half of the top row only, and the mirror images
  private final boolean tells; // whether refused candidates are events
  private final long limit; // of events

  private final List<Playback> places = new ArrayList<>();
  private final List<Integer> lengths = new ArrayList<>();
  private final long[] profile; // by depth: its nodes
  private final int[] queens; // by row: the column of its queen
  private final long[] numbers; // by depth: the node on the path
  private long bytes; // before the present event
  private long begun; // bytes before the present piece
  private long nodes = 1;
  private long solutions;
  private long deadEnds;

  RowSurvey(int n, boolean half, boolean tells, long limit) {
    this.n = n;
    this.half = half;
    this.tells = tells;
    this.limit = limit;
    profile = new long[n + 1];
    queens = new int[n];
    numbers = new long[n + 1];
    numbers[0] = 1;
    places.add(new Playback(n));
  }

  /** The survey, or nothing if the search has more events than the limit. */
  Optional<Survey> run() {
    if (!extend(0, 0, 0, 0) || index() >= limit) {
      return Optional.empty();
    }
    lengths.add((int) (bytes - begun));
    Playback end = new Playback(n, 0, queens, numbers, counts(0), index());
    return Optional.of(new Survey(places, lengths, end, Arrays.stream(profile).boxed().toList()));
  }

  private boolean extend(int row, long columns, long ascending, long descending) {
    profile[row]++;
    if (bytes - begun >= Recorder.BATCH && !beginPiece(row)) {
      return false;
    }
    if (row == n) {
      solutions += half && n > 1 ? 2 : 1;
      bytes += half && n > 1 ? 2 : 1;
      return true;
    }
    int bound = RowMachine.bound(n, row, queens[0], half);
    long free = ((1L << bound) - 1) & ~(columns | ascending | descending);
    if (free == 0) {
      deadEnds++;
    }
    int tried = 0;
    while (free != 0) {
      long queen = free & -free;
      free ^= queen;
      int column = Long.numberOfTrailingZeros(queen);
      bytes += 1 + (tells ? column - tried : 0);
      tried = column + 1;
      queens[row] = column;
      nodes++;
      numbers[row + 1] = nodes;
      if (!extend(row + 1, columns | queen, (ascending | queen) >>> 1, (descending | queen) << 1)) {
        return false;
      }
      bytes++;
    }
    bytes += tells ? bound - tried : 0;
    return true;
  }

  /** A piece may begin at any event; here it begins when a node has been entered. */
  private boolean beginPiece(int row) {
    if (Thread.currentThread().isInterrupted()) {
      throw SearchStopped.interrupted(n, solutions);
    }
    places.add(new Playback(n, row, queens, numbers, counts(row), index()));
    lengths.add((int) (bytes - begun));
    begun = bytes;
    return index() < limit;
  }

  /** The number of the present event: START and dead ends are events without a byte. */
  private long index() {
    return bytes + deadEnds;
  }

  private long[] counts(int depth) {
    long[] counts = new long[Kind.values().length];
    long placed = nodes - 1;
    counts[Kind.START.ordinal()] = 1;
    counts[Kind.PLACE.ordinal()] = placed;
    counts[Kind.REJECT.ordinal()] = bytes - placed - (placed - depth) - solutions;
    counts[Kind.DEAD_END.ordinal()] = deadEnds;
    counts[Kind.SOLUTION.ordinal()] = solutions;
    counts[Kind.BACKTRACK.ordinal()] = placed - depth;
    return counts;
  }
}
