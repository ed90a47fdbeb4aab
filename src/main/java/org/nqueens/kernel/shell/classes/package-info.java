/**
 * Which classes there are: what the compiler is told of jars, folders and the JDK.
 *
 * <p>What the compiler asks of packages is answered by {@link
 * org.nqueens.kernel.shell.classes.CellsFiles}: of the cells' jars through a {@code JarIndex}, of
 * the JDK as {@link org.nqueens.kernel.shell.classes.Listings} remembers it, in a file, from one
 * start to the next. {@link org.nqueens.kernel.shell.classes.ImportNames} says which names an
 * import would bring; an {@link org.nqueens.kernel.shell.classes.IndexGate} holds JShell's own
 * index back until somebody needs it.
 *
 * <p>May depend on: {@code source}; ASM reads class files. It knows {@code javax.tools}, and
 * nothing of JShell.
 *
 * <pre>{@code
 * CellsFiles files = new CellsFiles(compilersOwn, new IndexGate(), Listings.of(file));
 * files.handleOption("-classpath", List.of("lib/chart.jar").iterator());
 * new ImportNames(files).of("import static java.lang.Math.*;")   // PI, abs and so on
 * }</pre>
 *
 * <p>Why not the compiler's own file manager alone: it walks through each jar as through a file
 * system, a second and more for the largest libraries, and asks the JDK's modules anew at each
 * start. A reader's first result would wait for both.
 */
package org.nqueens.kernel.shell.classes;
