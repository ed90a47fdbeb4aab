package org.nqueens.render.stepper;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.nqueens.render.tree.TreePlan;
import org.nqueens.solve.Kind;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;

/**
 * What the stepper's script knows of one search.
 *
 * @param trace the search
 * @param steps its first events, those that the figure holds
 */
public record SearchData(Trace trace, List<Step> steps) {

  /** The largest board that can be stepped through. */
  public static final int LARGEST = EventCode.LARGEST;

  /** Copies the list. */
  public SearchData {
    steps = List.copyOf(steps);
  }

  /**
   * Whether the script draws the tree itself: all its nodes are here, and they are few.
   *
   * @return whether the data have the place of each node
   */
  public boolean isDrawn() {
    return trace.nodes() <= TreePlan.LARGEST && trace.nodes() == placed() + 1;
  }

  private long placed() {
    return steps.stream().filter(step -> step.kind() == Kind.PLACE).count();
  }

  /**
   * The data as the script reads them.
   *
   * @return an object of JSON: {@code solver}, {@code total}, the number of all events, and {@code
   *     events} in the code of {@code EventCode}, with {@code implied}; {@code x} if it is drawn
   */
  public String json() {
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
    return TreePlan.of(trace.tree())
        .columns()
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
}
