package org.nqueens.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Level;
import org.nqueens.solve.Playback;
import org.nqueens.solve.Recorder;
import org.nqueens.solve.SearchStopped;
import org.nqueens.solve.Solver;

/** The bytes of a recorded search, in pieces, each with the place where it begins. */
final class Tape implements Recorder.Sink {

  private final long limit;
  private final boolean toFirst;
  private final List<Piece> pieces = new ArrayList<>();
  private Playback end = new Playback(0); // the place after the last event
  private long[] profile = {}; // nodes by depth
  private boolean truncated;
  private boolean stopped;

  private record Piece(Playback start, byte[] packed) {

    Playback play() {
      Playback place = start.copy();
      place.feed(packed, packed.length);
      return place;
    }
  }

  private Tape(long limit, boolean toFirst) {
    this.limit = limit;
    this.toFirst = toFirst;
  }

  static Tape record(Solver solver, int n, long limit, boolean toFirst) {
    solver.about().check(n);
    Tape tape = new Tape(limit, toFirst);
    Recorder recorder = new Recorder(Level.TESTS, toFirst, tape);
    recorder.start(n);
    try {
      solver.search(n, recorder);
      recorder.end();
    } catch (SearchStopped stop) {
      if (!tape.truncated && !tape.stopped) {
        throw stop;
      }
    }
    return tape;
  }

  @Override
  public void start(int n) {
    end = new Playback(n);
    profile = new long[n + 1];
  }

  @Override
  public boolean accept(byte[] packed, int length) {
    byte[] kept = Arrays.copyOf(packed, length);
    pieces.add(new Piece(end.copy(), kept));
    end.feed(kept, length);
    while (end.next()) {
      if (end.kind() == Kind.START || end.kind() == Kind.PLACE) {
        profile[end.depth()]++;
      }
      if (end.index() + 1 == limit) {
        truncated = true;
        throw new SearchStopped("the trace reached its limit of %,d events".formatted(limit));
      }
    }
    stopped = toFirst && end.kind() == Kind.SOLUTION;
    return !stopped;
  }

  boolean isTruncated() {
    return truncated;
  }

  /** Whether the recording ended at its first solution. */
  boolean isStopped() {
    return stopped;
  }

  /** The place after the last event. */
  Playback end() {
    return end;
  }

  List<Long> profile() {
    return Arrays.stream(profile).boxed().toList();
  }

  /** A new place, at an event from 0 to the last. */
  Playback at(long index) {
    Playback place = pieces.get(piece(index)).play();
    while (place.index() < index) {
      place.next();
    }
    return place;
  }

  /** The places of all events in order: one object that moves as the stream is read. */
  Stream<Playback> places() {
    return IntStream.range(0, pieces.size()).boxed().flatMap(this::places);
  }

  private Stream<Playback> places(int piece) {
    Playback place = pieces.get(piece).play();
    return Stream.generate(() -> place).takeWhile(p -> p.index() < end.index() && p.next());
  }

  /** The first event of a kind after another. */
  Optional<Playback> next(Kind kind, long index) {
    if (at(index).count(kind) == end.count(kind)) {
      return Optional.empty();
    }
    Playback place = at(index);
    int piece = piece(index);
    while (true) {
      while (place.next()) {
        if (place.kind() == kind) {
          return Optional.of(place);
        }
      }
      piece++;
      place = pieces.get(piece).play();
    }
  }

  /** The last event of a kind before another. */
  Optional<Playback> previous(Kind kind, long index) {
    long wanted = at(index).count(kind) - (at(index).kind() == kind ? 1 : 0);
    if (wanted == 0) {
      return Optional.empty();
    }
    int piece = piece(index);
    while (pieces.get(piece).start().count(kind) >= wanted) {
      piece--;
    }
    Playback place = pieces.get(piece).play();
    while (place.count(kind) < wanted) {
      place.next();
    }
    return Optional.of(place);
  }

  /** The piece that holds an event: the last that begins before it. */
  private int piece(long index) {
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
    return low;
  }
}
