package org.nqueens.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0 вершин",
    "1, 1 вершина",
    "2, 2 вершины",
    "4, 4 вершины",
    "5, 5 вершин",
    "11, 11 вершин",
    "12, 12 вершин",
    "14, 14 вершин",
    "20, 20 вершин",
    "21, 21 вершина",
    "22, 22 вершины",
    "101, 101 вершина",
    "111, 111 вершин",
    "112, 112 вершин"
  })
  void aRussianNounAgreesWithItsNumber(long count, String text) {
    assertEquals(text, Words.of("ru").counted("node", count));
  }

  @ParameterizedTest
  @CsvSource({"0, 0 nodes", "1, 1 node", "2, 2 nodes", "11, 11 nodes", "21, 21 nodes"})
  void anEnglishNounIsSingularForOneAlone(long count, String text) {
    assertEquals(text, Words.english().counted("node", count));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 5, 11, 21})
  void aChineseNounHasOneForm(long count) {
    assertEquals(count + " 个结点", Words.of("zh").counted("node", count));
  }

  @Test
  void digitsAreGroupedAsTheLanguageDoes() {
    assertEquals("18,513 events", Words.english().counted("event", 18_513));
    assertEquals("18\u00a0513 событий", Words.of("ru").counted("event", 18_513));
    assertEquals("18,513 个事件", Words.of("zh").counted("event", 18_513));
    assertEquals("row 1234, column 0", Words.english().say("board.square", 1234, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "русский, RUSSIAN",
    "Русский, RUSSIAN",
    "Russian, RUSSIAN",
    "ru, RUSSIAN",
    "ru-RU, RUSSIAN",
    "ru_RU.UTF-8, RUSSIAN",
    "中文, CHINESE",
    "chinese, CHINESE",
    "zh-CN, CHINESE",
    "' en ', ENGLISH",
    "English, ENGLISH",
    "EN, ENGLISH"
  })
  void aLanguageIsFoundByItsNamesAndItsCode(String name, Language language) {
    assertSame(language, Words.of(name).language());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Klingon", "", "rus sian", "r", "de"})
  void anUnknownLanguageIsAnsweredWithTheLegalOnes(String name) {
    var wrong = assertThrows(IllegalArgumentException.class, () -> Words.of(name));
    assertEquals(
        "\""
            + name
            + "\" is no language of this book; there are English (en), 中文 (zh), русский (ru)",
        wrong.getMessage());
  }

  @Test
  void aMessageIsSaidWithTheMessagesInIt() {
    Message inner = Message.counted("count.node", 21);
    Message outer = Message.of("tree.below", inner);
    assertEquals(", 21 nodes below", Words.english().say(outer));
    assertEquals(", под ней 21 вершина", Words.of("ru").say(outer));
  }

  @Test
  void whatAReaderTypedStaysAsItIs() {
    String odd = "{0} '<b>' %s \u2028";
    assertEquals("Board of " + odd, Words.english().say("stepper.board-of", odd).split(": ")[0]);
  }

  @Test
  void aTextThatIsNotThereIsAFaultOfTheProgram() {
    assertThrows(MissingResourceException.class, () -> Words.english().say("board.no-such"));
  }

  @Test
  void theLanguageOfTheMachinePlaysNoPart() {
    var before = java.util.Locale.getDefault();
    try {
      java.util.Locale.setDefault(java.util.Locale.forLanguageTag("ru"));
      assertEquals("17 nodes", Words.english().counted("node", 17));
      assertTrue(Words.of("zh").counted("node", 17).endsWith("结点"));
    } finally {
      java.util.Locale.setDefault(before);
    }
  }
}
