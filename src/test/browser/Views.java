import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.Queens;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.bridge.Figures;
import org.nqueens.render.AttackView;
import org.nqueens.render.BitsView;
import org.nqueens.render.BoardView;
import org.nqueens.render.Coordinates;
import org.nqueens.render.GalleryView;
import org.nqueens.render.HeatMap;
import org.nqueens.render.KeptView;
import org.nqueens.render.MasksView;
import org.nqueens.render.NotesView;
import org.nqueens.render.ProfileView;
import org.nqueens.render.Stepper;
import org.nqueens.render.TreeView;
import org.nqueens.render.View;
import org.nqueens.render.WalkView;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;
import org.nqueens.trace.Trace;
import org.nqueens.words.Words;

/**
 * Writes every kind of view for the browser's tests: java -cp target/nqueens.jar Views.java FOLDER
 * makes NAME.html and NAME.txt of each.
 */
class Views {

  private static final Placement EIGHT = Placement.of(8, 0, 4, 7, 5, 2, 6, 1, 3);

  public static void main(String[] args) throws Exception {
    Path folder = Files.createDirectories(Path.of(args[0]));
    for (Map.Entry<String, View> view : views().entrySet()) {
      Files.writeString(folder.resolve(view.getKey() + ".html"), view.getValue().html());
      Files.writeString(folder.resolve(view.getKey() + ".txt"), view.getValue().text());
    }
  }

  private static Map<String, View> views() {
    Map<String, View> views = new LinkedHashMap<>();
    views.put("board-solution-4", BoardView.of(Placement.of(4, 1, 3, 0, 2)));
    views.put("board-solution-8", BoardView.of(EIGHT));
    views.put("board-partial-chess", BoardView.of(EIGHT.prefix(3)).labelled(Coordinates.CHESS));
    views.put("board-conflicts", BoardView.of(Placement.of(5, 0, 1, 2, 4)));
    views.put("board-attempt-4", BoardView.attempt(Placement.of(4, 0, 3, 1), 3, 3));
    views.put("board-attempt-8", BoardView.attempt(EIGHT.prefix(6), 6, 3));
    views.put("board-free", BoardView.attempt(Placement.of(4, 1, 3), 2, 0));
    views.put("board-0", BoardView.of(Placement.empty(0)));
    views.put("board-30", BoardView.of(Placement.of(30, 0, 2, 4, 6)));
    views.put("attacks-4", AttackView.of(4, 0, 0));
    views.put("attacks-8", AttackView.of(8, 2, 5));
    views.put("attacks-plain", AttackView.of(8, 3, 3).plain());
    views.put("notes", NotesView.of("Notes").board("n = 4", Placement.of(4, 1), Square::ascending));
    views.put("kept", KeptView.of(Collections.nCopies(2, new int[] {0, 2, 1, 2})));
    views.put("heat-8", HeatMap.of(8));
    views.put("gallery", GalleryView.of(Solver.scan().solutions(7)));
    views.put("tree-4", TreeView.of(scan(4)));
    views.put("tree-5", TreeView.of(scan(5)));
    views.put("tree-6", TreeView.of(scan(6)));
    views.put("walk-4", WalkView.of(scan(4).steps()));
    views.put("profile-8", ProfileView.of(scan(8)));
    views.put("bits", BitsView.of(EIGHT.prefix(3)));
    views.put("masks", MasksView.of(EIGHT.prefix(3)));
    views.put("bits-lowest", BitsView.lowestFree(BitRows.of(EIGHT, 2)));
    views.put("bits-shift", BitsView.shift(BitRows.of(EIGHT, 2)));
    for (int n : new int[] {0, 1, 4, 5, 6, 8}) {
      views.put("stepper-" + n, Stepper.of(scan(n)));
    }
    views.put("stepper-simple", Stepper.of(scan(4)).simple());
    views.put("stepper-chess", Stepper.of(scan(4)).labelled(Coordinates.CHESS).from(17));
    views.put("stepper-predict", Stepper.of(scan(4)).mode(Stepper.Mode.PREDICT));
    views.put("stepper-perform", Stepper.of(scan(4)).mode(Stepper.Mode.PERFORM));
    for (String solver : new String[] {"bitmask", "mirror", "swaps", "fewestFirst", "exactCover"}) {
      views.put("stepper-" + solver, Stepper.of(Trace.of(Solver.of(solver), 5)));
    }
    Solver odd = Solver.of("stack").named("</script><b>\"a\\b\" 'c' $x$ \u2028");
    views.put("stepper-odd-name", Stepper.of(Trace.of(odd, 4)));
    views.put("stepper-cut", Stepper.of(Trace.of(Solver.scan(), 12, 1000)));
    for (Bug bug : Bug.values()) {
      views.put("stepper-bug-" + bug.about().name(), Stepper.of(Trace.of(bug, 4)));
    }
    views.put("chapter-2", Queens.chapter(2));
    views.put("check-right", Queens.check("0.1", Placement.of(4, 1, 3, 0, 2)));
    views.put("check-wrong", Queens.check("0.1", Placement.of(4, 0, 3, 1)));
    views.put("hint", Queens.hint("2.1"));
    views.put("quiz", Queens.quiz("2"));
    views.put("quiz-answer", Queens.quiz("2").answer(1, "a"));
    views.put("sweep", Figures.of(Queens.sweep(Solver.scan()).over(4, 6).table()).orElseThrow());
    views.put("chart", Figures.of(Queens.sweep(Solver.scan()).over(4, 8).chart()).orElseThrow());
    views.put("compare", Stepper.compare(scan(6), Trace.of(Solver.of("mirror"), 6)));
    views.put("spot", Stepper.spot(Trace.of(Bug.NEIGHBOUR_DIAGONALS, 5), scan(5)));
    for (String language : new String[] {"ru", "zh"}) {
      spoken(Words.of(language)).forEach((name, view) -> views.put(name + "-" + language, view));
      Queens.language(language);
      checks().forEach((name, view) -> views.put(name + "-" + language, view));
    }
    Queens.language("en");
    spoken(Words.english().retold(Views::marked))
        .forEach((name, view) -> views.put("marked-" + name, view));
    return views;
  }

  /** What speaks another language. */
  private static Map<String, View> spoken(Words words) {
    Map<String, View> views = new LinkedHashMap<>();
    views.put("stepper-4", Stepper.of(scan(4)));
    views.put("stepper-5", Stepper.of(scan(5)));
    views.put("stepper-8", Stepper.of(scan(8)));
    views.put("stepper-simple", Stepper.of(scan(4)).simple());
    views.put("stepper-chess", Stepper.of(scan(4)).labelled(Coordinates.CHESS).from(17));
    views.put("stepper-predict", Stepper.of(scan(4)).mode(Stepper.Mode.PREDICT));
    views.put("stepper-perform", Stepper.of(scan(4)).mode(Stepper.Mode.PERFORM));
    views.put("stepper-mirror", Stepper.of(Trace.of(Solver.mirror(), 5)));
    views.put("compare", Stepper.compare(scan(4), Trace.of(Solver.mirror(), 4)));
    views.put("spot", Stepper.spot(Trace.of(Bug.NEIGHBOUR_DIAGONALS, 5), scan(5)));
    views.put("board-attempt", BoardView.attempt(EIGHT.prefix(6), 6, 3));
    views.put("board-conflicts", BoardView.of(Placement.of(5, 0, 1, 2, 4)));
    views.put("tree-5", TreeView.of(scan(5)));
    views.put("profile", ProfileView.of(scan(8)));
    views.put("bits", BitsView.of(EIGHT.prefix(3)));
    views.put("attacks", AttackView.of(8, 2, 5));
    views.replaceAll((name, view) -> view.in(words));
    return views;
  }

  /** What the façade says in the language that it was told. */
  private static Map<String, View> checks() {
    Map<String, View> views = new LinkedHashMap<>();
    views.put("chapter", Queens.chapter(2));
    views.put("check-right", Queens.check("0.1", Placement.of(4, 1, 3, 0, 2)));
    views.put("check-wrong", Queens.check("0.1", Placement.of(4, 0, 3, 1)));
    views.put("hint", Queens.hint("2.1"));
    views.put("progress", Queens.progress());
    views.put("predict", Queens.predict(100, 92));
    views.put("quiz", Queens.quiz("2"));
    return views;
  }

  /** The words of a pattern, each text of it in marks. */
  private static String marked(String pattern) {
    return Pattern.compile("(\\{[^}]*}|</?[a-z]+>|\n)|[^{<\n]+|[{<]")
        .matcher(pattern)
        .replaceAll(
            part ->
                Matcher.quoteReplacement(
                    part.group(1) == null ? "⟦" + part.group() + "⟧" : part.group()));
  }

  private static Trace scan(int n) {
    return Trace.of(Solver.scan(), n);
  }
}
