package org.nqueens.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PhraseTest {

  @Test
  void markedWordsStandOut() {
    Phrase phrase = Phrase.parse("It is <good>free</good>.");
    assertEquals(
        List.of(
            new Phrase.Run("It is ", Emphasis.PLAIN),
            new Phrase.Run("free", Emphasis.GOOD),
            new Phrase.Run(".", Emphasis.PLAIN)),
        phrase.runs());
    assertEquals("It is free.", phrase.text());
  }

  @Test
  void otherMarksAreText() {
    assertEquals(Phrase.of("a <b>c</b>"), Phrase.parse("a <b>c</b>"));
  }

  @Test
  void whatIsAddedStandsBehind() {
    Phrase phrase = Phrase.parse("<path>Node 2</path>").then(" goes on").then(Phrase.of("."));
    assertEquals("Node 2 goes on.", phrase.text());
  }

  @Test
  void everyEmphasisHasItsName() {
    for (Emphasis emphasis : Emphasis.values()) {
      assertEquals(emphasis, Emphasis.of(emphasis.word()).orElseThrow());
    }
    assertTrue(Emphasis.of("loud").isEmpty());
  }
}
