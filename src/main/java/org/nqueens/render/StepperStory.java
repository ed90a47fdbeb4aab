package org.nqueens.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.solve.Kind;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;

/** One search as a stepper holds it: the data for the script, and the same without any script. */
final class StepperStory {

  /** The sentences of a search are all listed if they have at most so many characters. */
  private static final int WHOLE = 9_000;

  /** Else so many are listed, in a figure of one search. */
  private static final int BEGINNING = 4_000;

  /** So many are listed in a figure of two searches. */
  private static final int BEGINNING_OF_TWO = 1_800;

  /** Questions in the figure without scripts, for readers who predict. */
  private static final int QUESTIONS = 5;

  private final Trace trace;
  private final List<Step> steps;
  private final StepWords words;
  private final Coordinates coordinates;
  private final int characters; // of the sentences that are listed of a long search

  private StepperStory(Trace trace, List<Step> steps, Coordinates coordinates, int characters) {
    this.trace = trace;
    this.characters = characters;
    this.steps = steps;
    this.words = new StepWords(trace.n(), coordinates);
    this.coordinates = coordinates;
  }

  static StepperStory single(Trace trace, Coordinates coordinates) {
    List<Step> steps = trace.events().limit(Stepper.EVENTS).toList();
    return new StepperStory(trace, steps, coordinates, BEGINNING);
  }

  static StepperStory oneOfTwo(Trace trace, Coordinates coordinates) {
    List<Step> steps = trace.events().limit(Stepper.EVENTS_OF_TWO).toList();
    return new StepperStory(trace, steps, coordinates, BEGINNING_OF_TWO);
  }

  String name() {
    return "Trace of " + trace.solver() + " for n = " + trace.n();
  }

  /** Whether the script draws the tree itself: all its nodes are here, and they are few. */
  boolean isDrawn() {
    return trace.nodes() <= TreeSvg.LARGEST && trace.nodes() == placed() + 1;
  }

  private long placed() {
    return steps.stream().filter(step -> step.kind() == Kind.PLACE).count();
  }

  String json() {
    EventCode code = EventCode.of(trace.n(), steps);
    String columns = isDrawn() ? ",\"x\":" + Arrays.toString(columns()).replace(" ", "") : "";
    return String.format(
        Locale.ROOT,
        "{\"solver\":\"%s\",\"total\":%d,\"implied\":%b,\"events\":\"%s\"%s}",
        quoted(trace.solver()),
        trace.size(),
        code.implied(),
        code.text(),
        columns);
  }

  /** Tenths of a column, by node. */
  private int[] columns() {
    int[] parents =
        trace.tree().nodes().stream().mapToInt(node -> (int) node.parent() - 1).toArray();
    return Arrays.stream(TidyLayout.columns(parents))
        .mapToInt(column -> (int) Math.round(10 * column))
        .toArray();
  }

  private static String quoted(String text) {
    return text.chars()
        .mapToObj(
            c ->
                c < ' ' || c == '"' || c == '\\' || c == '<'
                    ? String.format("\\u%04x", c)
                    : Character.toString(c))
        .collect(Collectors.joining());
  }

  String text() {
    List<String> lines = lines();
    String list =
        IntStream.range(0, lines.size())
            .mapToObj(i -> (i + 1) + ". " + lines.get(i))
            .collect(Collectors.joining("\n"));
    return (summary() + "\n\n" + list + "\n" + rest(lines)).strip();
  }

  Html figure(String mode, long from) {
    List<Html> content = new ArrayList<>();
    Placement shown = firstSolution();
    if (trace.n() > 0 && trace.n() <= BoardView.LARGEST) {
      content.add(new BoardTable(Placements.squares(shown), coordinates).html());
    }
    List<String> lines = lines();
    Optional<Html> strip = mode.equals("watch") ? Filmstrip.to(steps) : Optional.empty();
    words(shown).ifPresent(content::add);
    strip.ifPresent(content::add);
    if (mode.equals("predict")) {
      content.add(questions(lines, (int) Math.min(from, lines.size())));
    }
    String rest = rest(lines);
    Html list =
        Html.tag("ol")
            .style("margin:4px 0 0;padding:0 0 0 3em")
            .holding(lines.stream().map(line -> Html.tag("li").holding(line)).toList());
    content.add(
        Card.folded(
            rest.isEmpty() ? "All events as text" : "The first events as text",
            list,
            Card.note(rest)));
    Html caption = Html.text(summary() + " Run this cell to step.");
    return Card.figure(caption, content.toArray(Html[]::new));
  }

  /** What the board shows, where no strip of boards says it. */
  private Optional<Html> words(Placement shown) {
    return trace.n() == 0 || trace.n() > BoardView.LARGEST
        ? Optional.empty()
        : Optional.of(Card.note(new BoardWords(trace.n(), coordinates).placement(shown).text()));
  }

  private String summary() {
    return name()
        + ": "
        + Amount.of(trace.size(), "event")
        + ", "
        + Amount.of(trace.nodes(), "node")
        + ", "
        + Amount.of(trace.count(Kind.SOLUTION), "solution")
        + (trace.isTruncated() ? ", cut at its limit." : ".");
  }

  /** Without a solution the queens that stand after the last event. */
  private Placement firstSolution() {
    return steps.stream()
        .filter(step -> step.kind() == Kind.SOLUTION)
        .findFirst()
        .orElse(steps.get(steps.size() - 1))
        .placement();
  }

  /** All sentences of a short search, of a long one those of the first events. */
  private List<String> lines() {
    List<String> all = lines(WHOLE);
    return all.size() == trace.size() ? all : lines(characters);
  }

  private List<String> lines(int most) {
    List<String> lines = new ArrayList<>();
    Placement standing = Placement.empty(trace.n());
    int length = 0;
    for (Step step : steps) {
      if (step.kind() == Kind.PLACE || step.kind() == Kind.BACKTRACK) {
        standing = step.placement();
      }
      String line = words.sentence(step, standing).text();
      length += line.length();
      if (length > most) {
        break;
      }
      lines.add(line);
    }
    return lines;
  }

  private String rest(List<String> lines) {
    long left = trace.size() - lines.size();
    return left > 0
        ? Amount.of(left, "more event") + (left == 1 ? " is" : " are") + " not listed."
        : "";
  }

  /** A few events to guess, each answer folded: from the given event on, else evenly spaced. */
  private Html questions(List<String> lines, int from) {
    List<Html> questions = new ArrayList<>();
    int step = from > 0 ? 1 : Math.max(1, (lines.size() - 1) / (QUESTIONS + 1));
    for (int i = 0; i < QUESTIONS; i++) {
      int event = Math.max(1, from > 0 ? from + 1 : step) + i * step;
      if (event < lines.size()) {
        questions.add(question(event, lines.get(event - 1), lines.get(event)));
      }
    }
    return Html.tag("ol").style("margin:8px 0 0;padding:0 0 0 2em").holding(questions);
  }

  private static Html question(int event, String said, String answer) {
    return Html.tag("li")
        .holding(
            Html.text("After event " + event + ", “" + said + "”: what comes next?"),
            Card.folded("Answer", Card.note(answer)));
  }
}
