package org.nqueens.measure;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Few colours for a picture that has few: a chart's many shades are those of its smoothed edges,
 * and the file is half as large without them.
 */
final class Palette {

  private final int[] colours; // the most frequent ones, as 0xrrggbb
  private final Map<Integer, Integer> nearest = new HashMap<>();

  private Palette(int[] colours) {
    this.colours = colours;
  }

  /**
   * The picture in its most frequent colours; each other pixel takes the nearest of them.
   *
   * @param picture an opaque picture
   * @param most how many colours to keep, 2 to 256
   * @return a picture with an indexed colour model
   */
  static BufferedImage reduce(BufferedImage picture, int most) {
    Palette palette = new Palette(frequent(picture, most));
    BufferedImage reduced =
        new BufferedImage(
            picture.getWidth(),
            picture.getHeight(),
            BufferedImage.TYPE_BYTE_INDEXED,
            new IndexColorModel(8, palette.colours.length, palette.colours, 0, false, -1, 0));
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int index = palette.nearest(picture.getRGB(x, y) & 0xffffff);
        reduced.getRaster().setSample(x, y, 0, index);
      }
    }
    return reduced;
  }

  private static int[] frequent(BufferedImage picture, int most) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        counts.merge(picture.getRGB(x, y) & 0xffffff, 1, Integer::sum);
      }
    }
    Comparator<Map.Entry<Integer, Integer>> byCount = Map.Entry.comparingByValue();
    List<Map.Entry<Integer, Integer>> sorted =
        counts.entrySet().stream()
            .sorted(byCount.reversed().thenComparing(Map.Entry.comparingByKey()))
            .toList();
    return sorted.stream().limit(most).mapToInt(Map.Entry::getKey).toArray();
  }

  private int nearest(int colour) {
    return nearest.computeIfAbsent(colour, this::search);
  }

  private int search(int colour) {
    int best = 0;
    for (int i = 1; i < colours.length; i++) {
      if (distance(colours[i], colour) < distance(colours[best], colour)) {
        best = i;
      }
    }
    return best;
  }

  private static int distance(int a, int b) {
    int red = (a >> 16) - (b >> 16);
    int green = (a >> 8 & 0xff) - (b >> 8 & 0xff);
    int blue = (a & 0xff) - (b & 0xff);
    return red * red + green * green + blue * blue;
  }
}
