package org.nqueens.kernel.display;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One value in several representations, keyed by MIME type, {@code text/plain} always among them.
 *
 * <p>Binary types (such as {@code image/png}) hold base64 text; types that end in {@code json} hold
 * JSON text, which the wire inserts as JSON.
 *
 * @param data the representations by MIME type, in the order they were made; never empty
 * @param metadata JSON text by MIME type, usually empty
 */
public record MimeBundle(Map<String, String> data, Map<String, String> metadata) {

  /** The type that every bundle has. */
  public static final String PLAIN = "text/plain";

  /** Copies the maps, keeping their order, and insists on a {@code text/plain} part. */
  public MimeBundle {
    data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
    metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
    if (!data.containsKey(PLAIN)) {
      throw new IllegalArgumentException("a bundle needs a text/plain part, has " + data.keySet());
    }
  }

  /**
   * A bundle of text alone.
   *
   * @param text the plain text
   * @return the bundle
   */
  public static MimeBundle text(String text) {
    return new MimeBundle(Map.of(PLAIN, text), Map.of());
  }

  /**
   * This bundle with one more representation.
   *
   * @param type a MIME type
   * @param content the value in that type
   * @return a new bundle
   */
  public MimeBundle with(String type, String content) {
    Map<String, String> more = new LinkedHashMap<>(data);
    more.put(type, content);
    return new MimeBundle(more, metadata);
  }

  /**
   * The plain text of the value.
   *
   * @return the {@code text/plain} part
   */
  public String plain() {
    return data.get(PLAIN);
  }
}
