package org.nqueens.kernel.display;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Makes bundles of values: asks the {@link Renderer}s that a class loader knows, and falls back on
 * text. Never fails for what a value or a renderer does.
 */
public final class Presenter {

  private final List<Renderer> renderers = new ArrayList<>();

  /**
   * A presenter with the renderers of a loader. Renderers that cannot be made are left out.
   *
   * @param loader the class loader of the cells
   */
  public Presenter(ClassLoader loader) {
    var found = ServiceLoader.load(Renderer.class, loader).stream().iterator();
    boolean more = true;
    while (more) {
      try {
        more = found.hasNext();
        if (more) {
          renderers.add(found.next().get());
        }
      } catch (java.util.ServiceConfigurationError | LinkageError e) {
        continue; // its library is not there
      }
    }
    renderers.add(new ImageRenderer());
  }

  /**
   * The bundle of a value.
   *
   * @param value any value, also {@code null}; a bundle stays what it is
   * @param types the wanted MIME types; none means those that the value has by itself
   * @return its representations, {@code text/plain} first
   */
  public MimeBundle render(Object value, String... types) {
    MimeBundle natural = value instanceof MimeBundle bundle ? bundle : natural(value);
    return types.length == 0 ? natural : only(Arrays.asList(types), natural, value);
  }

  private MimeBundle natural(Object value) {
    if (value == null) {
      return MimeBundle.text("null");
    }
    for (Renderer renderer : renderers) {
      Optional<MimeBundle> bundle = ask(renderer, value);
      if (bundle.isPresent()) {
        return bundle.get();
      }
    }
    return MimeBundle.text(PlainText.of(value));
  }

  private static Optional<MimeBundle> ask(Renderer renderer, Object value) {
    try {
      return renderer.render(value);
    } catch (CellStopped stopped) {
      throw stopped;
    } catch (Throwable broken) { // a renderer's fault must not hide the value
      return Optional.empty();
    }
  }

  private static MimeBundle only(List<String> types, MimeBundle natural, Object value) {
    Map<String, String> data = new LinkedHashMap<>();
    data.put(MimeBundle.PLAIN, natural.plain());
    for (String type : types) {
      if (natural.data().containsKey(type)) {
        data.put(type, natural.data().get(type));
      } else if (value instanceof CharSequence) {
        data.put(type, natural.plain());
      }
    }
    Map<String, String> metadata = new LinkedHashMap<>(natural.metadata());
    metadata.keySet().retainAll(data.keySet());
    return new MimeBundle(data, metadata);
  }
}
