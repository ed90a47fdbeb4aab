package org.nqueens.kernel.display;

import java.util.Optional;

/**
 * Shows the values of one library: a service, found by {@link java.util.ServiceLoader} through the
 * class loader of the cells.
 */
@FunctionalInterface
public interface Renderer {

  /**
   * The representations of a value that this renderer knows.
   *
   * @param value any value a cell can give, never {@code null}
   * @return its bundle, or empty where the value is not of this renderer's kind
   */
  Optional<MimeBundle> render(Object value);
}
