package org.nqueens.kernel.shell;

/**
 * Something that a cell has declared.
 *
 * @param kind what it is
 * @param name its simple name; for an import the imported name
 * @param type the type of a variable, the return type of a method, {@code class}, {@code record},
 *     {@code interface} … of a type, an empty text for an import
 * @param detail the value of a variable as short text, the parameter types of a method as {@code
 *     (int, String)}, else an empty text
 */
public record Declaration(Kind kind, String name, String type, String detail) {

  /** The kinds of declaration. */
  public enum Kind {
    /** An import. */
    IMPORT,
    /** A variable, with its value. */
    VARIABLE,
    /** A method. */
    METHOD,
    /** A class, an interface, an enum, a record or an annotation. */
    TYPE
  }
}
