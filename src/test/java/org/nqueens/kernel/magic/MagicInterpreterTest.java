package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Outcome;

class MagicInterpreterTest {

  private final Bench bench = new Bench(Path.of("").toAbsolutePath());

  @Nested
  class Running {

    @Test
    void aCellWithoutMagicsGoesThroughUntouched() {
      Cell cell = new Cell(7, "int m = 17\n    %5;\nm", 3);
      bench.cells.execute(cell, new Console());
      assertEquals(List.of(cell), bench.java.cells);
    }

    @Test
    void piecesRunInOrderWithTheLinesOfTheCell() {
      bench.run("int a = 1;", "%vars", "", "int b = 2;", "%vars", "b");
      assertEquals(
          List.of(
              new Cell(3, "int a = 1;\n", 1), new Cell(3, "int b = 2;\n", 4), new Cell(3, "b", 6)),
          bench.java.cells);
    }

    @Test
    void theResultIsThatOfTheLastPiece() {
      assertEquals(Optional.of("b"), bench.gives("a", "%time 1;", "b"));
      assertEquals(Optional.empty(), bench.gives("int a = 1;", "%vars"));
    }

    @Test
    void theFirstFailureEndsTheCell() {
      Outcome outcome = bench.run("%time throw new E();", "%lsmagic", "after();");
      assertEquals("Oops", assertInstanceOf(Outcome.Failed.class, outcome).name());
      assertEquals(1, bench.java.cells.size());
      assertTrue(!bench.printed().contains("%lsmagic"), bench.printed());
    }

    @Test
    void aMisplacedMagicKeepsTheWholeCellFromRunning() {
      assertEquals(
          "%vars is inside of a block; a magic stands outside of braces",
          bench.fails("int a;", "for (;;) {", "%vars", "}"));
      assertEquals(List.of(), bench.java.cells);
    }
  }

  @Nested
  class Unknown {

    @Test
    void aNameThatIsNearlyRightIsSuggested() {
      assertEquals("there is no magic %mavne; did you mean %maven?", bench.fails("%mavne a:b:1"));
      assertEquals("there is no magic %Maven; did you mean %maven?", bench.fails("%Maven a:b:1"));
      assertEquals(
          "there is no magic %loadfrompom; did you mean %loadFromPOM?",
          bench.fails("%loadfrompom pom.xml"));
      assertEquals(
          "there is no magic %%timeit; did you mean %%time?", bench.fails("%%timeit", "f()"));
    }

    @Test
    void aNameThatIsFarFromAllIsNot() {
      assertEquals(
          "there is no magic %matplotlib; %lsmagic lists them all.",
          bench.fails("%matplotlib inline"));
    }

    @Test
    void theReportNamesCellAndLineAndShowsIt() {
      Outcome.Failed failed = (Outcome.Failed) bench.run("int a;", "%mavne a:b:1");
      assertEquals("MagicError", failed.name());
      assertEquals(
          List.of("  at cell [3], line 2", "      %mavne a:b:1"),
          failed.report().subList(1, 3).stream()
              .map(line -> line.replaceAll("\u001b\\[\\d+m", ""))
              .toList());
    }

    @Test
    void aLineMagicDoesNotTakeACell() {
      assertEquals("%%vars cannot take a whole cell; write %vars", bench.fails("%%vars", "int a;"));
    }
  }

  @Nested
  class Assigning {

    @Test
    void thePathsOfAMagicAreAListOfStrings() {
      bench.run("List<String> a = %classpath src", "a.size()");
      assertEquals(
          List.of(
              "List<String> a = java.util.List.of(\"" + Path.of("src").toAbsolutePath() + "\");",
              "a.size()"),
          bench.java.codes());
    }

    @Test
    void aMagicWithoutValueCannotBeAssigned() {
      assertEquals("%vars gives no value to assign", bench.fails("var a = %vars"));
    }

    @Test
    void aTimedAssignmentIsTimed() {
      String printed = bench.prints("int a = %time f(1)");
      assertEquals(
          List.of("int a = f(1)"), bench.java.codes().stream().map(String::strip).toList());
      assertTrue(printed.startsWith("Wall time: "), printed);
    }
  }

  @Nested
  class Timing {

    @Test
    void theValueIsShownAndTheTime() {
      assertEquals(Optional.of("1+1"), bench.gives("%time 1+1"));
      assertTrue(bench.printed().matches("Wall time: [0-9.]+ (µs|ms|s)\n"), bench.printed());
    }

    @Test
    void codeStaysInItsColumns() {
      bench.run("%time f(", "  2)");
      assertEquals(List.of("      f(\n  2)"), bench.java.codes());
    }

    @Test
    void aWholeCellKeepsItsLines() {
      bench.run("%%time", "int a = 1;", "a");
      assertEquals(List.of(new Cell(3, "\nint a = 1;\na", 1)), bench.java.cells);
    }

    @Test
    void magicsInATimedCellRunToo() {
      bench.run("%%time", "%vars", "a");
      assertEquals(List.of(new Cell(3, "a", 3)), bench.java.cells);
    }

    @Test
    void theTimeIsSaidAlsoOfAFailure() {
      assertInstanceOf(Outcome.Failed.class, bench.run("%time throw x;"));
      assertTrue(bench.printed().startsWith("Wall time: "), bench.printed());
    }

    @Test
    void nothingToTimeIsAFailure() {
      String sentence = "there is nothing to time: write %time CODE, or code below %%time";
      assertEquals(sentence, bench.fails("%time"));
      assertEquals(sentence, bench.fails("%%time"));
      assertEquals(sentence, bench.fails("%%time", "", " "));
    }

    @Test
    void timesHaveThreeDigits() {
      assertEquals("0.00 µs", TimeMagic.duration(0));
      assertEquals("850 µs", TimeMagic.duration(850_000));
      assertEquals("1.23 ms", TimeMagic.duration(1_230_000));
      assertEquals("12.3 ms", TimeMagic.duration(12_300_000));
      assertEquals("1.24 s", TimeMagic.duration(1_240_000_000));
      assertEquals("59.9 s", TimeMagic.duration(59_900_000_000L));
      assertEquals("2 min 3 s", TimeMagic.duration(123_000_000_000L));
    }
  }

  @Nested
  class Looking {

    @Test
    void variablesAreListedWithTypeAndValue() {
      bench.java.definitions.add(new Definition(Definition.Kind.VARIABLE, "answer", "int"));
      bench.java.definitions.add(new Definition(Definition.Kind.METHOD, "f", "(int,int)boolean"));
      assertEquals("int answer = answer\n", bench.prints("%vars"));
    }

    @Test
    void methodsAreListedWithTheirHeads() {
      bench.java.definitions.add(
          new Definition(Definition.Kind.METHOD, "f", "(int,String)boolean"));
      bench.java.definitions.add(new Definition(Definition.Kind.METHOD, "g", "()void"));
      assertEquals("boolean f(int, String)\nvoid g()\n", bench.prints("%methods"));
    }

    @Test
    void nothingToListIsSaid() {
      assertEquals("There are none yet.\n", bench.prints("%vars"));
      assertEquals("There are none yet.\n", bench.prints("%methods"));
    }

    @Test
    void resetForgets() {
      bench.java.definitions.add(new Definition(Definition.Kind.VARIABLE, "answer", "int"));
      bench.prints("%reset");
      assertEquals(List.of(), bench.java.definitions);
    }
  }

  @Nested
  class Manuals {

    @Test
    void everyMagicHasALineOfTheTable() {
      List<String> lines = bench.prints("%lsmagic").lines().toList();
      for (String name :
          List.of(
              "%maven",
              "%loadFromPOM %%loadFromPOM",
              "%mavenRepo",
              "%jars",
              "%classpath",
              "%load",
              "%time %%time",
              "%vars",
              "%methods",
              "%reset",
              "%lsmagic")) {
        assertTrue(lines.stream().anyMatch(line -> line.startsWith(name + "  ")), name);
      }
      assertEquals(11, lines.size());
    }

    @Test
    void aQuestionShowsUsageAndAliases() {
      String manual = bench.prints("?%addMavenDependency");
      assertTrue(manual.startsWith("%maven GROUP:ARTIFACT"), manual);
      assertTrue(manual.contains("also: addMavenDependency"), manual);
      assertEquals(manual, bench.prints("%maven?"));
    }

    @Test
    void aQuestionAboutNothingIsAFailure() {
      assertEquals("there is no magic %mavne; did you mean %maven?", bench.fails("?%mavne"));
    }
  }

  @Test
  void anInterruptReachesTheInterpreterOfJava() {
    bench.cells.interrupt();
    assertEquals(1, bench.java.interrupts);
  }

  @Test
  void closingClosesTheInterpreterOfJava() {
    bench.cells.close();
    assertEquals(List.of("close"), bench.java.asked);
  }
}
