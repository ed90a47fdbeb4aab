package org.nqueens.kernel.notebook;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
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
                data.add(type, JsonParser.parseString(content));
              } else {
                data.addProperty(type, content);
              }
            });
    return data;
  }

  static JsonObject metadata(MimeBundle bundle) {
    JsonObject metadata = new JsonObject();
    bundle.metadata().forEach((type, json) -> metadata.add(type, JsonParser.parseString(json)));
    return metadata;
  }
}
