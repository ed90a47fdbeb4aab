package org.nqueens.trace;

import java.util.List;
import java.util.function.Predicate;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Playback;

/**
 * Where the pieces of a tape begin: a table in which places are looked up by halving.
 *
 * @param all the pieces in order, one or more; the first begins before the first event
 */
record Pieces(List<Tape.Piece> all) {

  /** Copies the list. */
  Pieces {
    all = List.copyOf(all);
  }

  int size() {
    return all.size();
  }

  Tape.Piece get(int piece) {
    return all.get(piece);
  }

  /** The piece that holds an event: the last that begins before it. */
  int holding(long index) {
    return last(start -> start.index() < index);
  }

  /** The last piece before whose beginning there were fewer events of a kind. */
  int lastWithFewer(Kind kind, long count) {
    return last(start -> start.count(kind) < count);
  }

  /** The last piece whose beginning is early enough; the first if none is. */
  private int last(Predicate<Playback> early) {
    int low = 0;
    int high = all.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (early.test(all.get(middle).start())) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
