package org.nqueens.kernel.notebook.page;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.notebook.Output;

/** What a cell showed → HTML. */
final class OutputHtml {

  private static final String SVG = "image/svg+xml";
  private static final List<String> PICTURES = List.of("image/png", "image/jpeg", "image/gif");

  private final MarkdownHtml markdown;

  OutputHtml(MarkdownHtml markdown) {
    this.markdown = markdown;
  }

  String html(Output output) {
    if (output instanceof Output.Stream stream) {
      return pre(stream.name().equals("stderr") ? "stream stderr" : "stream", stream.text());
    }
    if (output instanceof Output.Failure failure) {
      String report = String.join("\n", failure.traceback());
      return pre("error", report.isBlank() ? failure.name() + ": " + failure.message() : report);
    }
    return output instanceof Output.Shown shown ? shown(shown) : "";
  }

  /** The richest representation that a page can show. */
  private String shown(Output.Shown shown) {
    String plain = shown.text("text/plain").orElse("");
    return shown
        .text("text/html")
        .map(html -> "<div class=\"rich\">" + html + "</div>")
        .or(() -> shown.text("text/markdown").map(this::prose))
        .or(() -> shown.text(SVG).map(svg -> image(SVG, base64(svg), plain, shown.metadata())))
        .or(() -> picture(shown, plain))
        .orElseGet(() -> pre("plain", plain));
  }

  private String prose(String text) {
    return "<div class=\"prose\">" + markdown.prose(text, new JsonObject()).html() + "</div>";
  }

  private static Optional<String> picture(Output.Shown shown, String plain) {
    return PICTURES.stream()
        .filter(type -> shown.text(type).isPresent())
        .findFirst()
        .map(
            type ->
                image(
                    type,
                    shown.text(type).orElseThrow().replaceAll("\\s", ""),
                    plain,
                    Optional.ofNullable(shown.metadata().getAsJsonObject(type))
                        .orElseGet(JsonObject::new)));
  }

  private static String image(String type, String base64, String alt, JsonObject metadata) {
    return "<img alt=\""
        + Html.escape(alt)
        + "\" src=\"data:"
        + type
        + ";base64,"
        + base64
        + "\""
        + size(metadata, "width")
        + size(metadata, "height")
        + ">";
  }

  private static String size(JsonObject metadata, String side) {
    return metadata.get(side) instanceof JsonPrimitive number && number.isNumber()
        ? " " + side + "=\"" + number.getAsInt() + "\""
        : "";
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String pre(String classes, String text) {
    return "<pre class=\"" + classes + "\">" + AnsiHtml.html(text) + "</pre>";
  }
}
