package org.nqueens.measure;

import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import tech.tablesaw.api.Table;

/**
 * Lines over a logarithmic axis, in the look of the course. Immutable; the lines differ in colour,
 * stroke and marker, so that they can be told apart without colours.
 */
public final class LogChart {

  private static final int WIDTH = 560; // CSS pixels
  private static final int HEIGHT = 340;
  private static final int MOST_IN_A_ROW = 4; // names in the legend: more are cut at its ends

  private static final Color PAPER = new Color(0xfffdf8);
  private static final Color HAIRLINE = new Color(0xd8d2c4);
  private final String caption;
  private final String across;
  private final String up;
  private final List<Line> lines;
  private final boolean logarithmic;
  private final boolean logarithmicAcross;

  private record Line(String name, double[] x, double[] y) {}

  private LogChart(
      String caption,
      String across,
      String up,
      List<Line> lines,
      boolean logarithmic,
      boolean logarithmicAcross) {
    this.caption = caption;
    this.across = across;
    this.up = up;
    this.lines = List.copyOf(lines);
    this.logarithmic = logarithmic;
    this.logarithmicAcross = logarithmicAcross;
  }

  /**
   * A chart without lines.
   *
   * @param caption one sentence, without its full stop
   * @param across the name of the horizontal axis
   * @param up the name of the vertical axis, which is logarithmic
   * @return an empty chart
   */
  public static LogChart of(String caption, String across, String up) {
    return new LogChart(caption, across, up, List.of(), true, false);
  }

  /**
   * The same chart with a vertical axis of equal steps.
   *
   * @return a changed copy
   */
  public LogChart linear() {
    return new LogChart(caption, across, up, lines, false, logarithmicAcross);
  }

  /**
   * The same chart with a horizontal axis that is logarithmic too.
   *
   * @return a changed copy
   */
  public LogChart logarithmicAcross() {
    return new LogChart(caption, across, up, lines, logarithmic, true);
  }

  /**
   * This chart with one more line.
   *
   * @param name the line's name in the legend
   * @param x the positions across, as many as {@code y}
   * @param y the heights, all above 0 on a logarithmic axis
   * @return a new chart
   * @throws IllegalArgumentException if the numbers of points differ or a height has no logarithm
   */
  public LogChart line(String name, double[] x, double[] y) {
    if (x.length != y.length || x.length == 0) {
      throw new IllegalArgumentException(
          name + " has " + x.length + " positions and " + y.length + " heights");
    }
    for (double height : y) {
      if (!(height > 0) && logarithmic) {
        throw new IllegalArgumentException(name + " has a height of " + height + ", not above 0");
      }
    }
    List<Line> more = new ArrayList<>(lines);
    more.add(new Line(name, x.clone(), y.clone()));
    return new LogChart(caption, across, up, more, logarithmic, logarithmicAcross);
  }

  /**
   * Draws the chart.
   *
   * @param data the table that goes with it
   * @return the finished chart
   */
  public Chart draw(Table data) {
    XYChart chart =
        new XYChartBuilder().width(WIDTH).height(HEIGHT).xAxisTitle(across).yAxisTitle(up).build();
    style(chart);
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      style(chart.addSeries(line.name(), line.x(), line.y()), LineLook.of(i));
    }
    String scale = logarithmic ? " (each step up is ten times as much)" : "";
    return new Chart(caption + scale, description(), chart, data);
  }

  private void style(XYChart chart) {
    chart.getStyler().setYAxisLogarithmic(logarithmic);
    chart.getStyler().setXAxisLogarithmic(logarithmicAcross);
    chart.getStyler().setChartBackgroundColor(PAPER);
    chart.getStyler().setPlotBackgroundColor(PAPER);
    chart.getStyler().setPlotBorderColor(HAIRLINE);
    chart.getStyler().setPlotGridLinesColor(HAIRLINE);
    boolean many = lines.size() > MOST_IN_A_ROW;
    chart.getStyler().setLegendPosition(many ? LegendPosition.OutsideE : LegendPosition.OutsideS);
    chart.getStyler().setLegendLayout(many ? LegendLayout.Vertical : LegendLayout.Horizontal);
    chart.getStyler().setLegendBackgroundColor(PAPER);
    chart.getStyler().setLegendBorderColor(HAIRLINE);
    chart.getStyler().setLegendVisible(lines.size() > 1);
    chart.getStyler().setChartFontColor(LineLook.INK);
    chart.getStyler().setAxisTickLabelsColor(LineLook.INK);
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 15);
    chart.getStyler().setAxisTitleFont(font);
    chart.getStyler().setAxisTickLabelsFont(font);
    chart.getStyler().setLegendFont(font);
    chart.getStyler().setXAxisMaxLabelCount(12);
    chart.getStyler().setLocale(Locale.ROOT);
    chart.getStyler().setMarkerSize(8);
    chart.getStyler().setDecimalPattern("#,###.###");
  }

  private static void style(XYSeries series, LineLook look) {
    series.setLineColor(look.colour());
    series.setMarkerColor(look.colour());
    series.setMarker(look.marker());
    series.setLineStyle(look.stroke());
  }

  private String description() {
    return lines.stream().map(LogChart::course).collect(Collectors.joining("; ", "", "."));
  }

  private static String course(Line line) {
    int last = line.x().length - 1;
    return "%s: %s at %s to %s at %s"
        .formatted(
            line.name(),
            number(line.y()[0]),
            number(line.x()[0]),
            number(line.y()[last]),
            number(line.x()[last]));
  }

  private static String number(double value) {
    return String.format(
        Locale.ROOT, value < 1000 && value != Math.rint(value) ? "%.3g" : "%,.0f", value);
  }
}
