package org.nqueens.measure;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import tech.tablesaw.api.Table;

/** A finished chart: the picture, what it shows in words, and the numbers it was drawn from. */
public final class Chart {

  private static final int COLOURS = 48;
  private static final double SHARP = 1.5; // pixels for each of CSS's

  private final String caption;
  private final String description;
  private final XYChart drawing;
  private final Table data;

  Chart(String caption, String description, XYChart drawing, Table data) {
    this.caption = caption;
    this.description = description;
    this.drawing = drawing;
    this.data = data;
  }

  /**
   * What is to be seen.
   *
   * @return one sentence without its full stop
   */
  public String caption() {
    return caption;
  }

  /**
   * What a reader who does not see the picture needs to know of it.
   *
   * @return where each line begins and ends
   */
  public String description() {
    return description;
  }

  /**
   * The numbers.
   *
   * @return the table that the chart was drawn from
   */
  public Table data() {
    return data.copy();
  }

  /**
   * How wide the picture is on a page.
   *
   * @return CSS pixels; a {@link #png} has half as many again of its own
   */
  public int width() {
    return drawing.getWidth();
  }

  /**
   * The picture for pages and notebooks.
   *
   * @return a PNG file, some 30 kB, with an opaque ground
   */
  public byte[] png() {
    int width = drawing.getWidth();
    int height = drawing.getHeight();
    BufferedImage image =
        new BufferedImage(
            (int) (SHARP * width), (int) (SHARP * height), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(SHARP, SHARP);
    drawing.paint(graphics, width, height);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(Palette.reduce(image, COLOURS), "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("the chart could not be drawn: " + e.getMessage(), e);
    }
    return bytes.toByteArray();
  }

  /**
   * The picture for print.
   *
   * @return an SVG document, some hundred kB, with an opaque ground
   */
  public String svg() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      VectorGraphicsEncoder.saveVectorGraphic(drawing, bytes, VectorGraphicsFormat.SVG);
    } catch (IOException e) {
      throw new UncheckedIOException("the chart could not be drawn: " + e.getMessage(), e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    return caption + ". " + description;
  }
}
