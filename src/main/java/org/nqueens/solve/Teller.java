package org.nqueens.solve;

import org.nqueens.board.Symmetry;

/** Tells a listener what a recorder wrote. */
final class Teller implements Recorder.Sink {

  private final SearchListener listener;
  private Playback playback; // made when n is known

  Teller(SearchListener listener) {
    this.listener = listener;
  }

  @Override
  public void start(int n) {
    playback = new Playback(n);
  }

  @Override
  public boolean accept(byte[] packed, int length) {
    playback.feed(packed, length);
    boolean on = true;
    while (on && playback.next()) {
      on = tell();
    }
    return on;
  }

  private boolean tell() {
    switch (playback.kind()) {
      case START -> listener.start(playback.n());
      case PLACE -> listener.place(playback.row(), playback.column());
      case REJECT -> listener.reject(playback.row(), playback.column());
      case DEAD_END -> listener.deadEnd(playback.row());
      case BACKTRACK -> listener.backtrack(playback.row());
      case SOLUTION -> {
        Symmetry motion = playback.motion();
        return motion == Symmetry.IDENTITY ? listener.solution() : listener.image(motion);
      }
    }
    return true;
  }
}
