package org.nqueens.kernel.shell.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which word was meant by another. */
class SpellingTest {

  @Test
  void slipsAreRecognisedAndStrangersAreNot() {
    assertEquals(
        List.of("println", "print"),
        Spelling.near("printn", List.of("println", "print", "flush")).stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList());
    assertEquals(
        List.of("String"), Spelling.near("string", List.of("String", "strip")).subList(0, 1));
    assertEquals(1, Spelling.distance("cuont", "count"));
    assertTrue(Spelling.near("x", List.of("y", "xy")).isEmpty());
    assertFalse(Spelling.near("lenght", List.of("length")).isEmpty());
  }
}
