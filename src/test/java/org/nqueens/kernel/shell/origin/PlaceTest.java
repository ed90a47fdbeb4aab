package org.nqueens.kernel.shell.origin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.nqueens.kernel.shell.Cell;

/** Where in a cell something is, as its reader is told. */
class PlaceTest {

  @Test
  void aPlaceIsALineAndAColumnOfTheReadersCell() {
    Place place = Place.of(new Cell(3, "one\n\ttwo three", 5), 9);
    assertEquals("cell [3], line 6", place.name());
    assertEquals("\ttwo three", place.text());
    assertEquals("\t    ", place.indent());
  }
}
