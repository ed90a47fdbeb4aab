package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.KnownCounts;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.quadrant.QuadrantMemory;
import org.nqueens.count.quadrant.QuadrantNeeds;
import org.nqueens.printout.Outlook;

/** The numbers of docs/twenty-seven.md that no clock has a part in. */
class LargeBoardsPageTest {

  private final String page = read();

  private static String read() {
    try {
      return Files.readString(Path.of("docs/twenty-seven.md"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The cells of the row of one board, in the table under a heading. */
  private List<String> row(String heading, int n) {
    String section = page.split("\n## " + heading + "\n", 2)[1].split("\n## ")[0];
    return section
        .lines()
        .filter(line -> line.startsWith("| " + n + " |"))
        .map(line -> List.of(line.substring(2, line.length() - 2).split(" \\| ")))
        .findFirst()
        .orElseThrow(() -> new AssertionError(heading + ": no row for " + n));
  }

  @ParameterizedTest
  @ValueSource(ints = {22, 23})
  void theTablesAndTasksOfTheMergeAreAsComputed(int n) {
    QuadrantNeeds needs = QuadrantNeeds.of(n);
    assertEquals(
        List.of("" + n, group(needs.placements()), group(needs.bytes()), group(needs.tasks())),
        row("What the merge is made of", n));
  }

  @Tag("slow") // twice half a billion placements
  @ParameterizedTest
  @ValueSource(ints = {24, 25})
  void soAreTheLargest(int n) {
    theTablesAndTasksOfTheMergeAreAsComputed(n);
  }

  @ParameterizedTest
  @ValueSource(ints = {22, 23, 24, 25, 26, 27, 28})
  void theTasksOfAForecastAreThoseOfItsCounter(int n) {
    List<String> cells = row("What it would take", n);
    boolean merge = cells.get(1).equals("quadrants");
    List<String> made = merge ? row("What the merge is made of", n) : List.of();
    assertEquals(merge ? "quadrants" : "symmetry", cells.get(1));
    assertEquals(merge ? made.get(3) : group(PortableWork.symmetry(n).tasks()), cells.get(2));
    assertEquals(
        merge ? QuadrantMemory.size(Long.parseLong(made.get(2).replace(",", ""))) : "none",
        cells.get(3));
  }

  @Test
  void theHeadIsThatOfTheCommandAndEveryBoardHasARow() {
    assertTrue(page.contains(new Outlook(40, 27).head()));
    List<Integer> rows = new ArrayList<>();
    IntStream.rangeClosed(22, 28).forEach(n -> rows.add(row("What it would take", n).size()));
    assertEquals(List.of(10, 10, 10, 10, 10, 10, 10), rows);
    assertTrue(page.contains("java -jar target/nqueens.jar forecast --from 22 --to 28"));
  }

  @Test
  void theKnownNumberIsTheKnownNumber() {
    assertTrue(page.contains(group(KnownCounts.solutions(27))));
    assertTrue(page.contains(group(KnownCounts.fundamental(27))));
  }

  private static String group(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
