package org.nqueens.exercise;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a reader has done, by exercise: an immutable value that can be written to a small JSON file
 * and read back.
 */
final class Progress {

  private static final String HEAD = "{ \"nqueens-progress\": 1";
  private static final Pattern ENTRY =
      Pattern.compile(
          "\"(?<id>\\d{1,4}\\.\\d{1,4})\"\\s*:\\s*\\{\\s*\"state\"\\s*:\\s*\"(?<state>\\w+)\"\\s*,"
              + "\\s*\"tries\"\\s*:\\s*(?<tries>\\d{1,9})\\s*,\\s*\"hints\"\\s*:\\s*(?<hints>\\d)\\s*,"
              + "\\s*\"solution\"\\s*:\\s*(?<solution>\\d)\\s*,\\s*\"seen\"\\s*:\\s*(?<seen>true|false)"
              + "\\s*\\}");
  private static final Pattern REST =
      Pattern.compile("\\s*\\{\\s*\"nqueens-progress\"\\s*:\\s*1[\\s,]*\\}\\s*");
  private static final Pattern LANGUAGE =
      Pattern.compile("\"language\"\\s*:\\s*\"(?<code>[a-z]{2,3})\"");

  /** Nothing done yet. */
  static final Progress NONE = new Progress(Map.of(), "");

  private final Map<String, Entry> entries;
  private final String language; // its code; empty as long as none was chosen

  private Progress(Map<String, Entry> entries, String language) {
    this.language = language;
    Map<String, Entry> sorted = new TreeMap<>(Progress::byNumber);
    sorted.putAll(entries);
    this.entries = Collections.unmodifiableMap(sorted);
  }

  /** The entry of an exercise, {@link Entry#NONE} if there is none. */
  Entry of(String id) {
    return entries.getOrDefault(id, Entry.NONE);
  }

  Progress with(String id, Entry entry) {
    Map<String, Entry> more = new TreeMap<>(entries);
    more.put(id, entry);
    return new Progress(more, language);
  }

  /** The code of the language that the reader chose; empty for none. */
  String language() {
    return language;
  }

  /** With the reader's choice of a language. */
  Progress speaking(String code) {
    return new Progress(entries, code);
  }

  /** The better of both for each exercise, and the other's language if it has one. */
  Progress merge(Progress other) {
    Map<String, Entry> both = new TreeMap<>(entries);
    other.entries.forEach((id, entry) -> both.merge(id, entry, Entry::merge));
    return new Progress(both, other.language.isEmpty() ? language : other.language);
  }

  /** The JSON text: one object, one line for each exercise. */
  String json() {
    return entries.entrySet().stream()
        .map(e -> ",\n  \"" + e.getKey() + "\": " + json(e.getValue()))
        .collect(Collectors.joining("", HEAD + chosen(), "\n}\n"));
  }

  private String chosen() {
    return language.isEmpty() ? "" : ",\n  \"language\": \"" + language + '"';
  }

  /** Reads what {@link #json()} wrote, however it was indented since; empty if it is not ours. */
  static Optional<Progress> parse(String text) {
    Map<String, Entry> found = new TreeMap<>();
    Matcher matcher = ENTRY.matcher(text);
    try {
      while (matcher.find()) {
        found.put(matcher.group("id"), entry(matcher));
      }
    } catch (IllegalArgumentException unknownState) {
      return Optional.empty();
    }
    String rest = ENTRY.matcher(text).replaceAll("");
    Matcher language = LANGUAGE.matcher(rest);
    String code = language.find() ? language.group("code") : "";
    boolean whole = REST.matcher(LANGUAGE.matcher(rest).replaceFirst("")).matches();
    return whole ? Optional.of(new Progress(found, code)) : Optional.empty();
  }

  private static Entry entry(Matcher entry) {
    return new Entry(
        State.valueOf(entry.group("state")),
        Integer.parseInt(entry.group("tries")),
        Integer.parseInt(entry.group("hints")),
        Integer.parseInt(entry.group("solution")),
        Boolean.parseBoolean(entry.group("seen")));
  }

  private static String json(Entry e) {
    return String.format(
        Locale.ROOT,
        "{ \"state\": \"%s\", \"tries\": %d, \"hints\": %d, \"solution\": %d, \"seen\": %b }",
        e.state(),
        e.tries(),
        e.hints(),
        e.solution(),
        e.seen());
  }

  /** 2.10 comes after 2.9. */
  private static int byNumber(String a, String b) {
    String[] left = a.split("\\.");
    String[] right = b.split("\\.");
    int chapters = Integer.compare(Integer.parseInt(left[0]), Integer.parseInt(right[0]));
    return chapters != 0
        ? chapters
        : Integer.compare(Integer.parseInt(left[1]), Integer.parseInt(right[1]));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Progress progress
        && entries.equals(progress.entries)
        && language.equals(progress.language);
  }

  @Override
  public int hashCode() {
    return Objects.hash(entries, language);
  }

  @Override
  public String toString() {
    return json();
  }
}
