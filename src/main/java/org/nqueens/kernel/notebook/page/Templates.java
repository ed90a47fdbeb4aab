package org.nqueens.kernel.notebook.page;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.MustacheException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** The Mustache templates among the resources of this package, and the files that they take in. */
final class Templates {

  private static final String FOLDER = "org/nqueens/kernel/notebook/page/";

  private final Factory factory = new Factory();

  /** Fills a template with a value's components; texts are escaped in {@code {{name}}}. */
  String fill(String name, Object value) {
    StringWriter filled = new StringWriter();
    factory.compile(name).execute(filled, value);
    return filled.toString();
  }

  /** The text of a resource. */
  static String resource(String name) {
    try (InputStream in = Templates.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + FOLDER + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Factory extends DefaultMustacheFactory {

    Factory() {
      super(FOLDER);
    }

    @Override
    public void encode(String value, Writer writer) {
      try {
        writer.write(Html.escape(value));
      } catch (IOException e) {
        throw new MustacheException(e);
      }
    }
  }
}
