package org.nqueens.kernel.worker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nqueens.kernel.display.CellStopped;
import org.nqueens.kernel.link.Trouble;

/** Takes throwables apart, however hostile they are. */
final class Troubles {

  private static final int FIRST = 40; // frames kept at the inner end of a stack
  private static final int LAST = 20; // and at the outer end
  private static final int DEEPEST = 16; // causes of causes

  private final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private Troubles() {}

  /**
   * What is known of a throwable.
   *
   * @throws CellStopped if its cell is stopped while code of the cell says what it knows
   */
  static Trouble of(Throwable thrown) {
    return new Troubles().trouble(thrown, 0);
  }

  private Trouble trouble(Throwable thrown, int depth) {
    seen.add(thrown);
    StackTraceElement[] stack = stack(thrown);
    boolean deep = stack.length > FIRST + LAST;
    List<StackTraceElement> frames = new ArrayList<>();
    for (int i = 0; i < stack.length; i++) {
      if (!deep || i < FIRST || i >= stack.length - LAST) {
        frames.add(stack[i]);
      }
    }
    return new Trouble(
        thrown.getClass().getName(),
        message(thrown),
        frames,
        stack.length - frames.size(),
        deep ? FIRST : 0,
        cause(thrown).filter(cause -> fresh(cause, depth)).map(cause -> trouble(cause, depth + 1)),
        suppressed(thrown, depth));
  }

  private boolean fresh(Throwable thrown, int depth) {
    return depth < DEEPEST && !seen.contains(thrown);
  }

  private List<Trouble> suppressed(Throwable thrown, int depth) {
    List<Trouble> all = new ArrayList<>();
    for (Throwable one : thrown.getSuppressed()) {
      if (fresh(one, depth) && all.size() < DEEPEST) {
        all.add(trouble(one, depth + 1));
      }
    }
    return all;
  }

  // The three below call code that a learner may have written; only a stop of the cell gets out.

  private static StackTraceElement[] stack(Throwable thrown) {
    try {
      return Stream.of(thrown.getStackTrace())
          .filter(Objects::nonNull)
          .toArray(StackTraceElement[]::new);
    } catch (CellStopped stopped) {
      throw stopped;
    } catch (Throwable hostile) {
      return new StackTraceElement[0];
    }
  }

  private static Optional<String> message(Throwable thrown) {
    try {
      return Optional.ofNullable(thrown.getLocalizedMessage());
    } catch (CellStopped stopped) {
      throw stopped;
    } catch (Throwable hostile) {
      return Optional.of("(its getMessage() threw " + hostile.getClass().getSimpleName() + ")");
    }
  }

  private static Optional<Throwable> cause(Throwable thrown) {
    try {
      return Optional.ofNullable(thrown.getCause());
    } catch (CellStopped stopped) {
      throw stopped;
    } catch (Throwable hostile) {
      return Optional.empty();
    }
  }
}
