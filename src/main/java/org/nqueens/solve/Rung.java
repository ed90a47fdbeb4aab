package org.nqueens.solve;

/** What the solvers of the ladder have in common: a description, and a recorder to write to. */
abstract class Rung implements Solver {

  private final About about;

  Rung(About about) {
    this.about = about;
  }

  /** Searches a board of a legal size; the recorder has been started and will be ended. */
  abstract void search(int n, Recorder recorder);

  /** The same search, of which only solutions are told. */
  void searchSilently(int n, Recorder recorder) {
    search(n, recorder);
  }

  @Override
  public final void search(int n, SearchListener listener) {
    about.check(n);
    Recorder recorder = Recorder.toward(listener);
    recorder.start(n);
    if (recorder.isSilent()) {
      searchSilently(n, recorder);
    } else {
      search(n, recorder);
    }
    recorder.end();
  }

  @Override
  public final About about() {
    return about;
  }

  @Override
  public final String toString() {
    return about.toString();
  }
}
