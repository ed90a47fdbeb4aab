package org.nqueens.trace;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Playback;

/**
 * A recorded search in pieces of some 65,536 bytes: of each piece the place where it begins, and
 * the bytes of the first few. The others are searched again when they are wanted.
 */
final class Tape {

  private static final int PIECES_KEPT = 64; // 4 MB

  private final Source source;
  private final Pieces pieces;
  private final List<byte[]> kept; // the bytes of the first pieces
  private final Playback end; // the place after the last event
  private final List<Long> profile; // nodes by depth
  private final boolean truncated;
  private volatile Loaded loaded = new Loaded(-1, new byte[0]); // the piece searched last

  /** Where a piece begins, and how many bytes it has. */
  record Piece(Playback start, int length) {}

  private record Loaded(int piece, byte[] packed) {}

  Tape(
      Source source,
      List<Piece> pieces,
      List<byte[]> kept,
      Playback end,
      List<Long> profile,
      boolean truncated) {
    this.source = source;
    this.pieces = new Pieces(pieces);
    this.kept = List.copyOf(kept);
    this.end = end;
    this.profile = List.copyOf(profile);
    this.truncated = truncated;
  }

  /**
   * The tape of a search up to a number of events: recorded, or if it is large and the solver knows
   * how, surveyed.
   */
  static Tape of(Source source, long limit) {
    Recording recording = new Recording(source, limit, PIECES_KEPT, true);
    source.search(recording);
    return recording.surveyed().orElseGet(recording::tape);
  }

  /** The tape of a search that is recorded, however large it is. */
  static Tape recorded(Source source, long limit, int piecesKept) {
    Recording recording = new Recording(source, limit, piecesKept, false);
    source.search(recording);
    return recording.tape();
  }

  /** The tape of a search that is surveyed; empty if the solver cannot, or beyond the limit. */
  static Optional<Tape> surveyed(Source source, long limit) {
    return source
        .solver()
        .survey(source.n(), limit)
        .map(
            survey ->
                new Tape(
                    source,
                    IntStream.range(0, survey.places().size())
                        .mapToObj(i -> new Piece(survey.places().get(i), survey.lengths().get(i)))
                        .toList(),
                    List.of(),
                    survey.end(),
                    survey.profile(),
                    false));
  }

  int pieces() {
    return pieces.size();
  }

  boolean isTruncated() {
    return truncated;
  }

  /** Whether the recording ended at its first solution. */
  boolean isStopped() {
    return source.toFirst() && end.kind() == Kind.SOLUTION;
  }

  /** The place after the last event. */
  Playback end() {
    return end;
  }

  List<Long> profile() {
    return profile;
  }

  /** A new place, at an event from 0 to the last. */
  Playback at(long index) {
    Playback place = play(pieces.holding(index));
    while (place.index() < index) {
      place.next();
    }
    return place;
  }

  /** The places of all events in order: an object that moves, and is another for each piece. */
  Iterator<Playback> places() {
    return new Places();
  }

  /** The same places, as many as there are events. */
  Stream<Playback> events() {
    int traits = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(Spliterators.spliterator(places(), end.index() + 1, traits), false);
  }

  /** The first event of a kind after another. */
  Optional<Playback> next(Kind kind, long index) {
    Playback place = at(index);
    long wanted = place.count(kind) + 1;
    if (wanted > end.count(kind)) {
      return Optional.empty();
    }
    int piece = pieces.lastWithFewer(kind, wanted);
    return Optional.of(goTo(piece > pieces.holding(index) ? play(piece) : place, kind, wanted));
  }

  /** The last event of a kind before another. */
  Optional<Playback> previous(Kind kind, long index) {
    Playback place = at(index);
    long wanted = place.count(kind) - (place.kind() == kind ? 1 : 0);
    return wanted == 0
        ? Optional.empty()
        : Optional.of(goTo(play(pieces.lastWithFewer(kind, wanted)), kind, wanted));
  }

  private static Playback goTo(Playback place, Kind kind, long count) {
    while (place.count(kind) < count) {
      place.next();
    }
    return place;
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
}
