package org.nqueens.kernel.shell.source;

import java.util.Set;

/** The words of Java itself. */
public final class Keywords {

  /** Words that no name can be, {@code true}, {@code false} and {@code null} among them. */
  public static final Set<String> RESERVED =
      Set.of(
          "abstract",
          "assert",
          "boolean",
          "break",
          "byte",
          "case",
          "catch",
          "char",
          "class",
          "const",
          "continue",
          "default",
          "do",
          "double",
          "else",
          "enum",
          "extends",
          "final",
          "finally",
          "float",
          "for",
          "goto",
          "if",
          "implements",
          "import",
          "instanceof",
          "int",
          "interface",
          "long",
          "native",
          "new",
          "package",
          "private",
          "protected",
          "public",
          "return",
          "short",
          "static",
          "strictfp",
          "super",
          "switch",
          "synchronized",
          "this",
          "throw",
          "throws",
          "transient",
          "try",
          "void",
          "volatile",
          "while",
          "true",
          "false",
          "null");

  /** The types that are no classes. */
  public static final Set<String> PRIMITIVES =
      Set.of("boolean", "byte", "short", "int", "long", "char", "float", "double");

  /** Words that begin a member of a class: inside a method none of them may stand. */
  public static final Set<String> MODIFIERS = Set.of("public", "private", "protected", "static");

  private Keywords() {}
}
