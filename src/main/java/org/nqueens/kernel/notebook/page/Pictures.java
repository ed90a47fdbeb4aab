package org.nqueens.kernel.notebook.page;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import org.jsoup.nodes.Element;

/**
 * Puts the pictures of the text into the page itself: those attached to the cell, and files beside
 * the notebook. Any other would be fetched from somewhere when the page is read; its description
 * stands for it.
 *
 * @param folder the notebook's folder
 */
record Pictures(Path folder) {

  private static final Map<String, String> TYPES =
      Map.of(
          "png", "image/png",
          "jpg", "image/jpeg",
          "jpeg", "image/jpeg",
          "gif", "image/gif",
          "svg", "image/svg+xml",
          "webp", "image/webp");

  void embed(Element image, JsonObject attachments) {
    String source = image.attr("src");
    if (source.startsWith("data:")) {
      return;
    }
    Optional<String> data =
        source.startsWith("attachment:")
            ? attached(attachments, source.substring("attachment:".length()))
            : file(source);
    if (data.isPresent()) {
      image.attr("src", data.get());
    } else {
      image.replaceWith(new Element("em").text(image.attr("alt")));
    }
  }

  private static Optional<String> attached(JsonObject attachments, String name) {
    return Optional.ofNullable(attachments.get(name))
        .filter(JsonElement::isJsonObject)
        .flatMap(bundle -> bundle.getAsJsonObject().entrySet().stream().findFirst())
        .filter(entry -> entry.getValue().isJsonPrimitive())
        .map(entry -> uri(entry.getKey(), entry.getValue().getAsString().replace("\n", "")));
  }

  private Optional<String> file(String source) {
    String ending = source.substring(source.lastIndexOf('.') + 1);
    try {
      Path file = folder.resolve(source).normalize();
      return TYPES.containsKey(ending) && file.startsWith(folder.normalize())
          ? Optional.of(
              uri(TYPES.get(ending), Base64.getEncoder().encodeToString(Files.readAllBytes(file))))
          : Optional.empty();
    } catch (IOException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static String uri(String type, String base64) {
    return "data:" + type + ";base64," + base64;
  }
}
