package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The order in which the parts of a cell are evaluated. All declarations of a cell count as made
 * together: what runs may use a class or method that the cell declares further down. So such a
 * declaration, and what it needs in turn, goes before the first part that uses it; imports go first
 * of all, and types next where methods have namesakes. Everything else keeps its order.
 */
public final class CellOrder {

  private final List<Part> parts;
  private final Set<Part> ordered = new LinkedHashSet<>();

  private CellOrder(List<Part> parts) {
    this.parts = parts;
  }

  /**
   * The parts of a cell in the order in which they are evaluated.
   *
   * @param parts the parts as they stand in the cell
   * @return all of them
   */
  public static List<Part> of(List<Part> parts) {
    if (parts.size() < 2) {
      return parts;
    }
    CellOrder order = new CellOrder(parts);
    parts.stream().filter(Part::isImport).forEach(order.ordered::add);
    if (order.hasOverloads()) { // which do not wait for the types that they name, as others do
      parts.stream().filter(Part::isType).forEach(order.ordered::add);
    }
    parts.forEach(order::place);
    return new ArrayList<>(order.ordered);
  }

  private boolean hasOverloads() {
    List<Declared> methods =
        parts.stream()
            .map(Part::declared)
            .filter(declared -> declared.kind() == Declared.Kind.METHOD)
            .toList();
    return methods.stream().distinct().count() < methods.size();
  }

  private void place(Part part) {
    if (part.isAction()) {
      placeWhatIsUsed(part.words(), parts.indexOf(part));
    }
    ordered.add(part);
  }

  private void placeWhatIsUsed(Set<String> words, int from) {
    for (Part later : parts.subList(from + 1, parts.size())) {
      boolean used = !later.isAction() && words.contains(later.declared().name());
      if (used && !ordered.contains(later) && !isDeclaredBefore(later, from)) {
        ordered.add(later);
        placeWhatIsUsed(later.words(), from);
      }
    }
  }

  /** Where a cell declares a name twice, the earlier declaration is the one that is used. */
  private boolean isDeclaredBefore(Part later, int from) {
    return parts.subList(0, from).stream()
        .anyMatch(part -> part.declared().equals(later.declared()));
  }
}
