package org.nqueens.kernel.display;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The text of a value: {@code toString}, but for arrays, also inside the JDK's collections, their
 * elements. What is long is cut; a {@code toString} that throws is said, not thrown.
 */
final class PlainText {

  private static final int MOST = 1000; // elements shown of an array, a collection, a map
  private static final int DEEPEST = 32; // levels, so that what contains itself has an end

  private static final String LACKS = "uses something that is not declared";

  private static final String WRAPPER = "REPL.$JShell$";
  private static final Pattern WRAPPERS =
      Pattern.compile("REPL\\.\\$JShell\\$[0-9]+[A-Z]*(?:_[0-9]+[A-Z]*)*\\$");

  private PlainText() {}

  static String of(Object value) {
    try {
      return text(value, 0);
    } catch (CellStopped stopped) {
      throw stopped;
    } catch (Throwable thrown) {
      return broken(value, thrown);
    }
  }

  private static String text(Object value, int depth) {
    if (value == null) {
      return "null";
    } else if (depth > DEEPEST) {
      return "…";
    } else if (value.getClass().isArray()) {
      return array(value, depth);
    } else if (value instanceof Collection<?> all && isOfTheJdk(value) && isForUs(all)) {
      return collection(all, depth);
    } else if (value instanceof Map<?, ?> map && isOfTheJdk(value) && isForUs(map.values())) {
      return map(map, depth);
    }
    return withoutWrapper(String.valueOf(value.toString()));
  }

  /** A class of a cell is nested in one that JShell made; nobody wants to read that one's name. */
  private static String withoutWrapper(String text) {
    return text.contains(WRAPPER) ? WRAPPERS.matcher(text).replaceAll("") : text;
  }

  private static String array(Object array, int depth) {
    StringBuilder text = new StringBuilder("[");
    int length = Array.getLength(array);
    for (int i = 0; i < Math.min(length, MOST); i++) {
      text.append(i == 0 ? "" : ", ").append(text(Array.get(array, i), depth + 1));
    }
    return text.append(more(length)).append(']').toString();
  }

  private static String more(int size) {
    return size > MOST ? ", … (" + size + " elements)" : "";
  }

  private static String collection(Collection<?> all, int depth) {
    StringBuilder text = new StringBuilder("[");
    Iterator<?> elements = all.iterator();
    for (int i = 0; i < MOST && elements.hasNext(); i++) {
      text.append(i == 0 ? "" : ", ").append(text(elements.next(), depth + 1));
    }
    return text.append(elements.hasNext() ? more(all.size()) : "").append(']').toString();
  }

  private static String map(Map<?, ?> map, int depth) {
    StringBuilder text = new StringBuilder("{");
    Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
    for (int i = 0; i < MOST && entries.hasNext(); i++) {
      Map.Entry<?, ?> entry = entries.next();
      text.append(i == 0 ? "" : ", ").append(text(entry.getKey(), depth + 1));
      text.append('=').append(text(entry.getValue(), depth + 1));
    }
    return text.append(entries.hasNext() ? more(map.size()) : "").append('}').toString();
  }

  /** Whether {@code toString} would show too little or too much. */
  private static boolean isForUs(Collection<?> all) {
    return all.size() > MOST || holdsArrays(all);
  }

  private static boolean holdsArrays(Collection<?> all) {
    for (Object element : all) {
      if (element != null) {
        return element.getClass().isArray()
            || (element instanceof Collection<?> inner && inner != all && holdsArrays(inner));
      }
    }
    return false;
  }

  /** Only there do we know that {@code toString} is the list of the elements. */
  private static boolean isOfTheJdk(Object value) {
    return value.getClass().getName().startsWith("java.util.");
  }

  private static String broken(Object value, Throwable thrown) {
    String name = value.getClass().getSimpleName();
    boolean own = !name.isEmpty() && !name.startsWith("$JShell$"); // which gives some a name
    return "‹%s, whose toString() %s›"
        .formatted(own ? name : "an anonymous class", isLack(thrown) ? LACKS : threw(thrown));
  }

  /** Whether JShell threw it, since a cell's code uses what no cell has declared. */
  private static boolean isLack(Throwable thrown) {
    return thrown.getClass().getName().equals("jdk.jshell.spi.SPIResolutionException");
  }

  private static String threw(Throwable thrown) {
    return "threw " + thrown.getClass().getSimpleName() + reason(thrown);
  }

  /** What the exception says of itself; a hostile one may throw even then. */
  private static String reason(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null || message.isBlank() ? "" : ": " + message;
    } catch (Throwable hostile) {
      return "";
    }
  }
}
