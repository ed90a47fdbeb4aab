package org.nqueens.count.quadrant;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The four quadrants of a board, sliced by row sets. Slices are made when they are first asked for
 * and kept; safe to share among threads.
 */
final class Quadrants {

  private final QuadrantTable table;
  private final Frame frame;
  private final AtomicReferenceArray<Slices> kept; // corner << h | rows

  Quadrants(QuadrantTable table, Frame frame) {
    this.table = table;
    this.frame = frame;
    this.kept = new AtomicReferenceArray<>(Corner.values().length << table.size());
  }

  int half() {
    return table.size();
  }

  int bits() {
    return frame.bits();
  }

  Slices slices(Corner corner, int rows) {
    int index = corner.ordinal() << table.size() | rows;
    Slices slices = kept.get(index);
    if (slices == null) {
      slices = Slices.of(table, frame, corner, rows); // two threads may both do it: no harm
      kept.set(index, slices);
    }
    return slices;
  }
}
