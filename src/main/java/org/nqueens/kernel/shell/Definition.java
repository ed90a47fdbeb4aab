package org.nqueens.kernel.shell;

/**
 * Something that the cells have defined and that is still valid.
 *
 * @param kind what it is
 * @param name its simple name; for an import the imported name
 * @param type the type of a variable or the parameter and result types of a method, such as {@code
 *     (int,int)boolean}; else empty
 */
public record Definition(Kind kind, String name, String type) {

  /** What can be defined. */
  public enum Kind {
    /** An import. */
    IMPORT,
    /** A variable. */
    VARIABLE,
    /** A method. */
    METHOD,
    /** A class, interface, record, enum or annotation. */
    TYPE
  }
}
