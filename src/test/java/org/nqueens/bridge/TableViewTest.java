package org.nqueens.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/** Tables as text and as HTML. */
class TableViewTest {

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  private static Table table() {
    return Table.create(
        "means",
        IntColumn.create("n", 1, 20_000, 3),
        DoubleColumn.create("mean", 1991.56, 2_000_000.0, Double.NaN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "de-DE", "hi-IN-u-nu-deva"})
  void theTextIsTheSameInAllLanguages(String language) {
    Locale.setDefault(Locale.US);
    String usual = table().printAll();
    Locale.setDefault(Locale.forLanguageTag(language));
    assertEquals("Table means: 3 rows.\n\n" + usual, new TableView(table()).text());
  }

  @Test
  void theHtmlGroupsDigitsAndMarksWhatIsMissing() {
    String html = new TableView(table()).html();
    assertTrue(html.contains("text-align:right\">20,000<") && html.contains(">–<"), html);
  }
}
