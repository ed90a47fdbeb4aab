package org.nqueens.bridge;

import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.display.Renderer;
import org.nqueens.render.View;

/** Shows the library's values in our kernel: HTML for front ends, text for all else. */
public final class LibraryRenderer implements Renderer {

  /** Made by {@link java.util.ServiceLoader}. */
  public LibraryRenderer() {}

  @Override
  public Optional<MimeBundle> render(Object value) {
    return Figures.of(value).map(LibraryRenderer::bundle);
  }

  private static MimeBundle bundle(View view) {
    return MimeBundle.text(view.text()).with("text/html", view.html());
  }
}
