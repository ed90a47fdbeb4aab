package org.nqueens.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineLookTest {

  private static final double LEAST_CONTRAST = 3; // WCAG 2.2, 1.4.11: of what carries meaning
  private static final Color PAPER = new Color(0xfffdf8);

  private static long distinct(int lines, Function<LineLook, Object> part) {
    return IntStream.range(0, lines).mapToObj(LineLook::of).map(part).distinct().count();
  }

  @Test
  void tenLinesDifferInColourMarkerAndStroke() {
    assertEquals(10, distinct(10, LineLook::colour));
    assertEquals(10, distinct(10, LineLook::marker));
    assertEquals(10, distinct(10, LineLook::stroke));
  }

  @Test
  void noTwoOfAHundredLinesLookAlike() {
    assertEquals(100, distinct(100, look -> look));
  }

  @Test
  void everyLineStandsOutFromThePaper() {
    for (int i = 0; i < 10; i++) {
      double light = luminance(LineLook.of(i).colour()) + 0.05;
      double contrast = (luminance(PAPER) + 0.05) / light;
      assertTrue(contrast >= LEAST_CONTRAST, "line " + i + ": " + contrast);
    }
  }

  private static double luminance(Color colour) {
    double[] linear =
        DoubleStream.of(colour.getRed(), colour.getGreen(), colour.getBlue())
            .map(c -> c / 255)
            .map(c -> c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4))
            .toArray();
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }
}
