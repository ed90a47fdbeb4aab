package org.nqueens.trace;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Solver;

/**
 * A recorded search: its events, numbered from 0, and what can be read off them.
 *
 * <p>Immutable to its users, and safe to share between threads.
 */
public final class Trace {

  /** How many events are recorded unless another limit is given. */
  public static final long DEFAULT_LIMIT = 500_000_000;

  private final String solver;
  private final boolean tests;
  private final int n;
  private final Tape tape;

  private Trace(Solver solver, int n, long limit, boolean toFirst) {
    this.solver = solver.about().name();
    this.tests = solver.about().tests();
    this.n = n;
    this.tape = Tape.of(new Source(solver, n, toFirst), limit);
  }

  /**
   * Records the whole search, or its first {@value #DEFAULT_LIMIT} events.
   *
   * @param solver any solver, a lambda too
   * @param n the size of the board
   * @return the trace
   */
  public static Trace of(Solver solver, int n) {
    return of(solver, n, DEFAULT_LIMIT);
  }

  /**
   * Records the search up to a limit.
   *
   * @param solver any solver, a lambda too
   * @param n the size of the board
   * @param limit the largest number of events, 1 or more
   * @return the trace; {@link #isTruncated()} says whether it was cut
   */
  public static Trace of(Solver solver, int n, long limit) {
    checkLimit(limit);
    return new Trace(solver, n, limit, false);
  }

  /**
   * Records the search up to its first solution, or its first {@value #DEFAULT_LIMIT} events.
   *
   * @param solver any solver, a lambda too
   * @param n the size of the board
   * @return the trace; its last event is the first solution, if there is one
   */
  public static Trace first(Solver solver, int n) {
    return first(solver, n, DEFAULT_LIMIT);
  }

  /**
   * Records the search up to its first solution or a limit.
   *
   * @param solver any solver, a lambda too
   * @param n the size of the board
   * @param limit the largest number of events, 1 or more
   * @return the trace; its last event is the first solution, if there is one within the limit
   */
  public static Trace first(Solver solver, int n, long limit) {
    checkLimit(limit);
    return new Trace(solver, n, limit, true);
  }

  /**
   * The size of the board.
   *
   * @return n
   */
  public int n() {
    return n;
  }

  /**
   * The solver's name.
   *
   * @return its name
   */
  public String solver() {
    return solver;
  }

  /**
   * The number of events.
   *
   * @return 1 or more
   */
  public long size() {
    return tape.end().index() + 1;
  }

  /**
   * Whether the search goes on after the last event recorded.
   *
   * @return true if the limit cut it off
   */
  public boolean isTruncated() {
    return tape.isTruncated();
  }

  /**
   * Whether the recording holds the search to its end.
   *
   * @return true unless it was cut by a limit or ended at a solution
   */
  public boolean isComplete() {
    return !tape.isTruncated() && !tape.isStopped();
  }

  /**
   * What a reader must know about a trace that was cut.
   *
   * @return a sentence; empty for a trace that has all it was asked for
   */
  public Optional<String> note() {
    return isTruncated() ? Optional.of(TraceText.note(this)) : Optional.empty();
  }

  /**
   * The trace as text: a line of figures, a line for each event, and the {@link #note()}.
   *
   * @param out where it goes
   * @throws IOException if {@code out} does not take it
   */
  public void writeText(Appendable out) throws IOException {
    TraceText.write(this, out);
  }

  /**
   * The trace as text.
   *
   * @return what {@link #writeText} writes
   */
  public String text() {
    return TraceText.text(out -> writeText(out));
  }

  /**
   * The trace as one JSON object with the keys n, solver, nodes, candidates (null if there are
   * none), solutions, truncated, events; one event a line.
   *
   * @param out where it goes
   * @throws IOException if {@code out} does not take it
   */
  public void writeJson(Appendable out) throws IOException {
    TraceJson.write(this, out);
  }

  /**
   * The trace as one JSON object.
   *
   * @return what {@link #writeJson} writes
   */
  public String json() {
    return TraceText.text(out -> writeJson(out));
  }

  /**
   * The number of events of a kind.
   *
   * @param kind a kind
   * @return how many were recorded
   */
  public long count(Kind kind) {
    return tape.end().count(kind);
  }

  /**
   * The number of nodes: START and every PLACE.
   *
   * @return 1 or more
   */
  public long nodes() {
    return count(Kind.START) + count(Kind.PLACE);
  }

  /**
   * The number of squares tried: every PLACE and every REJECT.
   *
   * @return the number; empty for a solver that does not try squares one by one
   */
  public OptionalLong candidates() {
    return tests ? OptionalLong.of(count(Kind.PLACE) + count(Kind.REJECT)) : OptionalLong.empty();
  }

  /**
   * One event.
   *
   * @param k its number, 0 to {@link #size()} − 1
   * @return the event
   */
  public Step at(long k) {
    return Step.of(tape.at(check(k)));
  }

  /**
   * The next event of a kind.
   *
   * @param kind a kind
   * @param k the number of an event
   * @return the first event of that kind after event k, or empty
   */
  public Optional<Step> next(Kind kind, long k) {
    return tape.next(kind, check(k)).map(Step::of);
  }

  /**
   * The event of a kind before another.
   *
   * @param kind a kind
   * @param k the number of an event
   * @return the last event of that kind before event k, or empty
   */
  public Optional<Step> previous(Kind kind, long k) {
    return tape.previous(kind, check(k)).map(Step::of);
  }

  /**
   * All events in order.
   *
   * @return a stream, made as it is read
   */
  public Stream<Step> events() {
    return tape.events().map(Step::of);
  }

  /**
   * The nodes at each depth: how many placements of 0, 1, …, n queens the search has reached.
   *
   * @return n + 1 numbers, whose sum is {@link #nodes()}
   */
  public List<Long> profile() {
    return tape.profile();
  }

  /**
   * The queens that stand after an event, the lines they take, and the bits of the next row.
   *
   * @param k the number of an event
   * @return the state; a refused candidate is no part of it
   */
  public State state(long k) {
    return State.of(tape.at(check(k)).placement());
  }

  /**
   * The search tree, or its first {@value SearchTree#LARGEST} nodes.
   *
   * @return the tree
   */
  public SearchTree tree() {
    return TreeBuilder.tree(this);
  }

  /**
   * The search as a walk of numbered steps, one for each visit of a node, as S2 tells it.
   *
   * @return the steps, 30 for n = 4
   */
  public List<WalkStep> steps() {
    return Walk.steps(this);
  }

  /**
   * The nodes from the root to where the search stands after an event.
   *
   * @param k the number of an event
   * @return the node numbers, 1 first
   */
  public List<Long> path(long k) {
    return tape.at(check(k)).path();
  }

  private static void checkLimit(long limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("a limit of " + limit + " events is less than 1");
    }
  }

  private long check(long k) {
    if (k < 0 || k >= size()) {
      throw new IllegalArgumentException("event " + k + " is not between 0 and " + (size() - 1));
    }
    return k;
  }

  @Override
  public String toString() {
    return TraceText.title(this);
  }
}
