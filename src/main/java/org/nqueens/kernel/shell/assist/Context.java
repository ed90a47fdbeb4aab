package org.nqueens.kernel.shell.assist;

import java.util.List;
import org.nqueens.kernel.shell.source.CellSplitter;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Part;

/**
 * The part of a cell before a position, in a form in which JShell can look at it: as statements of
 * one method. What the cell's earlier statements declare is known then, although they have not run.
 *
 * @param code the statements; imports and methods are blank
 * @param shift how much further to the right a place is here than in the cell
 */
record Context(String code, int shift) {

  // JShell takes the code for members of a class if it begins with one; this is a statement.
  private static final String START = ";";

  /** The context of a position. */
  static Context of(String cell, int cursor, CellSplitter splitter) {
    StringBuilder code = new StringBuilder(cell.substring(0, cursor));
    List<Part> parts = splitter.split(code.toString());
    for (Part part : parts.subList(0, Math.max(0, parts.size() - 1))) {
      if (part.isImport() || part.declared().kind() == Declared.Kind.METHOD) {
        blank(code, part);
      }
    }
    boolean alone = parts.size() < 2;
    return alone ? new Context(code.toString(), 0) : new Context(START + code, START.length());
  }

  private static void blank(StringBuilder code, Part part) {
    int end = Math.min(code.length(), part.offset() + part.source().length());
    for (int i = part.offset(); i < end; i++) {
      if (code.charAt(i) != '\n') {
        code.setCharAt(i, ' ');
      }
    }
  }
}
