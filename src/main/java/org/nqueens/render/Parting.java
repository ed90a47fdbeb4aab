package org.nqueens.render;

import java.util.Iterator;
import java.util.Objects;
import org.nqueens.board.Placement;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;
import org.nqueens.words.Phrase;
import org.nqueens.words.Words;

/**
 * The first event at which two searches differ.
 *
 * @param event its number; −1 if they never differ
 * @param sentence what each does there
 */
record Parting(long event, String sentence) {

  /** Reads both searches side by side until they differ. */
  static Parting of(Trace left, Trace right, Words words) {
    Iterator<Step> a = left.events().iterator();
    Iterator<Step> b = right.events().iterator();
    while (a.hasNext() && b.hasNext()) {
      Step ours = a.next();
      Step theirs = b.next();
      if (differ(ours, theirs)) {
        return new Parting(
            ours.index(),
            words.say(
                "step.part",
                ours.index() + 1,
                said(left, ours, words),
                said(right, theirs, words)));
      }
    }
    if (a.hasNext() || b.hasNext()) {
      Trace longer = a.hasNext() ? left : right;
      Step next = a.hasNext() ? a.next() : b.next();
      return new Parting(
          next.index(), words.say("step.part-only", next.index() + 1, said(longer, next, words)));
    }
    return new Parting(-1, words.say("step.never", left.size()));
  }

  private static boolean differ(Step a, Step b) {
    return a.kind() != b.kind()
        || a.row() != b.row()
        || a.column() != b.column()
        || !Objects.equals(a.placement(), b.placement());
  }

  private static String said(Trace trace, Step step, Words words) {
    Placement standing = step.placement();
    Phrase said = new StepWords(trace.n(), Coordinates.ZERO_BASED, words).sentence(step, standing);
    return trace.solver() + ": " + said.text();
  }
}
