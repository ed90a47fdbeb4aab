package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Placement;
import org.nqueens.bridge.Figures;
import org.nqueens.render.Bars;
import org.nqueens.render.ProfileView;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

/**
 * The language of the machine changes nothing of what the library shows: neither the digits of
 * JSON, SVG and CSS, nor the signs between those of the text.
 */
class LanguageTest {

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  private static Map<String, Object> values() {
    Trace trace = Queens.trace(Solver.sets(), 6);
    Map<String, Object> values = new TreeMap<>();
    values.put("board", Placement.of(4, 1, 3, 0, 2));
    values.put("refusal", Queens.attacks(8, 2, 3));
    values.put("gallery", Queens.solve(6));
    values.put("trace", trace);
    values.put("step", trace.at(3));
    values.put("stepper", Queens.step(trace));
    values.put("tree", Queens.tree(trace));
    values.put("profile", ProfileView.of(trace));
    values.put("bars", Bars.of("Bars").bar("one", 1234).bar("two", 56_789));
    values.put("sweep", Queens.sweep(Solver.sets()).over(4, 8).table());
    values.put("tally", Solver.sets().tally(10));
    values.put("count", Queens.count(10));
    values.put("chapter", Queens.chapter(5));
    return values;
  }

  private static List<String> shown(Object value) {
    return Figures.of(value)
        .map(view -> List.of(view.text(), view.html()))
        .orElse(List.of(value.toString()));
  }

  private static Map<String, List<String>> everythingIn(Locale language) {
    Locale.setDefault(language);
    Map<String, List<String>> all = new TreeMap<>();
    values().forEach((name, value) -> all.put(name, shown(value)));
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "ar-EG", "tr-TR", "hi-IN-u-nu-deva"})
  void whatIsShownIsTheSameInAllLanguages(String tag) {
    Map<String, List<String>> english = everythingIn(Locale.ENGLISH);
    Map<String, List<String>> other = everythingIn(Locale.forLanguageTag(tag));
    english.forEach((name, texts) -> assertEquals(texts, other.get(name), name));
  }
}
