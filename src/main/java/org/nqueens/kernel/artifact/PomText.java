package org.nqueens.kernel.artifact;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.Text;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * Makes a POM of what readers paste: a whole one, or parts such as {@code <dependency>} and {@code
 * <repository>} in any order, loose or in their lists.
 */
public final class PomText {

  /** The list that a loose element belongs to. */
  private static final Map<String, String> LISTS =
      Map.of("dependency", "dependencies", "repository", "repositories", "profile", "profiles");

  /** What a POM cannot be without. */
  private static final List<Map.Entry<String, String>> NEEDED =
      List.of(
          Map.entry("modelVersion", "4.0.0"),
          Map.entry("groupId", "notebook"),
          Map.entry("artifactId", "notebook"),
          Map.entry("version", "1"));

  private static final int LONGEST = 40; // characters shown of what is no element

  private PomText() {}

  /**
   * The POM of a text.
   *
   * @param text a project or parts of one
   * @return the XML of a project
   * @throws IOException where the text is not XML, or holds words outside of all elements; the
   *     message is a clause, with the line where there is one
   */
  public static String whole(String text) throws IOException {
    try {
      String declaration = "^\\s*<\\?xml[^>]*\\?>";
      Document parts = parse("<parts>" + text.replaceFirst(declaration, "") + "</parts>");
      Optional<Element> project = child(parts.getDocumentElement(), "project");
      return write(project.isPresent() ? project.get() : assemble(parts));
    } catch (SAXParseException e) {
      throw new IOException("line " + e.getLineNumber() + " of the POM: " + e.getMessage(), e);
    } catch (SAXException | ParserConfigurationException | TransformerException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static Node assemble(Document parts) throws SAXException {
    Element root = parts.getDocumentElement();
    Element project = parts.createElement("project");
    for (Node part = root.getFirstChild(); part != null; part = root.getFirstChild()) {
      root.removeChild(part);
      if (part instanceof Element element) {
        place(project, element);
      } else if (part instanceof Text text && !text.getData().isBlank()) {
        throw new SAXException("outside of all elements stands “" + shown(text.getData()) + "”");
      }
    }
    for (Map.Entry<String, String> needed : NEEDED) {
      if (child(project, needed.getKey()).isEmpty()) {
        project.appendChild(parts.createElement(needed.getKey())).setTextContent(needed.getValue());
      }
    }
    return project;
  }

  private static String shown(String text) {
    String line = text.strip().lines().findFirst().orElse("");
    return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
  }

  private static void place(Element project, Element part) {
    String list = LISTS.get(part.getTagName());
    if (list != null) {
      list(project, list).appendChild(part);
    } else if (LISTS.containsValue(part.getTagName())) {
      Element target = list(project, part.getTagName());
      while (part.hasChildNodes()) {
        target.appendChild(part.getFirstChild());
      }
    } else {
      project.appendChild(part);
    }
  }

  private static Element list(Element project, String name) {
    return child(project, name)
        .orElseGet(
            () -> {
              Element list = project.getOwnerDocument().createElement(name);
              project.appendChild(list);
              return list;
            });
  }

  private static Optional<Element> child(Element parent, String name) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) {
        return Optional.of(element);
      }
    }
    return Optional.empty();
  }

  private static Document parse(String xml)
      throws ParserConfigurationException, SAXException, IOException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    DocumentBuilder builder = factory.newDocumentBuilder();
    builder.setErrorHandler(null); // the default one prints to the standard error
    return builder.parse(new InputSource(new StringReader(xml)));
  }

  private static String write(Node project) throws TransformerException {
    TransformerFactory factory = TransformerFactory.newInstance();
    factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    StringWriter text = new StringWriter();
    factory.newTransformer().transform(new DOMSource(project), new StreamResult(text));
    return text.toString();
  }
}
