package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

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
