package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PredictionTest {

  @Test
  void withoutAGuessTheTruthStaysHidden() {
    Prediction open = Prediction.of("?", 2_057);
    assertFalse(open.text().contains("057") || open.html().contains("057"), open.text());
  }

  @Test
  void aGuessIsComparedByValue() {
    assertTrue(Prediction.of(17, 17L).text().startsWith("Just so"));
    assertTrue(Prediction.of(List.of(1, 2), List.of(1, 2)).text().startsWith("Just so"));
  }

  @Test
  void howFarOffAGuessIsIsAFactor() {
    assertEquals("Not quite\nYou said 256. It is 17. 15 times too many.", text(256, 17));
    assertEquals("Not quite\nYou said 10. It is 17. 1.7 times too few.", text(10, 17));
    assertEquals("Not quite\nYou said 0. It is 17.", text(0, 17));
    assertEquals("Not quite\nYou said -4. It is 0.", text(-4, 0));
    assertEquals("Not quite\nYou said \"many\". It is 17.", text("many", 17));
  }

  private static String text(Object guess, Object truth) {
    return Prediction.of(guess, truth).text();
  }
}
