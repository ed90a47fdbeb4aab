package org.nqueens.render.stepper;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.words.Phrase;
import org.nqueens.words.Words;

/**
 * Puts a reader's words into a script, so that a script holds one language and each sentence is
 * written once, in the bundles.
 *
 * <ul>
 *   <li>{@code $text('key', a, b)} becomes the text as a JavaScript expression, with the source of
 *       the arguments in its places;
 *   <li>{@code $runs('key', a, b)} becomes its runs, {@code ['text', 'look'], …}, for a list;
 *   <li>{@code $name('keys', a, 'x', 'y')} becomes the word for the identifier that {@code a} is;
 *   <li>{@code $count()} becomes the function that says a number with its noun.
 * </ul>
 */
final class ScriptWords {

  private static final Pattern CALL = Pattern.compile("\\$(text|runs|name|count)\\(");
  private static final Pattern PLACE = Pattern.compile("\u0001(\\d+)\u0001");
  private static final List<String> NOUNS = List.of("event", "node", "solution", "test", "queen");

  /** Stands for the number, in a text that the script fills. */
  private static final String NUMBER = "#";

  private final Words words;

  ScriptWords(Words words) {
    this.words = words;
  }

  /** The script with its words put in. */
  String in(String script) {
    StringBuilder spoken = new StringBuilder();
    Matcher call = CALL.matcher(script);
    int done = 0;
    while (call.find(done)) {
      int end = ScriptCall.end(script, call.end());
      List<String> parts = new ArrayList<>();
      for (String part : ScriptCall.arguments(script.substring(call.end(), end - 1))) {
        parts.add(in(part));
      }
      spoken.append(script, done, call.start()).append(said(call.group(1), parts));
      done = end;
    }
    return spoken.append(script.substring(done)).toString();
  }

  private String said(String call, List<String> parts) {
    List<String> arguments = parts.subList(Math.min(1, parts.size()), parts.size());
    return switch (call) {
      case "text" -> joined(text(parts.get(0), arguments), arguments);
      case "runs" -> runs(text(parts.get(0), arguments), arguments);
      case "name" -> name(unquoted(parts.get(0)), arguments);
      default -> count();
    };
  }

  /** The text with marks where the arguments go. */
  private String text(String key, List<String> arguments) {
    return words.say(
        unquoted(key),
        IntStream.range(0, arguments.size()).mapToObj(i -> "\u0001" + i + "\u0001").toArray());
  }

  private static String runs(String text, List<String> arguments) {
    return Phrase.parse(text).runs().stream()
        .map(
            run ->
                "["
                    + joined(run.text(), arguments)
                    + (run.emphasis().isPlain() ? "" : ", '" + run.emphasis().word() + "'")
                    + "]")
        .collect(Collectors.joining(", "));
  }

  /** Literals and arguments with plus signs between; an argument may bring a line break. */
  private static String joined(String text, List<String> arguments) {
    List<String> pieces = new ArrayList<>();
    Matcher place = PLACE.matcher(text);
    int done = 0;
    while (place.find()) {
      if (place.start() > done) {
        pieces.add(quoted(text.substring(done, place.start())));
      }
      pieces.add(arguments.get(Integer.parseInt(place.group(1))));
      done = place.end();
    }
    if (done < text.length() || pieces.isEmpty()) {
      pieces.add(quoted(text.substring(done)));
    }
    return pieces.size() == 1 ? pieces.get(0) : sum(pieces);
  }

  private static String sum(List<String> pieces) {
    StringBuilder sum = new StringBuilder();
    for (String piece : pieces) {
      boolean choice = piece.contains(" ? ") && !piece.startsWith("(");
      sum.append(sum.isEmpty() ? "" : sum.charAt(sum.length() - 1) == '\n' ? "+ " : " + ");
      sum.append(choice ? "(" + piece + ")" : piece);
    }
    return sum.toString();
  }

  private String name(String keys, List<String> arguments) {
    List<String> ids = arguments.stream().skip(1).map(ScriptWords::unquoted).toList();
    if (ids.stream().allMatch(id -> words.say(keys + "." + id).equals(id))) {
      return arguments.get(0);
    }
    return ids.stream()
        .map(id -> id + ": " + quoted(words.say(keys + "." + id)))
        .collect(Collectors.joining(", ", "({ ", " })[" + arguments.get(0) + "]"));
  }

  private String count() {
    String code = words.language().code();
    if (words.isEnglish() && words.counted("node", 1).equals("1 node")) {
      return "(k, noun) => k.toLocaleString('en') + ' ' + noun + (k === 1 ? '' : 's')";
    }
    return NOUNS.stream()
        .map(this::forms)
        .collect(
            Collectors.joining(
                ", ",
                "(k, noun) => ({ ",
                String.format(
                    Locale.ROOT,
                    " })[noun][new Intl.PluralRules('%s').select(k)].replace('%s', k.toLocaleString('%s'))",
                    code,
                    NUMBER,
                    code)));
  }

  private String forms(String noun) {
    return words.language().forms().stream()
        .map(form -> form + ": " + quoted(numbered(noun, form)))
        .collect(Collectors.joining(", ", noun + ": { ", " }"));
  }

  /** The text of one plural form; any number of it will do. */
  private String numbered(String noun, String form) {
    long example =
        IntStream.rangeClosed(1, 9)
            .filter(n -> words.language().form(n).equals(form))
            .findFirst()
            .orElseThrow();
    return words.counted(noun, example).replace(Long.toString(example), NUMBER);
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private static String unquoted(String literal) {
    return literal.strip().substring(1, literal.strip().length() - 1);
  }
}
