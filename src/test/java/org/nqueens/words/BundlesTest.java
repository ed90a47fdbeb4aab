package org.nqueens.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** No language lacks a text, a place to fill or a plural form. */
class BundlesTest {

  private static final Path FOLDER = Path.of("src/main/resources/org/nqueens/words");
  private static final Pattern FORM = Pattern.compile("\\.(one|few|many|other)$");
  private static final Pattern PLACE = Pattern.compile("\\{(\\d+)(,\\w+)?[^}]*}");
  private static final Pattern TAG = Pattern.compile("</?[a-z]+>");

  static Stream<String> bundles() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString().replaceFirst("(_\\w+)?\\.properties$", ""))
          .distinct()
          .sorted()
          .toList()
          .stream();
    }
  }

  @Test
  void thereAreBundles() throws IOException {
    assertTrue(bundles().count() > 5);
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyTextIsThereInEveryLanguage(String bundle) {
    Set<String> english = stems(bundle, Language.ENGLISH);
    for (Language language : Language.values()) {
      assertEquals(english, stems(bundle, language), bundle + " in " + language);
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyCountedTextHasTheFormsOfItsLanguageAndNoOthers(String bundle) {
    for (Language language : Language.values()) {
      Map<String, Set<String>> forms = new TreeMap<>();
      for (String key : texts(bundle, language).keySet()) {
        if (FORM.matcher(key).find()) {
          String form = key.substring(key.lastIndexOf('.') + 1);
          forms.computeIfAbsent(stem(key), k -> new TreeSet<>()).add(form);
        }
      }
      forms.forEach(
          (stem, found) -> assertEquals(new TreeSet<>(language.forms()), found, stem + language));
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyTextFillsTheSamePlacesAndSetsOffTheSameWords(String bundle) {
    Map<String, Set<String>> english = marks(bundle, Language.ENGLISH);
    for (Language language : Language.values()) {
      assertEquals(english, marks(bundle, language), bundle + " in " + language);
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyPatternIsWellFormedAndKeepsItsApostrophes(String bundle) {
    for (Language language : Language.values()) {
      texts(bundle, language).forEach((key, text) -> wellFormed(key + " in " + language, text));
    }
  }

  private static void wellFormed(String where, String text) {
    Object[] marks = Stream.generate(() -> (Object) 7).limit(10).toArray();
    String said = new MessageFormat(text, java.util.Locale.ROOT).format(marks);
    String expected =
        PLACE.matcher(text).replaceAll(place -> seven(place.group())).replace("''", "'");
    assertEquals(expected, said, where + ": an apostrophe is written twice, a brace is a place");
  }

  private static String seven(String place) {
    String first = place.replaceFirst("\\d+", "0");
    return new MessageFormat(first, java.util.Locale.ROOT).format(new Object[] {7});
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"CHINESE", "RUSSIAN"})
  void noTextIsStillEnglish(Language language) throws IOException {
    bundles()
        .forEach(
            bundle -> {
              Map<String, String> english = texts(bundle, Language.ENGLISH);
              texts(bundle, language)
                  .forEach(
                      (key, text) ->
                          assertFalse(
                              hasLetters(text) && text.equals(english.get(key)),
                              () -> key + " in " + language + ": " + text));
            });
  }

  private static boolean hasLetters(String text) {
    String words = TAG.matcher(PLACE.matcher(text).replaceAll("")).replaceAll("");
    return words.codePoints().anyMatch(Character::isLetter);
  }

  private static Map<String, Set<String>> marks(String bundle, Language language) {
    Map<String, Set<String>> marks = new TreeMap<>();
    texts(bundle, language)
        .forEach(
            (key, text) -> {
              Set<String> found = marks.computeIfAbsent(stem(key), k -> new TreeSet<>());
              PLACE.matcher(text).results().forEach(m -> found.add(m.group()));
              TAG.matcher(text).results().forEach(m -> found.add(m.group()));
            });
    return marks;
  }

  private static Set<String> stems(String bundle, Language language) {
    return texts(bundle, language).keySet().stream()
        .map(BundlesTest::stem)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String stem(String key) {
    return FORM.matcher(key).replaceFirst("");
  }

  private static Map<String, String> texts(String bundle, Language language) {
    String suffix = language == Language.ENGLISH ? "" : "_" + language.code();
    Properties read = new Properties();
    try (Reader in = Files.newBufferedReader(FOLDER.resolve(bundle + suffix + ".properties"))) {
      read.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(bundle + " in " + language, e);
    }
    Map<String, String> texts = new TreeMap<>();
    read.forEach((key, text) -> texts.put((String) key, (String) text));
    return texts;
  }
}
