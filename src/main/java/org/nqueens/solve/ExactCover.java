package org.nqueens.solve;

/** Each row and each column exactly once, each diagonal at most once: dancing links. */
final class ExactCover extends Rung {

  ExactCover() {
    super(
        new About(
            "exactCover",
            "Rows and columns are items to be covered exactly once, diagonals at most once; the item"
                + " with the fewest options is covered next.",
            "fewer nodes, 1,199 for n = 8; a few hundred link updates a node",
            "Knuth, Dancing Links",
            Packed.LARGEST,
            false));
  }

  /** The link updates of a whole search. */
  static long updates(int n) {
    Links links = new Links(n);
    Recorder silent = new Recorder(Level.OFF, false, (packed, length) -> true);
    silent.start(n);
    new Search(n, links, silent).cover();
    return links.updates();
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, new Links(n), recorder).cover();
  }

  private record Search(int n, Links links, Recorder recorder) {

    boolean cover() {
      if (links.isSolved()) {
        return recorder.solution();
      }
      int item = links.fewest();
      if (links.options(item) == 0) {
        return true;
      }
      links.cover(item);
      boolean on = true;
      for (int node = links.first(item); on && node != item; node = links.below(node)) {
        on = choose(node);
      }
      links.uncover(item);
      return on;
    }

    private boolean choose(int node) {
      int row = links.option(node) / n;
      recorder.place(row, links.option(node) % n);
      links.coverOthers(node);
      boolean on = cover();
      links.uncoverOthers(node);
      if (on) {
        recorder.backtrack(row);
      }
      return on;
    }
  }
}
