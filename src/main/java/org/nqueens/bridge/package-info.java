/**
 * The one place that sees both halves: shows the library's values in a notebook.
 *
 * <p>May depend on: {@code kernel.display} and the queens library.
 *
 * <pre>{@code
 * // META-INF/services/org.nqueens.kernel.display.Renderer names LibraryRenderer, so in a cell
 * Placement.of(4, 1, 3, 0, 2)      // shows a board: text/html, and text/plain with a full sentence
 * Figures.of(value)                // the view of a value, if the library has one
 * }</pre>
 *
 * <p>Why so: the kernel must not know queens and the library must not know kernels. Which view
 * belongs to which value is said once, in {@link org.nqueens.bridge.Figures}, and used by our
 * kernel and by JJava alike.
 */
package org.nqueens.bridge;
