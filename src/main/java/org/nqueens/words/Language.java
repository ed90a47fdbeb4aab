package org.nqueens.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A language that the library speaks. */
public enum Language {
  /** English, the language of the chapters. */
  ENGLISH("en", "English", 1, "one", "other") {
    @Override
    public String form(long count) {
      return count == 1 ? "one" : "other";
    }
  },

  /** Chinese, in simplified characters. */
  CHINESE("zh", "中文", 3, "other") {
    @Override
    public String form(long count) {
      return "other";
    }
  },

  /** Russian. */
  RUSSIAN("ru", "русский", 2, "one", "few", "many") {
    @Override
    public String form(long count) {
      long units = Math.abs(count % 10);
      boolean teen = Math.abs(count % 100) / 10 == 1;
      return teen || units == 0 || units > 4 ? "many" : units == 1 ? "one" : "few";
    }
  };

  private final String code;
  private final String title;
  private final int bytes;
  private final List<String> forms;

  Language(String code, String title, int bytes, String... forms) {
    this.code = code;
    this.title = title;
    this.bytes = bytes;
    this.forms = List.of(forms);
  }

  /**
   * The plural form of whole numbers, as the CLDR names it.
   *
   * @param count how many
   * @return one of {@link #forms()}
   */
  public abstract String form(long count);

  /**
   * All plural forms of whole numbers.
   *
   * @return such as {@code one, few, many}
   */
  public List<String> forms() {
    return forms;
  }

  /**
   * The language as pages and bundles name it.
   *
   * @return such as {@code ru}
   */
  public String code() {
    return code;
  }

  /**
   * The language as it calls itself.
   *
   * @return such as {@code русский}
   */
  public String title() {
    return title;
  }

  /**
   * The bytes that a usual letter takes in UTF-8.
   *
   * @return 1 to 3
   */
  public int bytesOfALetter() {
    return bytes;
  }

  Locale locale() {
    return this == ENGLISH ? Locale.ROOT : Locale.forLanguageTag(code);
  }

  /**
   * The language of a name.
   *
   * @param name what it calls itself, its English name, or its code, such as {@code русский},
   *     {@code Russian}, {@code ru}, {@code ru-RU}; capitals do not matter
   * @return the language
   * @throws IllegalArgumentException if it is none that the library speaks; the message names those
   */
  public static Language of(String name) {
    String wanted = String.valueOf(name).strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(language -> language.isCalled(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\"" + name + "\" is no language of this book; there are " + all()));
  }

  private boolean isCalled(String wanted) {
    return wanted.equals(title.toLowerCase(Locale.ROOT))
        || wanted.equals(name().toLowerCase(Locale.ROOT))
        || wanted.split("[-_]", 2)[0].equals(code);
  }

  private static String all() {
    return Arrays.stream(values())
        .map(language -> language.title + " (" + language.code + ")")
        .collect(Collectors.joining(", "));
  }
}
