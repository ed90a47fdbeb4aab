package org.nqueens.kernel.display;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * Makes bundles of values: asks the {@link Renderer}s that a class loader knows, and falls back on
 * text. Never fails for what a value or a renderer does.
 */
public final class Presenter {

  private static final Set<Class<?>> BOXES =
      Set.of(
          Boolean.class,
          Character.class,
          Byte.class,
          Short.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class);

  private final ClassLoader loader;
  private Optional<List<Renderer>> renderers = Optional.empty(); // found when first needed

  /**
   * A presenter with the renderers of a loader. Renderers that cannot be made are left out.
   *
   * @param loader the class loader of the cells
   */
  public Presenter(ClassLoader loader) {
    this.loader = loader;
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
    if (isPrimitive(value)) {
      return MimeBundle.text(PlainText.of(value));
    }
    for (Renderer renderer : renderers()) {
      Optional<MimeBundle> bundle = ask(renderer, value);
      if (bundle.isPresent()) {
        return bundle.get();
      }
    }
    return MimeBundle.text(PlainText.of(value));
  }

  /** A number is nothing to look for renderers in all jars for; the first result comes sooner. */
  private static boolean isPrimitive(Object value) {
    return BOXES.contains(value.getClass());
  }

  private synchronized List<Renderer> renderers() {
    if (renderers.isEmpty()) {
      renderers = Optional.of(find());
    }
    return renderers.get();
  }

  private List<Renderer> find() {
    List<Renderer> all = new ArrayList<>();
    var found = ServiceLoader.load(Renderer.class, loader).stream().iterator();
    boolean more = true;
    while (more) {
      try {
        more = found.hasNext();
        if (more) {
          all.add(found.next().get());
        }
      } catch (java.util.ServiceConfigurationError | LinkageError e) {
        continue; // its library is not there
      }
    }
    all.add(new ImageRenderer());
    return all;
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
