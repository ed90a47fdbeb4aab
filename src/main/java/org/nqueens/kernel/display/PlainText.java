package org.nqueens.kernel.display;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The text of a value: {@code toString}, but for arrays, also inside the JDK's collections, their
 * elements. What is long is cut, what contains itself is shown once; a {@code toString} that throws
 * is said, not thrown.
 */
final class PlainText {

  private static final int MOST = 1000; // elements shown of an array, a collection, a map
  private static final int LONGEST = 1 << 20; // characters, then no further element is shown
  private static final int DEEPEST = 32; // levels

  private static final String LACKS = "uses something that is not declared";

  private static final String WRAPPER = "REPL.$JShell$";
  private static final Pattern WRAPPERS =
      Pattern.compile("REPL\\.\\$JShell\\$[0-9]+[A-Z]*(?:_[0-9]+[A-Z]*)*\\$");

  private final StringBuilder text = new StringBuilder();
  private final Deque<Object> open = new ArrayDeque<>(); // what is being shown, innermost first

  private PlainText() {}

  static String of(Object value) {
    PlainText shown = new PlainText();
    try {
      shown.add(value);
      return shown.text.toString();
    } catch (CellStopped stopped) {
      throw stopped;
    } catch (Throwable thrown) {
      return broken(value, thrown);
    }
  }

  private void add(Object value) {
    if (value == null) {
      text.append("null");
    } else if (value.getClass().isArray()) {
      addAll(value, '[', ']', Array.getLength(value), elements(value), this::add);
    } else if (value instanceof Collection<?> all && isPlain(value) && isForUs(all)) {
      addAll(value, '[', ']', all.size(), all.iterator(), this::add);
    } else if (value instanceof Map<?, ?> map && isPlain(value) && isForUs(map.values())) {
      addAll(value, '{', '}', map.size(), map.entrySet().iterator(), this::addEntry);
    } else {
      text.append(withoutWrapper(String.valueOf(value.toString())));
    }
  }

  private void addEntry(Map.Entry<?, ?> entry) {
    add(entry.getKey());
    text.append('=');
    add(entry.getValue());
  }

  private <E> void addAll(
      Object whole, char begin, char end, int size, Iterator<E> elements, Consumer<E> adder) {
    if (open.size() > DEEPEST || open.stream().anyMatch(outer -> outer == whole)) {
      text.append('…');
      return;
    }
    open.push(whole);
    text.append(begin);
    for (int i = 0; i < MOST && text.length() < LONGEST && elements.hasNext(); i++) {
      text.append(i == 0 ? "" : ", ");
      adder.accept(elements.next());
    }
    text.append(elements.hasNext() ? ", … (" + size + " elements)" : "").append(end);
    open.pop();
  }

  private static Iterator<Object> elements(Object array) {
    return IntStream.range(0, Array.getLength(array)).mapToObj(i -> Array.get(array, i)).iterator();
  }

  /** A class of a cell is nested in one that JShell made; nobody wants to read that one's name. */
  private static String withoutWrapper(String text) {
    return text.contains(WRAPPER) ? WRAPPERS.matcher(text).replaceAll("") : text;
  }

  /** Whether {@code toString} would show too little or too much. */
  private static boolean isForUs(Collection<?> all) {
    return all.size() > MOST || all.stream().anyMatch(PlainText::isWhole);
  }

  /** Whether it has elements of its own, which may be arrays, or too many, or what holds it. */
  private static boolean isWhole(Object element) {
    return element instanceof Collection<?>
        || element instanceof Map<?, ?>
        || (element != null && element.getClass().isArray());
  }

  /** Only of the JDK's own do we know that {@code toString} is the list of the elements. */
  private static boolean isPlain(Object value) {
    try {
      Class<?> teller = value.getClass().getMethod("toString").getDeclaringClass();
      return teller.getName().startsWith("java.util.");
    } catch (NoSuchMethodException impossible) { // every object has it
      return false;
    }
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
