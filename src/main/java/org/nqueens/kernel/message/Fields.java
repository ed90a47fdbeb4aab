package org.nqueens.kernel.message;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes down the fields of a JSON object in the order in which they are given. */
final class Fields {

  private final Map<String, Object> map = new LinkedHashMap<>();

  private Fields() {}

  static Fields with(String name, Object value) {
    return new Fields().and(name, value);
  }

  Fields and(String name, Object value) {
    map.put(name, value);
    return this;
  }

  Map<String, Object> map() {
    return Collections.unmodifiableMap(map);
  }
}
