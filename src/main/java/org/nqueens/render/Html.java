package org.nqueens.render;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A piece of HTML or SVG that is well formed: the only way to make markup in this library.
 *
 * <p>Text and attribute values are escaped here and nowhere else, so no name or number that a
 * reader types can become markup.
 *
 * <pre>{@code
 * Html.tag("td").with("style", "padding:0").holding(Html.text("a < b"))
 * }</pre>
 */
public final class Html {

  private static final Set<String> VOID = Set.of("br", "col", "hr", "img", "input", "meta");

  private final String markup;

  private Html(String markup) {
    this.markup = markup;
  }

  /**
   * Plain text.
   *
   * @param text any text; {@code & < > "} are escaped
   * @return the text as markup
   */
  public static Html text(String text) {
    return new Html(escape(text));
  }

  /**
   * A view inside other markup.
   *
   * @param view the view
   * @return its HTML, which is well formed by itself
   */
  public static Html of(View view) {
    return new Html(view.html());
  }

  /**
   * Pieces one after the other.
   *
   * @param pieces the pieces, in order
   * @return one piece
   */
  public static Html all(List<Html> pieces) {
    return new Html(pieces.stream().map(Html::toString).collect(Collectors.joining()));
  }

  /**
   * Pieces one after the other.
   *
   * @param pieces the pieces, in order
   * @return one piece
   */
  public static Html all(Html... pieces) {
    return all(Arrays.asList(pieces));
  }

  /**
   * The start of an element.
   *
   * @param name the tag's name, lower case
   * @return an element without attributes, to be filled
   */
  public static Tag tag(String name) {
    return new Tag(name, Map.of());
  }

  /**
   * A script element: code or data that no text of the page can end.
   *
   * @param type the script's MIME type; empty for JavaScript
   * @param content the script's source; each {@code </} in it becomes {@code <\/} and the {@code <}
   *     of each {@code <!--} its escape, which JSON and JavaScript strings read as the same
   * @return the element
   */
  public static Html script(String type, String content) {
    String attribute = type.isEmpty() ? "" : " type=\"" + escape(type) + "\"";
    String inert = content.replace("</", "<\\/").replace("<!--", "\\u003c!--");
    return new Html("<script" + attribute + ">" + inert + "</script>");
  }

  /**
   * A style element, for what no inline style can say.
   *
   * @param css rules of our own, without {@code <}
   * @return the element
   */
  public static Html style(String css) {
    return new Html("<style>" + css + "</style>");
  }

  /** The markup. */
  @Override
  public String toString() {
    return markup;
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /**
   * An element that is being made; each method gives a new one.
   *
   * @param name the tag's name
   * @param attributes the attributes, in the order they were given
   */
  public record Tag(String name, Map<String, String> attributes) {

    /**
     * This element with one more attribute.
     *
     * @param attribute its name
     * @param value its value, any text
     * @return a new element
     */
    public Tag with(String attribute, String value) {
      Map<String, String> more = new LinkedHashMap<>(attributes);
      more.put(attribute, value);
      return new Tag(name, more);
    }

    /**
     * This element with one more attribute that is a number.
     *
     * @param attribute its name
     * @param value its value
     * @return a new element
     */
    public Tag with(String attribute, long value) {
      return with(attribute, Long.toString(value));
    }

    /**
     * This element with inline style.
     *
     * @param css declarations, joined by semicolons
     * @return a new element
     */
    public Tag style(String css) {
      return with("style", css);
    }

    /**
     * The finished element.
     *
     * @param content what stands inside, in order
     * @return the element
     */
    public Html holding(Html... content) {
      return holding(Arrays.asList(content));
    }

    /**
     * The finished element.
     *
     * @param content what stands inside, in order
     * @return the element
     */
    public Html holding(List<Html> content) {
      String open =
          attributes.entrySet().stream()
              .map(e -> " " + e.getKey() + "=\"" + escape(e.getValue()) + "\"")
              .collect(Collectors.joining("", "<" + name, ">"));
      return VOID.contains(name)
          ? new Html(open)
          : new Html(open + all(content) + "</" + name + ">");
    }

    /**
     * The finished element around a text.
     *
     * @param text any text
     * @return the element
     */
    public Html holding(String text) {
      return holding(Html.text(text));
    }
  }
}
