package org.nqueens.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Playback;
import org.nqueens.solve.SearchStopped;

/**
 * A recorded search in pieces of some 65,536 bytes: of each piece the place where it begins, and
 * the bytes of the first few. The others are searched again when they are wanted.
 */
final class Tape {

  private static final int PIECES_KEPT = 64; // 4 MB

  private final Source source;
  private final long limit; // of events
  private final int piecesKept;
  private final List<Piece> pieces = new ArrayList<>();
  private final List<byte[]> kept = new ArrayList<>(); // the bytes of the first pieces
  private final Playback end; // the place after the last event
  private final long[] profile; // nodes by depth
  private final boolean truncated;
  private final boolean stopped;
  private volatile Loaded loaded = new Loaded(-1, new byte[0]); // the piece searched last

  /** Where a piece begins, and how many bytes it has. */
  record Piece(Playback start, int length) {}

  private record Loaded(int piece, byte[] packed) {}

  /** Records a search up to a number of events. */
  Tape(Source source, long limit) {
    this(source, limit, PIECES_KEPT);
  }

  Tape(Source source, long limit, int piecesKept) {
    this.source = source;
    this.limit = limit;
    this.piecesKept = piecesKept;
    Recording recording = new Recording();
    source.search(recording);
    end = recording.end;
    profile = recording.profile;
    truncated = recording.truncated;
    stopped = source.toFirst() && end.kind() == Kind.SOLUTION;
  }

  int pieces() {
    return pieces.size();
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
    Playback place = play(piece(index));
    while (place.index() < index) {
      place.next();
    }
    return place;
  }

  /** The places of all events in order: an object that moves, and is another for each piece. */
  Iterator<Playback> places() {
    return new Places();
  }

  /** The first event of a kind after another. */
  Optional<Playback> next(Kind kind, long index) {
    Playback place = at(index);
    long wanted = place.count(kind) + 1;
    if (wanted > end.count(kind)) {
      return Optional.empty();
    }
    int piece = piece(index);
    if (piece + 1 < pieces.size() && pieces.get(piece + 1).start().count(kind) < wanted) {
      piece = lastPieceWithFewer(kind, wanted);
      place = play(piece);
    }
    return Optional.of(goTo(place, kind, wanted));
  }

  /** The last event of a kind before another. */
  Optional<Playback> previous(Kind kind, long index) {
    Playback place = at(index);
    long wanted = place.count(kind) - (place.kind() == kind ? 1 : 0);
    return wanted == 0
        ? Optional.empty()
        : Optional.of(goTo(play(lastPieceWithFewer(kind, wanted)), kind, wanted));
  }

  private static Playback goTo(Playback place, Kind kind, long count) {
    while (place.count(kind) < count) {
      place.next();
    }
    return place;
  }

  /** The last piece before whose beginning there were fewer events of a kind. */
  private int lastPieceWithFewer(Kind kind, long count) {
    int low = 0;
    int high = pieces.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (pieces.get(middle).start().count(kind) < count) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
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

  private Playback play(int piece) {
    Playback place = pieces.get(piece).start().copy();
    byte[] packed = packed(piece);
    place.feed(packed, packed.length);
    return place;
  }

  private byte[] packed(int piece) {
    if (piece < kept.size()) {
      return kept.get(piece);
    }
    Loaded last = loaded;
    if (last.piece() != piece) {
      last = new Loaded(piece, source.searchAgain(pieces.get(piece), piece));
      loaded = last;
    }
    return last.packed();
  }

  private final class Places implements Iterator<Playback> {
    private int piece;
    private Playback place = play(0);

    @Override
    public boolean hasNext() {
      return place.index() < end.index();
    }

    @Override
    public Playback next() {
      if (!hasNext()) {
        throw new NoSuchElementException("the search has no events beyond " + end.index());
      }
      while (!place.next()) {
        piece++;
        place = play(piece);
      }
      return place;
    }
  }

  /** What takes the batches while the search runs. */
  private final class Recording implements Source.Batches {

    private Playback end = new Playback(0);
    private long[] profile = {};
    private boolean truncated;

    @Override
    public void start(int n) {
      end = new Playback(n);
      profile = new long[n + 1];
    }

    @Override
    public boolean accept(byte[] packed, int length) {
      Playback before = end.copy();
      long[] profileBefore = profile.clone();
      end.feed(packed, length);
      end.readAll(profile);
      if (end.index() + 1 > limit) {
        profile = profileBefore;
        end = before.copy();
        truncated = true;
        readToLimit(packed, length);
      }
      keep(before, packed, length);
      if (truncated) {
        throw new SearchStopped("the trace reached its limit of %,d events".formatted(limit));
      }
      return !(source.toFirst() && end.kind() == Kind.SOLUTION);
    }

    private void readToLimit(byte[] packed, int length) {
      end.feed(packed, length);
      while (end.index() + 1 < limit && end.next()) {
        if (end.kind() == Kind.START || end.kind() == Kind.PLACE) {
          profile[end.depth()]++;
        }
      }
    }

    private void keep(Playback start, byte[] packed, int length) {
      if (pieces.size() < piecesKept) {
        kept.add(Arrays.copyOf(packed, length));
      }
      pieces.add(new Piece(start, length));
    }

    @Override
    public boolean isDone() {
      return truncated;
    }
  }
}
