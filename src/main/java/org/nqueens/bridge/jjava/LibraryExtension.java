package org.nqueens.bridge.jjava;

import java.util.Optional;
import org.dflib.jjava.jupyter.Extension;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.display.RenderContext;
import org.dflib.jjava.jupyter.kernel.display.Renderer;
import org.dflib.jjava.jupyter.kernel.display.mime.MIMEType;
import org.nqueens.Queens;
import org.nqueens.bridge.Figures;
import org.nqueens.render.View;

/** Installs the views of the library's values in a kernel of JJava. */
public final class LibraryExtension implements Extension {

  /** Made by {@link java.util.ServiceLoader}. */
  public LibraryExtension() {}

  @Override
  public void install(BaseKernel kernel) {
    install(kernel.getRenderer());
  }

  /** Registers each class that has a view, lists and optionals among them. */
  void install(Renderer renderer) {
    Figures.types()
        .forEach(
            type ->
                renderer
                    .createRegistration(type)
                    .preferring(MIMEType.TEXT_HTML, MIMEType.TEXT_PLAIN)
                    .register(LibraryExtension::render));
  }

  /** An error that gets past a renderer ends JJava's loop, and the notebook waits for ever. */
  private static void render(Object value, RenderContext context) {
    try {
      show(value, context);
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      context.renderIfRequested(MIMEType.TEXT_PLAIN, () -> failure(value, e));
    }
  }

  private static void show(Object value, RenderContext context) {
    Optional<View> view = Figures.of(value).map(some -> some.in(Queens.words()));
    context.renderIfRequested(
        MIMEType.TEXT_PLAIN, () -> view.map(View::text).orElseGet(() -> String.valueOf(value)));
    view.ifPresent(some -> context.renderIfRequested(MIMEType.TEXT_HTML, some::html));
  }

  private static String failure(Object value, Throwable e) {
    String advice =
        e instanceof LinkageError
            ? "\nWere the book's jars built anew while the kernel ran? Restart it."
            : "";
    return "This value of " + value.getClass().getName() + " cannot be shown: " + e + advice;
  }
}
