package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.render.stepper.SearchData;
import org.nqueens.solve.Kind;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/** One search as a stepper holds it: the data for the script, and the same without any script. */
final class StepperStory {

  /** The sentences of a search are all listed if they have at most so many bytes, about. */
  private static final int WHOLE = 9_000;

  /** Else so many are listed, in a figure of one search. */
  private static final int BEGINNING = 4_000;

  /** So many are listed in a figure of two searches. */
  private static final int BEGINNING_OF_TWO = 1_800;

  /** Questions in the figure without scripts, for readers who predict. */
  private static final int QUESTIONS = 5;

  /** Larger boards cannot be seen in a strip. */
  private static final int THUMBNAILS = 6;

  private final Trace trace;
  private final List<Step> steps;
  private final StepWords sentences;
  private final Words words;
  private final Coordinates coordinates;
  private final int
      characters; // about, in bytes: of the sentences that are listed of a long search

  private StepperStory(
      Trace trace, List<Step> steps, Coordinates coordinates, Words words, int characters) {
    this.trace = trace;
    this.characters = characters;
    this.steps = steps;
    this.words = words;
    this.sentences = new StepWords(trace.n(), coordinates, words);
    this.coordinates = coordinates;
  }

  static StepperStory single(Trace trace, Coordinates coordinates, Words words) {
    List<Step> steps = trace.events().limit(Stepper.EVENTS).toList();
    return new StepperStory(trace, steps, coordinates, words, BEGINNING);
  }

  static StepperStory oneOfTwo(Trace trace, Coordinates coordinates, Words words) {
    List<Step> steps = trace.events().limit(Stepper.EVENTS_OF_TWO).toList();
    return new StepperStory(trace, steps, coordinates, words, BEGINNING_OF_TWO);
  }

  String name() {
    return words.say("step.trace", trace.solver(), trace.n());
  }

  /** What the script is to know of the search. */
  SearchData data() {
    return new SearchData(trace, steps);
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
    boolean two = mode.equals("compare") || mode.equals("spot");
    Placement shown = firstSolution();
    if (two && trace.n() > 0 && trace.n() <= THUMBNAILS) {
      content.add(Filmstrip.beginning(steps, words));
    } else if (trace.n() > 0 && trace.n() <= BoardView.LARGEST) {
      content.add(new BoardTable(Placements.squares(shown), coordinates).html());
      content.add(Card.note(new BoardWords(trace.n(), coordinates, words).placement(shown).text()));
    }
    if (mode.equals("watch")) {
      Filmstrip.to(steps, words).ifPresent(content::add);
    }
    List<String> lines = lines();
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
            words.say(rest.isEmpty() ? "step.all-events" : "step.first-events"),
            list,
            Card.note(rest)));
    Html caption = Html.text(summary() + words.say("step.run"));
    return Card.figure(words, caption, content.toArray(Html[]::new));
  }

  private String summary() {
    return words.say(
        "step.summary",
        name(),
        words.counted("event", trace.size()),
        words.counted("node", trace.nodes()),
        words.counted("solution", trace.count(Kind.SOLUTION)),
        Message.of(trace.isTruncated() ? "step.cut" : "board.stop"));
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
      String line = sentences.sentence(step, standing).text();
      length += line.length() * words.language().bytesOfALetter();
      if (length > most) {
        break;
      }
      lines.add(line);
    }
    return lines;
  }

  private String rest(List<String> lines) {
    long left = trace.size() - lines.size();
    return left > 0 ? words.say(Message.counted("step.rest", left)) : "";
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

  private Html question(int event, String said, String answer) {
    return Html.tag("li")
        .holding(
            Html.text(words.say("step.question", event, said)),
            Card.folded(words.say("step.answer"), Card.note(answer)));
  }
}
