package org.nqueens.kernel.message;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;

/** What a cell shows beside its result ("Display data", "Update display data", "Clear output"). */
public final class Display {

  private Display() {}

  /**
   * A new display.
   *
   * @param bundle its representations
   * @param id the name by which it can be updated, if it has one
   */
  public record Data(MimeBundle bundle, Optional<String> id) implements Body {
    @Override
    public String type() {
      return "display_data";
    }

    @Override
    public Map<String, Object> fields() {
      return shown(bundle, id);
    }
  }

  /**
   * New content of an earlier display.
   *
   * @param id the name of the display
   * @param bundle its new representations
   */
  public record Update(String id, MimeBundle bundle) implements Body {
    @Override
    public String type() {
      return "update_display_data";
    }

    @Override
    public Map<String, Object> fields() {
      return shown(bundle, Optional.of(id));
    }
  }

  /**
   * Removes what the cell has shown.
   *
   * @param later whether only the next output removes it
   */
  public record Clear(boolean later) implements Body {
    @Override
    public String type() {
      return "clear_output";
    }

    @Override
    public Map<String, Object> fields() {
      return Map.of("wait", later);
    }
  }

  /** The fields {@code data} and {@code metadata} of a bundle. */
  static Map<String, Object> bundle(MimeBundle bundle) {
    Map<String, Object> data = new LinkedHashMap<>();
    bundle.data().forEach((type, text) -> data.put(type, isJson(type) ? new Json(text) : text));
    Map<String, Object> metadata = new LinkedHashMap<>();
    bundle.metadata().forEach((type, text) -> metadata.put(type, new Json(text)));
    return Fields.with("data", data).and("metadata", metadata).map();
  }

  private static Map<String, Object> shown(MimeBundle bundle, Optional<String> id) {
    Fields fields =
        Fields.with("transient", id.map(name -> Map.of("display_id", name)).orElse(Map.of()));
    bundle(bundle).forEach(fields::and);
    return fields.map();
  }

  private static boolean isJson(String type) {
    return type.equals("application/json") || type.endsWith("+json");
  }
}
