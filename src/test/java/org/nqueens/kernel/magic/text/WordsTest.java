package org.nqueens.kernel.magic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordsTest {

  private static void splits(String text, String... words) {
    assertEquals(List.of(words), Words.of(text));
  }

  @Test
  void blanksSeparate() {
    splits("  a \t b  ", "a", "b");
    splits("");
  }

  @Test
  void quotesKeepBlanksAndEmptyWords() {
    splits("\"my jars/a.jar\" x\"y z\" \"\"", "my jars/a.jar", "xy z", "");
  }

  @Test
  void aBackslashKeepsABlankOrAQuote() {
    splits("my\\ jars a\\\"b", "my jars", "a\"b");
  }

  @Test
  void otherBackslashesAreThemselves() {
    splits("C:\\all\\my\\*.jar", "C:\\all\\my\\*.jar");
  }

  @Test
  void semicolonsAtTheEndAreDropped() {
    splits("a:b:1;", "a:b:1");
    splits("org#name;1.0 ;;", "org#name;1.0");
  }

  @Test
  void aCommentEndsTheWords() {
    splits("a:b:1 // the library", "a:b:1");
    splits("r https://repo.example", "r", "https://repo.example");
  }
}
