package org.nqueens.kernel.notebook;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import org.nqueens.kernel.display.MimeBundle;

/** The kernel's bundles in the form of the file. */
final class Bundles {

  private Bundles() {}

  static JsonObject data(MimeBundle bundle) {
    JsonObject data = new JsonObject();
    bundle
        .data()
        .forEach(
            (type, content) -> {
              if (MimeTypes.isJson(type)) {
                data.add(type, json(content));
              } else {
                data.addProperty(type, content);
              }
            });
    return data;
  }

  /** A cell may call anything JSON: what is none must not spoil the notebook around it. */
  private static JsonElement json(String text) {
    try {
      return JsonParser.parseString(text);
    } catch (JsonParseException e) {
      return new JsonPrimitive(text);
    }
  }

  static JsonObject metadata(MimeBundle bundle) {
    JsonObject metadata = new JsonObject();
    bundle.metadata().forEach((type, json) -> metadata.add(type, json(json)));
    return metadata;
  }
}
