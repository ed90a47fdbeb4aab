package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The parts of a cell that are still to be run. What is declared in one cell is declared together:
 * a method may call another of its own name, or use a class that is declared anew, further down.
 */
public final class PartQueue {

  private final List<Part> waiting;
  private final Set<Part> postponed = new HashSet<>();

  /**
   * A queue of all parts of a cell.
   *
   * @param parts the parts in the order in which they are to be run
   */
  public PartQueue(List<Part> parts) {
    waiting = new ArrayList<>(parts);
  }

  /**
   * Whether all have been run.
   *
   * @return whether none is left
   */
  public boolean isEmpty() {
    return waiting.isEmpty();
  }

  /**
   * Takes the next part out.
   *
   * @return the part
   * @throws IndexOutOfBoundsException if the queue is empty
   */
  public Part next() {
    return waiting.remove(0);
  }

  /**
   * Makes a part that was taken out the next one again.
   *
   * @param part the part
   */
  public void giveBack(Part part) {
    waiting.add(0, part);
  }

  /**
   * Puts a declaration that does not compile behind those that it names, once.
   *
   * @param part the declaration, just taken out
   * @return whether it names any that are still to come
   */
  public boolean postpone(Part part) {
    Set<String> words = part.words();
    List<Part> named =
        waiting.stream()
            .filter(later -> !later.isAction() && words.contains(later.declared().name()))
            .toList();
    if (part.isAction() || named.isEmpty() || !postponed.add(part)) {
      return false;
    }
    waiting.removeAll(named);
    waiting.add(0, part);
    waiting.addAll(0, named);
    return true;
  }
}
