package org.nqueens.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Playback;
import org.nqueens.solve.SearchStopped;

/** A tape that is being recorded. */
final class Recording implements Source.Batches {

  private final Source source;
  private final long limit; // of events
  private final int piecesKept; // with their bytes
  private final boolean mayBeSurveyed; // as soon as it is larger than what is kept

  private final List<Tape.Piece> pieces = new ArrayList<>();
  private final List<byte[]> kept = new ArrayList<>();
  private Playback end = new Playback(0);
  private long[] profile = {};
  private boolean truncated;
  private Optional<Tape> surveyed = Optional.empty();

  Recording(Source source, long limit, int piecesKept, boolean mayBeSurveyed) {
    this.source = source;
    this.limit = limit;
    this.piecesKept = piecesKept;
    this.mayBeSurveyed = mayBeSurveyed && !source.toFirst();
  }

  /** What was recorded. */
  Tape tape() {
    return new Tape(source, pieces, kept, end, Arrays.stream(profile).boxed().toList(), truncated);
  }

  /** The tape that a survey has given instead. */
  Optional<Tape> surveyed() {
    return surveyed;
  }

  @Override
  public void start(int n) {
    end = new Playback(n);
    profile = new long[n + 1];
  }

  @Override
  public boolean accept(byte[] packed, int length) {
    if (mayBeSurveyed && pieces.size() == piecesKept) {
      surveyed = Tape.surveyed(source, limit);
    }
    if (surveyed.isPresent()) {
      throw new SearchStopped("the rest of the search is known");
    }
    record(packed, length);
    if (truncated) {
      throw new SearchStopped(
          String.format(Locale.ROOT, "the trace reached its limit of %,d events", limit));
    }
    return !(source.toFirst() && end.kind() == Kind.SOLUTION);
  }

  private void record(byte[] packed, int length) {
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
    if (pieces.size() < piecesKept) {
      kept.add(Arrays.copyOf(packed, length));
    }
    pieces.add(new Tape.Piece(before, length));
  }

  private void readToLimit(byte[] packed, int length) {
    end.feed(packed, length);
    while (end.index() + 1 < limit && end.next()) {
      if (end.kind() == Kind.START || end.kind() == Kind.PLACE) {
        profile[end.depth()]++;
      }
    }
  }

  @Override
  public boolean isDone() {
    return truncated || surveyed.isPresent();
  }
}
