package org.nqueens.count.portable;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.count.quadrant.DisjointPairs;
import org.nqueens.count.quadrant.QuadrantMemory;
import org.nqueens.count.quadrant.QuadrantPart;
import org.nqueens.count.quadrant.QuadrantTable;
import org.nqueens.count.quadrant.QuadrantWork;
import org.nqueens.count.task.Sizes;

/**
 * The merge of quadrants, row set by row set. Its parts are made where they are needed: what
 * travels is the table, whichever way of writing objects carries it.
 */
public final class QuadrantTasks implements PortableWork {

  private static final long serialVersionUID = 1L;
  private static final int SMALLEST = 2;

  private final int n;
  private final QuadrantTable table;
  private transient volatile Layout layout; // null until asked for, and again after a journey

  QuadrantTasks(int n) {
    QuadrantMemory.check(n, SMALLEST, "quadrants");
    this.n = n;
    this.table = QuadrantTable.of(n / 2);
  }

  private QuadrantTasks(int n, QuadrantTable table) {
    this.n = n;
    this.table = table;
  }

  /**
   * The tasks without a table: their numbers and names are right, and nothing can be counted.
   *
   * @param n the board's size, 2 to 25
   * @return the outline
   * @throws IllegalArgumentException if n is out of range
   */
  public static QuadrantTasks outline(int n) {
    Sizes.check(n, SMALLEST, QuadrantWork.LARGEST, "quadrants");
    return new QuadrantTasks(n, QuadrantTable.empty(n / 2));
  }

  /**
   * The same tasks with as much of the table as some of them need.
   *
   * @param tasks the tasks that can be counted then, each from 0 to {@code tasks() - 1}
   * @return a changed copy
   * @throws IndexOutOfBoundsException if there is no such task
   */
  public QuadrantTasks with(int... tasks) {
    BitSet wanted = new BitSet();
    for (int task : tasks) {
      Layout.Place place = layout().place(task);
      IntStream.of(place.part().quadrants(place.rowSet())).forEach(wanted::set);
    }
    return new QuadrantTasks(n, QuadrantTable.of(n / 2, wanted::get));
  }

  @Override
  public int n() {
    return n;
  }

  @Override
  public String counter() {
    return "quadrants";
  }

  @Override
  public int tasks() {
    return layout().tasks();
  }

  @Override
  public long count(int task) {
    Layout.Place place = layout().place(task);
    return place.part().count(place.rowSet(), place.rowSet() + 1);
  }

  @Override
  public String name(int task) {
    Layout.Place place = layout().place(task);
    return place.part().name(place.rowSet());
  }

  private Layout layout() {
    Layout made = layout;
    if (made == null) {
      synchronized (table) {
        made = layout;
        if (made == null) {
          made =
              new Layout(
                  QuadrantPart.of(n, table, DisjointPairs.vectors().orElse(DisjointPairs::plain)));
          layout = made;
        }
      }
    }
    return made;
  }

  /** The row sets of all parts, laid end to end. */
  private static final class Layout {

    record Place(QuadrantPart part, int rowSet) {}

    private final List<QuadrantPart> parts;

    Layout(List<QuadrantPart> parts) {
      this.parts = List.copyOf(parts);
    }

    int tasks() {
      return parts.stream().mapToInt(QuadrantPart::rowSets).reduce(0, Math::addExact);
    }

    Place place(int task) {
      int left = task;
      for (QuadrantPart part : parts) {
        if (left >= 0 && left < part.rowSets()) {
          return new Place(part, left);
        }
        left -= part.rowSets();
      }
      throw new IndexOutOfBoundsException("task " + task + " of " + tasks());
    }
  }
}
