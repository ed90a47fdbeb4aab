/**
 * Reads what the reader wrote, and runs nothing: cells, the words behind a magic, patterns of
 * paths, files of code.
 *
 * <p>A {@link org.nqueens.kernel.magic.text.CellReader} cuts a cell into {@link
 * org.nqueens.kernel.magic.text.Piece}s, each of which is Java or a magic and knows its line. What
 * stands behind the name of a magic is split into {@link org.nqueens.kernel.magic.text.Words}; a
 * word may be a {@link org.nqueens.kernel.magic.text.PathPattern}; a {@link
 * org.nqueens.kernel.magic.text.LoadedFile} gives the cells that a script or a notebook stands for.
 *
 * <p>May depend on: the JDK, and Gson (for notebooks). It does not know which magics there are: who
 * reads says so.
 *
 * <pre>{@code
 * CellReader reader = new CellReader(Set.of("maven", "time")::contains, "time"::equals);
 * reader.read("int n = 8;\n%maven g:a:1\nn * n")   // Java on line 1, a magic on 2, Java on 3
 * reader.read("10 %7")                             // one piece: Java
 * Words.of("\"my jars/a.jar\" b.jar // both")      // my jars/a.jar, b.jar
 * new PathPattern(folder, "lib/*.jar").matches()
 * }</pre>
 *
 * <p>Why a reader of its own: other kernels look for magics with a regular expression and so find
 * them in strings, comments and remainders. Here a magic begins only where a Java statement can
 * begin, outside of literals, comments and brackets, or right behind a {@code =}; at these places
 * {@code %} is never Java. {@code JavaScanner} knows these places; a {@code Reading} walks with it
 * over the cell, once.
 */
package org.nqueens.kernel.magic.text;
