package org.nqueens.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nqueens.solve.Level;
import org.nqueens.solve.Playback;
import org.nqueens.solve.Recorder;
import org.nqueens.solve.SearchStopped;
import org.nqueens.solve.Solver;

/** The bytes of a recorded search, in pieces, each with the place where it begins. */
final class Tape implements Recorder.Sink {

  private final long limit;
  private final List<Piece> pieces = new ArrayList<>();
  private Playback end = new Playback(0); // the place after the last event
  private boolean truncated;

  private record Piece(Playback start, byte[] packed) {}

  private Tape(long limit) {
    this.limit = limit;
  }

  static Tape record(Solver solver, int n, long limit) {
    solver.about().check(n);
    Tape tape = new Tape(limit);
    Recorder recorder = new Recorder(Level.TESTS, false, tape);
    recorder.start(n);
    try {
      solver.search(n, recorder);
      recorder.end();
    } catch (SearchStopped stopped) {
      if (!tape.truncated) {
        throw stopped;
      }
    }
    return tape;
  }

  @Override
  public void start(int n) {
    end = new Playback(n);
  }

  @Override
  public boolean accept(byte[] packed, int length) {
    byte[] kept = Arrays.copyOf(packed, length);
    pieces.add(new Piece(end.copy(), kept));
    end.feed(kept, length);
    while (end.next()) {
      if (end.index() + 1 == limit) {
        truncated = true;
        throw new SearchStopped("the trace reached its limit of %,d events".formatted(limit));
      }
    }
    return true;
  }

  boolean isTruncated() {
    return truncated;
  }

  /** The place after the last event. */
  Playback end() {
    return end;
  }

  /** A new place, at an event from 0 to the last. */
  Playback at(long index) {
    int low = 0;
    int high = pieces.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (pieces.get(middle).start().index() < index) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    Playback place = pieces.get(low).start().copy();
    place.feed(pieces.get(low).packed(), pieces.get(low).packed().length);
    while (place.index() < index) {
      place.next();
    }
    return place;
  }
}
