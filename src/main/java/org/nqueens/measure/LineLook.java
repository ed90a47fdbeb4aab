package org.nqueens.measure;

import java.awt.BasicStroke;
import java.awt.Color;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * How one line of a chart looks. The first ten share nothing; of a hundred no two share all, and
 * none that share a colour share their marker or their stroke.
 *
 * @param colour dark enough for the chart's paper
 * @param marker what stands at each point
 * @param stroke how the line is broken
 */
record LineLook(Color colour, Marker marker, BasicStroke stroke) {

  static final Color INK = new Color(0x1b1f24);

  private static final Color[] COLOURS = {
    new Color(0x0072b2),
    new Color(0xc2410c),
    new Color(0x00795a),
    new Color(0x7a4a00),
    INK,
    new Color(0xb5179e),
    new Color(0x5b3fd0),
    new Color(0x5f6f00),
    new Color(0xb00020),
    new Color(0x6b7280)
  };
  private static final Marker[] MARKERS = {
    SeriesMarkers.CIRCLE,
    SeriesMarkers.SQUARE,
    SeriesMarkers.DIAMOND,
    SeriesMarkers.TRIANGLE_UP,
    SeriesMarkers.CROSS,
    SeriesMarkers.TRIANGLE_DOWN,
    SeriesMarkers.PLUS,
    SeriesMarkers.TRAPEZOID,
    SeriesMarkers.OVAL,
    SeriesMarkers.RECTANGLE
  };
  private static final float[][] DASHES = {
    {1, 0},
    {8, 4},
    {2, 3},
    {10, 3, 2, 3},
    {4, 2},
    {14, 4},
    {6, 2, 2, 2},
    {2, 6},
    {12, 3, 2, 3, 2, 3},
    {5, 6}
  };

  /** The look of a line by its number, from 0. */
  static LineLook of(int index) {
    int turn = index + index / COLOURS.length; // the next ten: the same colours, otherwise drawn
    return new LineLook(
        COLOURS[index % COLOURS.length],
        MARKERS[turn % MARKERS.length],
        new BasicStroke(
            2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES[turn % DASHES.length], 0));
  }
}
