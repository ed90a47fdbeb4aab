package org.nqueens.exercise;

/**
 * What is remembered of one exercise.
 *
 * @param state the best state reached
 * @param tries how often it was checked after it had been started
 * @param hints how many hints were shown, 0 to 3
 * @param solution how far the solution is: 0 not asked for, 1 asked once, 2 shown
 * @param seen whether the solution was shown before the exercise was correct
 */
record Entry(State state, int tries, int hints, int solution, boolean seen) {

  static final Entry NONE = new Entry(State.NOT_STARTED, 0, 0, 0, false);

  /** After one more check; a state once reached stays. */
  Entry checked(State now) {
    State best = now.compareTo(state) > 0 ? now : state;
    return new Entry(best, now == State.NOT_STARTED ? tries : tries + 1, hints, solution, seen);
  }

  /** After one more hint. */
  Entry hinted() {
    return new Entry(state, tries, Math.min(hints + 1, 3), solution, seen);
  }

  /** After the solution was asked for once more. */
  Entry asked() {
    boolean shown = solution >= 1;
    boolean early = seen || (shown && state != State.CORRECT);
    return new Entry(state, tries, hints, shown ? 2 : 1, early);
  }

  /** The better of what two places remember. */
  Entry merge(Entry other) {
    return new Entry(
        state.compareTo(other.state) >= 0 ? state : other.state,
        Math.max(tries, other.tries),
        Math.max(hints, other.hints),
        Math.max(solution, other.solution),
        seen || other.seen);
  }
}
