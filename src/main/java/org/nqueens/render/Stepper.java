package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.nqueens.render.stepper.ContentHash;
import org.nqueens.render.stepper.SearchData;
import org.nqueens.render.stepper.StepperScript;
import org.nqueens.trace.Trace;
import org.nqueens.words.Words;

/**
 * A search to step through: board, tree, calls and sets, all at the same event.
 *
 * <p>In a notebook the figure comes alive by itself: buttons and keys step, a slider leads to any
 * event, a click on a square asks "why (not) here?", a click on a node goes to the event that
 * placed it. Without scripts it is the first solution and the events as text.
 *
 * <ul>
 *   <li>{@link Mode#WATCH}: step and look.
 *   <li>{@link Mode#PREDICT}: before each event the reader says what comes next.
 *   <li>{@link Mode#PERFORM}: the reader places the queens; a wrong step is explained.
 *   <li>{@link #compare}: two solvers side by side, in step by events, nodes or squares tried.
 *   <li>{@link #spot}: a wrong solver beside a right one; the reader finds where they part.
 * </ul>
 *
 * <p>The figure holds the first {@value #EVENTS} events of each search (of two searches {@value
 * #EVENTS_OF_TWO} each) and says how many there are in all; for n ≤ 8 that is every event of one
 * search, in less than 60 KB.
 */
public final class Stepper implements View {

  /** The events in the figure of one search. */
  static final int EVENTS = 20_000;

  /** The events of each search in a figure of two. */
  static final int EVENTS_OF_TWO = 8_000;

  /** What the reader does. */
  public enum Mode {
    /** Steps and looks. */
    WATCH,
    /** Says what comes next, before each event. */
    PREDICT,
    /** Places the queens, as the computer would. */
    PERFORM
  }

  /** What keeps two searches in step. */
  public enum Pace {
    /** Each has done the same number of events. */
    EVENT,
    /** Each has visited the same number of nodes. */
    NODE,
    /** Each has tried the same number of squares. */
    TEST
  }

  /** How a figure begins. */
  private record Start(
      String mode, String pace, long event, Coordinates coordinates, Words words, boolean simple) {

    Start with(String otherMode, String otherPace) {
      return new Start(otherMode, otherPace, event, coordinates, words, simple);
    }
  }

  private final List<Trace> traces;
  private final Start start;

  private Stepper(List<Trace> traces, Start start) {
    this.traces = List.copyOf(traces);
    this.start = start;
    for (Trace trace : traces) {
      if (trace.n() > SearchData.LARGEST) {
        throw new IllegalArgumentException(
            "n = "
                + trace.n()
                + " is too large to step through: the most is "
                + SearchData.LARGEST);
      }
      if (trace.n() != traces.get(0).n()) {
        throw new IllegalArgumentException(
            "two boards of different sizes, "
                + traces.get(0).n()
                + " and "
                + trace.n()
                + ", cannot be stepped through together");
      }
    }
  }

  private static Start start(String mode) {
    return new Start(mode, "event", 0, Coordinates.ZERO_BASED, Words.english(), false);
  }

  /**
   * One search, to watch.
   *
   * @param trace the search, n at most 26
   * @return the stepper, at its first event
   */
  public static Stepper of(Trace trace) {
    return new Stepper(List.of(trace), start("watch"));
  }

  /**
   * Two searches side by side.
   *
   * @param left a search
   * @param right another search of the same n
   * @return the stepper, in step by the squares tried
   */
  public static Stepper compare(Trace left, Trace right) {
    return new Stepper(List.of(left, right), start("compare")).inStepBy(Pace.TEST);
  }

  /**
   * A wrong search beside a right one; the reader looks for the first event at which they differ.
   *
   * @param wrong the search of a solver with a bug
   * @param right the search of a right solver, of the same n
   * @return the stepper, in step by events
   */
  public static Stepper spot(Trace wrong, Trace right) {
    return new Stepper(List.of(wrong, right), start("spot"));
  }

  /**
   * The same search in another mode.
   *
   * @param mode what the reader is to do
   * @return a new stepper
   * @throws IllegalArgumentException for two searches, which have no modes
   */
  public Stepper mode(Mode mode) {
    if (traces.size() > 1) {
      throw new IllegalArgumentException("two searches side by side have no mode " + mode);
    }
    return with(start.with(mode.name().toLowerCase(Locale.ROOT), start.pace));
  }

  /**
   * The same stepper, opened at an event.
   *
   * @param event its number, 0 for START
   * @return a new stepper
   * @throws IllegalArgumentException if there is no such event
   */
  public Stepper from(long event) {
    traces.get(0).at(event);
    return with(
        new Start(start.mode, start.pace, event, start.coordinates, start.words, start.simple));
  }

  /**
   * The same stepper with other labels; the reader can change them too.
   *
   * @param coordinates how to label rows and columns
   * @return a new stepper
   */
  public Stepper labelled(Coordinates coordinates) {
    return with(
        new Start(start.mode, start.pace, start.event, coordinates, start.words, start.simple));
  }

  /**
   * The same stepper for a first look: the board, one sentence and four buttons; all the rest is
   * there when the reader unfolds it.
   *
   * @return a new stepper
   * @throws IllegalArgumentException for two searches, which have no simple form
   */
  public Stepper simple() {
    if (traces.size() > 1) {
      throw new IllegalArgumentException("two searches side by side have no simple form");
    }
    return with(
        new Start(start.mode, start.pace, start.event, start.coordinates, start.words, true));
  }

  /**
   * Two searches kept in step in another way.
   *
   * @param pace what keeps them in step
   * @return a new stepper
   */
  public Stepper inStepBy(Pace pace) {
    return with(start.with(start.mode, pace.name().toLowerCase(Locale.ROOT)));
  }

  @Override
  public Stepper in(Words others) {
    return with(
        new Start(start.mode, start.pace, start.event, start.coordinates, others, start.simple));
  }

  private Stepper with(Start other) {
    return new Stepper(traces, other);
  }

  @Override
  public String text() {
    List<String> parts = new ArrayList<>();
    stories().map(StepperStory::text).forEach(parts::add);
    if (isSpot()) {
      parts.add(parting().sentence());
    }
    return String.join("\n\n", parts);
  }

  @Override
  public String html() {
    List<StepperStory> stories = stories().toList();
    List<Html> content = new ArrayList<>();
    for (StepperStory story : stories) {
      content.add(Html.tag("div").holding(story.figure(start.mode, start.event)));
    }
    if (isSpot()) {
      content.add(
          Card.figure(
              start.words,
              Html.text(start.words.say("step.where")),
              Card.folded(start.words.say("step.answer"), Card.note(parting().sentence()))));
    }
    boolean twofold = stories.size() > 1;
    boolean drawn = !twofold && stories.get(0).data().isDrawn();
    String data = data(stories);
    String id = "nq-" + ContentHash.of(data + language());
    content.add(Html.script("application/json", data));
    StepperScript script = new StepperScript(id, ScriptColours.CSS, start.words);
    content.add(Html.script("", twofold ? script.ofTwo() : script.ofOne(drawn, start.simple)));
    return Card.in(start.words, Html.tag("div").with("id", id))
        .with("role", "group")
        .with("aria-label", stories.get(0).name())
        .holding(content)
        .toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private Stream<StepperStory> stories() {
    return traces.size() > 1
        ? traces.stream().map(trace -> StepperStory.oneOfTwo(trace, start.coordinates, start.words))
        : traces.stream().map(trace -> StepperStory.single(trace, start.coordinates, start.words));
  }

  /** The same search in another language is another figure: it has another script. */
  private String language() {
    return start.words.isEnglish() ? "" : start.words.language().code();
  }

  private boolean isSpot() {
    return start.mode.equals("spot");
  }

  private Parting parting() {
    return Parting.of(traces.get(0), traces.get(1), start.words);
  }

  private String data(List<StepperStory> stories) {
    String labels =
        switch (start.coordinates) {
          case ZERO_BASED -> "zero";
          case ONE_BASED -> "one";
          case CHESS -> "chess";
        };
    return String.format(
        Locale.ROOT,
        "{\"n\":%d,\"mode\":\"%s\",\"by\":\"%s\",\"from\":%d,\"labels\":\"%s\",\"simple\":%b,\"parts\":%d,"
            + "\"runs\":[%s]}",
        traces.get(0).n(),
        start.mode,
        start.pace,
        start.event,
        labels,
        start.simple,
        isSpot() ? parting().event() : -1,
        String.join(",", stories.stream().map(story -> story.data().json()).toList()));
  }
}
