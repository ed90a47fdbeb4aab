package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Named numbers as horizontal bars: a table whose truth is the names and numbers in its cells, so
 * that it says the same without colours, styles or scripts.
 */
public final class Bars implements View {

  private static final int WIDEST = 100; // per cent of the bar's column
  private static final int LETTERS = 40; // of the longest bar as text

  private final String caption;
  private final List<Bar> bars;
  private final boolean logarithmic;

  private record Bar(String name, double value, String shown) {}

  private Bars(String caption, List<Bar> bars, boolean logarithmic) {
    this.caption = caption;
    this.bars = List.copyOf(bars);
    this.logarithmic = logarithmic;
  }

  /**
   * A chart without bars.
   *
   * @param caption what is to be seen
   * @return an empty chart
   */
  public static Bars of(String caption) {
    return new Bars(caption, List.of(), false);
  }

  /**
   * This chart with one more bar below the others.
   *
   * @param name what the number counts
   * @param value the number, 0 or more
   * @return a longer chart
   */
  public Bars bar(String name, long value) {
    return with(name, value, String.format(Locale.ROOT, "%,d", value));
  }

  /**
   * This chart with one more bar, for a measured value.
   *
   * @param name what was measured
   * @param value the value, 0 or more
   * @return a longer chart; the value is shown with three digits or so
   */
  public Bars bar(String name, double value) {
    return with(name, value, String.format(Locale.ROOT, value < 100 ? "%.3g" : "%,.0f", value));
  }

  /**
   * The same chart on a scale where each tenth of the way is the same factor; 0 and 1 have no bar.
   *
   * @return a logarithmic chart
   */
  public Bars logarithmic() {
    return new Bars(caption, bars, true);
  }

  private Bars with(String name, double value, String shown) {
    if (!(value >= 0)) {
      throw new IllegalArgumentException("a bar of " + value + " is below 0: " + name);
    }
    List<Bar> more = new ArrayList<>(bars);
    more.add(new Bar(name, value, shown));
    return new Bars(caption, more, logarithmic);
  }

  @Override
  public String text() {
    int names = bars.stream().mapToInt(bar -> bar.name().length()).max().orElse(0);
    int numbers = bars.stream().mapToInt(bar -> bar.shown().length()).max().orElse(0);
    String line = "%-" + Math.max(1, names) + "s  %" + Math.max(1, numbers) + "s  %s";
    return bars.stream()
        .map(bar -> line.formatted(bar.name(), bar.shown(), "█".repeat(length(bar, LETTERS))))
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n", sentence() + "\n\n", ""));
  }

  @Override
  public String html() {
    List<Html> rows = bars.stream().map(this::row).toList();
    Html table =
        Html.tag("table")
            .style(
                "border-collapse:collapse;table-layout:auto;margin:0;width:36em;max-width:100%;color:"
                    + Tokens.INK)
            .holding(rows);
    return Card.figure(Html.text(sentence()), table).toString();
  }

  private Html row(Bar bar) {
    String cell = "text-align:left;font-weight:normal;padding:3px 10px 3px 0;border:0";
    return Html.tag("tr")
        .style("background:" + Tokens.PAPER)
        .holding(
            Html.tag("th").with("scope", "row").style(cell + ";width:30%").holding(bar.name()),
            Html.tag("td")
                .style(cell.replace("left", "right") + ";width:1%;white-space:nowrap")
                .holding(bar.shown()),
            Html.tag("td").style(cell).holding(stripe(bar)));
  }

  private Html stripe(Bar bar) {
    return Html.tag("div")
        .style(
            String.format(
                Locale.ROOT,
                "height:14px;border-radius:2px;width:%d%%;background:%s",
                length(bar, WIDEST),
                Tokens.ATTACK))
        .holding("");
  }

  /** The length of a bar on the chosen scale, the longest being {@code full}. */
  private int length(Bar bar, int full) {
    double largest = bars.stream().mapToDouble(b -> scaled(b.value())).max().orElse(1);
    return largest == 0 ? 0 : (int) Math.round(full * scaled(bar.value()) / largest);
  }

  private double scaled(double value) {
    return logarithmic ? Math.log10(Math.max(1, value)) : value;
  }

  private String sentence() {
    return logarithmic ? caption + " (each equal step is an equal factor)" : caption;
  }

  @Override
  public String toString() {
    return text();
  }
}
