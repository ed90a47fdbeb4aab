package org.nqueens.measure;

import tech.tablesaw.api.Table;

/**
 * A finished chart: the picture, what it shows in words, and the numbers it was drawn from.
 *
 * @param caption one sentence that says what is to be seen
 * @param description what a reader who does not see the picture needs to know of it
 * @param svg the picture as an SVG document with an opaque ground
 * @param data the numbers
 */
public record Chart(String caption, String description, String svg, Table data) {

  @Override
  public String toString() {
    return caption + ". " + description;
  }
}
