package org.nqueens.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * A list of arrays as it lies in memory: which places of the list hold one and the same array.
 *
 * <p>Two places that hold equal arrays and two that hold one array print alike; here they differ.
 */
public final class KeptView implements View {

  private static final int LARGEST = 24; // places

  private final List<int[]> arrays; // each once, in the order of the list
  private final List<List<Integer>> places; // of each array
  private final Words words;

  private KeptView(List<int[]> arrays, List<List<Integer>> places, Words words) {
    this.arrays = List.copyOf(arrays);
    this.places = List.copyOf(places);
    this.words = words;
  }

  /**
   * The list as it is now.
   *
   * @param kept at most {@value #LARGEST} arrays, some of them perhaps the same one
   * @return the view; it does not change when the arrays do
   * @throws IllegalArgumentException if the list is longer
   */
  public static KeptView of(List<int[]> kept) {
    if (kept.size() > LARGEST) {
      throw new IllegalArgumentException(
          "a list of " + kept.size() + " arrays is too long to draw: at most " + LARGEST);
    }
    Map<int[], List<Integer>> seen = new IdentityHashMap<>();
    Map<Integer, int[]> inOrder = new LinkedHashMap<>();
    for (int place = 0; place < kept.size(); place++) {
      int[] array = kept.get(place);
      seen.computeIfAbsent(array, unseen -> new ArrayList<>()).add(place);
      inOrder.putIfAbsent(seen.get(array).get(0), array);
    }
    List<List<Integer>> places = inOrder.values().stream().map(seen::get).toList();
    List<int[]> copies = inOrder.values().stream().map(int[]::clone).toList();
    return new KeptView(copies, places, Words.english());
  }

  @Override
  public KeptView in(Words others) {
    return new KeptView(arrays, places, others);
  }

  @Override
  public String text() {
    StringBuilder lines = new StringBuilder(sentence()).append("\n");
    for (int i = 0; i < arrays.size(); i++) {
      lines.append("\n").append(names(i)).append("  ──▶  ").append(Arrays.toString(arrays.get(i)));
    }
    return lines.toString();
  }

  @Override
  public String html() {
    List<Html> rows = new ArrayList<>();
    for (int i = 0; i < arrays.size(); i++) {
      rows.add(row(i));
    }
    Html table =
        Html.tag("table")
            .style("border-collapse:collapse;table-layout:auto;margin:0;color:" + Tokens.INK)
            .holding(rows);
    return Card.figure(words, Html.text(sentence()), table).toString();
  }

  private Html row(int i) {
    String cell = "border:0;padding:6px 8px 6px 0;text-align:left;vertical-align:middle";
    Html arrow =
        Html.tag("span")
            .style("font-size:1.5em;line-height:1;color:" + Tokens.ATTACK_TEXT)
            .holding("⟶");
    return Html.tag("tr")
        .style("background:" + Tokens.PAPER)
        .holding(
            Html.tag("th").with("scope", "row").style(cell).holding(slots(i)),
            Html.tag("td").style(cell).holding(arrow),
            Html.tag("td").style(cell).holding(boxes(arrays.get(i))));
  }

  /** The places that hold this array, one below the other. */
  private List<Html> slots(int i) {
    String chip =
        "display:block;width:max-content;margin:3px 0;padding:2px 9px;border-radius:6px;"
            + "font-weight:600;background:"
            + Tokens.ATTACK_TINT
            + ";color:"
            + Tokens.ATTACK_TEXT;
    return places.get(i).stream()
        .map(place -> Html.tag("span").style(chip).holding(words.say("board.place", place)))
        .toList();
  }

  private static List<Html> boxes(int[] array) {
    String box =
        "display:inline-block;min-width:1.9em;margin:0 -1px 0 0;padding:4px 0;text-align:center;"
            + "border:1.5px solid "
            + Tokens.INK
            + ";background:"
            + Tokens.LIGHT_SQUARE;
    return Arrays.stream(array)
        .mapToObj(value -> Html.tag("span").style(box).holding(Integer.toString(value)))
        .toList();
  }

  private String names(int i) {
    return places.get(i).stream()
        .map(place -> words.say("board.place", place))
        .collect(Collectors.joining(", "));
  }

  private String sentence() {
    int all = places.stream().mapToInt(List::size).sum();
    return words.say(
        all > arrays.size() ? "board.kept-shared" : "board.kept-own",
        Message.counted("board.places", all),
        Message.counted("board.arrays", arrays.size()));
  }

  @Override
  public String toString() {
    return text();
  }
}
