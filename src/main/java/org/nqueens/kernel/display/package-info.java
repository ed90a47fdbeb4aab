/**
 * What a cell shows: MIME bundles, the renderer service, and the calls that a cell makes ({@code
 * display}, {@code render}, {@code updateDisplay}).
 *
 * <p>May depend on: the JDK only. This package is on both sides: the worker renders values to
 * {@link org.nqueens.kernel.display.MimeBundle}s, the kernel process passes them on.
 *
 * <pre>{@code
 * // a library's renderer, named in META-INF/services/org.nqueens.kernel.display.Renderer
 * public Optional<MimeBundle> render(Object value) {
 *   return value instanceof Board board
 *       ? Optional.of(MimeBundle.text(board.toString()).with("text/html", board.html()))
 *       : Optional.empty();
 * }
 *
 * // a cell
 * var id = display(board);
 * updateDisplay(id, board.with(1, 4));
 * }</pre>
 *
 * <p>Why a service: the kernel knows no library and no library knows the kernel. A {@link
 * org.nqueens.kernel.display.Renderer} is found by {@link java.util.ServiceLoader} through the
 * class loader of the cells, so that a library loaded by a magic can bring its own.
 */
package org.nqueens.kernel.display;
