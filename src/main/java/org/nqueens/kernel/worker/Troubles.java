package org.nqueens.kernel.worker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.kernel.link.Trouble;

/** Takes throwables apart, however hostile they are. */
final class Troubles {

  private static final int FIRST = 40; // frames kept at the inner end of a stack
  private static final int LAST = 20; // and at the outer end
  private static final int DEEPEST = 16; // causes of causes

  private final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private Troubles() {}

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

  // The three below call code that a learner may have written.

  private static StackTraceElement[] stack(Throwable thrown) {
    try {
      StackTraceElement[] stack = thrown.getStackTrace();
      return stack == null ? new StackTraceElement[0] : stack;
    } catch (RuntimeException | StackOverflowError e) {
      return new StackTraceElement[0];
    }
  }

  private static Optional<String> message(Throwable thrown) {
    try {
      return Optional.ofNullable(thrown.getLocalizedMessage());
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.of("(its getMessage() threw " + e.getClass().getSimpleName() + ")");
    }
  }

  private static Optional<Throwable> cause(Throwable thrown) {
    try {
      return Optional.ofNullable(thrown.getCause());
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.empty();
    }
  }
}
