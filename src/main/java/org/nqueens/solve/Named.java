package org.nqueens.solve;

import java.util.Optional;

/** A solver under another name. */
final class Named implements Solver {

  private final Solver inner;
  private final About about;

  Named(Solver inner, String name) {
    this.inner = inner;
    this.about = inner.about().named(name);
  }

  @Override
  public void search(int n, SearchListener listener) {
    inner.search(n, listener);
  }

  @Override
  public long count(int n) {
    return inner.count(n);
  }

  @Override
  public boolean refill(Playback from, byte[] packed) {
    return inner.refill(from, packed);
  }

  @Override
  public Optional<Survey> survey(int n, long limit) {
    return inner.survey(n, limit);
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public String toString() {
    return about.toString();
  }
}
