package org.nqueens.bridge;

import java.util.Base64;
import org.nqueens.measure.Chart;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.View;

/**
 * A chart as a figure: the picture with its words, and the numbers folded below.
 *
 * <p>The picture goes out as an image inside HTML, since front ends draw a bare image without any
 * alternative text and refuse a bare SVG that is not trusted.
 */
final class ChartView implements View {

  private final Chart chart;

  ChartView(Chart chart) {
    this.chart = chart;
  }

  @Override
  public String text() {
    return chart + "\n\n" + new TableView(chart.data()).text();
  }

  @Override
  public String html() {
    Html picture =
        Html.tag("img")
            .with("src", "data:image/png;base64," + Base64.getEncoder().encodeToString(chart.png()))
            .with("alt", chart.toString())
            .with("width", chart.width())
            .style("max-width:100%;height:auto")
            .holding("");
    return Card.figure(
            Html.text(chart.caption() + "."),
            picture,
            Card.folded("The numbers", new TableView(chart.data()).grid()))
        .toString();
  }
}
