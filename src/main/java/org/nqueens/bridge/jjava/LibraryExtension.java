package org.nqueens.bridge.jjava;

import java.util.List;
import java.util.Optional;
import org.dflib.jjava.jupyter.Extension;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.display.RenderContext;
import org.dflib.jjava.jupyter.kernel.display.Renderer;
import org.dflib.jjava.jupyter.kernel.display.mime.MIMEType;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.bridge.Figures;
import org.nqueens.render.View;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;

/** Installs the views of the library's values in a kernel of JJava. */
public final class LibraryExtension implements Extension {

  /** The classes that {@link Figures} knows; of lists and optionals some have a view. */
  private static final List<Class<?>> SHOWN =
      List.of(
          View.class,
          Placement.class,
          Step.class,
          Trace.class,
          SearchTree.class,
          BitRows.class,
          List.class,
          Optional.class);

  /** Made by {@link java.util.ServiceLoader}. */
  public LibraryExtension() {}

  @Override
  public void install(BaseKernel kernel) {
    install(kernel.getRenderer());
  }

  /** Registers each class that has a view. */
  void install(Renderer renderer) {
    SHOWN.forEach(
        type ->
            renderer
                .createRegistration(type)
                .preferring(MIMEType.TEXT_HTML, MIMEType.TEXT_PLAIN)
                .register(LibraryExtension::render));
  }

  private static void render(Object value, RenderContext context) {
    Optional<View> view = Figures.of(value);
    context.renderIfRequested(
        MIMEType.TEXT_PLAIN, () -> view.map(View::text).orElseGet(() -> String.valueOf(value)));
    view.ifPresent(some -> context.renderIfRequested(MIMEType.TEXT_HTML, some::html));
  }
}
