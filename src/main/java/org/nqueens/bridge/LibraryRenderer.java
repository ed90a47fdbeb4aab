package org.nqueens.bridge;

import java.util.Optional;
import java.util.function.Supplier;
import org.nqueens.Queens;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.display.Renderer;
import org.nqueens.render.View;
import org.nqueens.words.Words;

/** Shows the library's values in our kernel: HTML for front ends, text for all else. */
public final class LibraryRenderer implements Renderer {

  private final Supplier<Words> words;

  /** Made by {@link java.util.ServiceLoader}. */
  public LibraryRenderer() {
    this(Queens::words);
  }

  /**
   * A renderer that asks for the language each time.
   *
   * @param words the reader's words
   */
  LibraryRenderer(Supplier<Words> words) {
    this.words = words;
  }

  @Override
  public Optional<MimeBundle> render(Object value) {
    return Figures.of(value).map(view -> bundle(view.in(words.get())));
  }

  private static MimeBundle bundle(View view) {
    return MimeBundle.text(view.text()).with("text/html", view.html());
  }
}
