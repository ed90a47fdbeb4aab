package org.nqueens.kernel.message;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON object that arrived: whatever a client put there, read with the default of the
 * specification where a field is missing or of another type.
 *
 * @param fields texts, {@link Number}s, booleans, {@code null}, lists and maps of these
 */
public record Content(Map<String, Object> fields) {

  /** An object without fields. */
  public static final Content EMPTY = new Content(Map.of());

  /** Copies the map, keeping its order. */
  public Content {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
  }

  /**
   * A text.
   *
   * @param name the field
   * @param otherwise the value where there is none
   * @return the field's value
   */
  public String text(String name, String otherwise) {
    return fields.get(name) instanceof String text ? text : otherwise;
  }

  /**
   * A boolean.
   *
   * @param name the field
   * @param otherwise the value where there is none
   * @return the field's value
   */
  public boolean flag(String name, boolean otherwise) {
    return fields.get(name) instanceof Boolean flag ? flag : otherwise;
  }

  /**
   * A whole number.
   *
   * @param name the field
   * @return the field's value cut to an {@code int}, or empty
   */
  public Optional<Integer> number(String name) {
    return fields.get(name) instanceof Number number
        ? Optional.of(number.intValue())
        : Optional.empty();
  }

  /**
   * An object within the object.
   *
   * @param name the field
   * @return its fields, none where there is no such object
   */
  public Content object(String name) {
    return of(fields.get(name));
  }

  /**
   * A parsed JSON value as an object.
   *
   * @param json any value
   * @return its fields, none where it is not an object
   */
  public static Content of(Object json) {
    if (!(json instanceof Map<?, ?> map)) {
      return EMPTY;
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    map.forEach((name, value) -> fields.put(String.valueOf(name), value));
    return new Content(fields);
  }
}
