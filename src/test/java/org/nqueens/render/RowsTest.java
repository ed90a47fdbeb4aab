package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RowsTest {

  @Test
  void numbersAreSetToTheRightAndNamesToTheLeft() {
    Rows rows = Rows.of("Counts", "n", "solutions").row("four", 2).row("ten", 724L);
    assertEquals("Counts\n\nn     solutions\nfour          2\nten         724", rows.text());
  }

  @Test
  void theMembersOfAListTakeACellEach() {
    Rows rows = Rows.of("Profile", "n", 0, 1).row(1, List.of(1L, 1L));
    assertEquals("Profile\n\nn  0  1\n1  1  1", rows.text());
  }

  @Test
  void aColumnWithoutAnyTextIsNoTrouble() {
    assertEquals(
        "States\n\na     b\nx     y", Rows.of("States", "a", "", "b").row("x", "", "y").text());
    assertTrue(Rows.of("Nothing").text().startsWith("Nothing"));
  }

  @Test
  void largeNumbersAreGroupedAndMeasuredOnesKeepThreeDigits() {
    String text = Rows.of("Both", "count", "time").row(2_057, 0.123456).row(1, 4321.5).text();
    assertTrue(text.contains("2,057") && text.contains("0.123") && text.contains("4,322"), text);
  }

  @Test
  void theTableIsATableWithHeadsAndEscapedText() {
    String html = Rows.of("<b>", "a & b").row("x < y").html();
    assertTrue(html.contains("&lt;b&gt;") && html.contains("x &lt; y"), html);
    assertTrue(html.contains("scope=\"col\""), html);
    assertFalse(html.contains("<script"), html);
  }

  @Test
  void aRowThatIsTooLongIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Rows.of("Short", "a").row(1, 2));
  }

  @Test
  void aHeadWithoutWordsIsNoHeadForAScreenReader() {
    String html = Rows.of("A table", "", "n").row("nodes", 17).html();
    assertFalse(html.matches("(?s).*<th[^>]*></th>.*"), html);
    assertTrue(html.contains(">nodes</th>"), html);
  }
}
