package org.nqueens.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import org.junit.jupiter.api.Test;
import org.nqueens.solve.Solver;

class PaletteTest {

  @Test
  void frequentColoursStayAndRareOnesTakeTheNearest() {
    BufferedImage picture = new BufferedImage(4, 1, BufferedImage.TYPE_INT_RGB);
    int[] colours = {0x000000, 0x000000, 0xffffff, 0x101010};
    for (int x = 0; x < 4; x++) {
      picture.setRGB(x, 0, colours[x]);
    }
    picture.setRGB(2, 0, 0xffffff);
    BufferedImage reduced = Palette.reduce(picture, 2);
    assertEquals(0x000000, reduced.getRGB(0, 0) & 0xffffff);
    assertTrue(((IndexColorModel) reduced.getColorModel()).getMapSize() <= 2);
  }

  @Test
  void aChartFitsIntoASavedNotebook() {
    byte[] png = Sweep.of(Solver.scan(), Solver.sets()).over(1, 6).chart().png();
    assertTrue(png.length < 40_000, png.length + " bytes");
  }
}
