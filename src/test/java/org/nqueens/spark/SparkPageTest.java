package org.nqueens.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nqueens.count.portable.PortableWork;

/** What docs/spark.md shows is what the program does. */
class SparkPageTest {

  private final String page = read();

  private static String read() {
    try {
      return Files.readString(Path.of("docs/spark.md"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theLogThatIsShownIsReal() {
    PortableWork six = PortableWork.quadrants(6);
    AuditFormat format = new AuditFormat(6, six.counter(), six.tasks());
    List<String> shown =
        List.of(
            format.header(),
            format.write(new AuditFormat.Entry(0, six.name(0), six.count(0))),
            format.total(4));
    assertTrue(
        page.contains(shown.get(0) + "\n" + shown.get(1) + "\n…\n" + shown.get(2)),
        () -> String.join("\n", shown));
  }

  @Test
  void everyOptionIsOnThePageAndNoOther() {
    Pattern option = Pattern.compile("--(?:solver|partitions|audit|verify|help)");
    assertEquals(
        option.matcher(Order.HELP).results().map(m -> m.group()).distinct().sorted().toList(),
        option.matcher(page).results().map(m -> m.group()).distinct().sorted().toList());
  }

  @Test
  void theTasksOfTwentyAreAsManyAsThePageSays() {
    assertTrue(page.contains(org.nqueens.count.quadrant.QuadrantNeeds.of(20).tasks() + " tasks"));
  }
}
