package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Completions.Proposal;

class AskingTest {

  @TempDir Path folder;
  private Bench bench;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
  }

  /** The proposals at the bar in a text, as that text would read with each of them. */
  private List<String> proposals(String marked) {
    int cursor = marked.indexOf('|');
    String code = marked.replace("|", "");
    Completions completions = bench.cells.complete(code, cursor);
    return completions.proposals().stream()
        .map(Proposal::text)
        .map(t -> code.substring(0, completions.start()) + t + code.substring(completions.end()))
        .toList();
  }

  @Nested
  class Completing {

    @Test
    void namesOfMagics() {
      assertEquals(List.of("%maven", "%mavenRepo"), proposals("%ma|"));
      assertEquals(
          List.of("%addMavenDependencies", "%addMavenDependency"), proposals("%addMavenD|"));
      assertEquals(List.of("int a;\n%vars"), proposals("int a;\n%v|"));
      assertEquals(List.of("%%time"), proposals("%%t|"));
      assertEquals(11, proposals("%|").size());
      assertEquals(List.of("%%loadFromPOM", "%%time"), proposals("%%|"));
      assertEquals(List.of("%vars\nint a;"), proposals("%v|\nint a;"));
    }

    @Test
    void noMagicWhereJavaGoesOn() {
      assertEquals(List.of(), proposals("int a = 17\n%ti|"));
      assertEquals(List.of(), proposals("String s = \"\"\"\n%ti|"));
      assertEquals(List.of("int a = 17\n%ti", "String s = \"\"\"\n%ti"), bench.java.asked);
    }

    @Test
    void theTypeAndTheSentenceAreTold() {
      Proposal vars = bench.cells.complete("%vars", 5).proposals().get(0);
      assertEquals("magic", vars.type());
      assertEquals("lists the variables with their types and values", vars.signature());
    }

    @Test
    void pathsOfFiles() throws IOException {
      Files.createDirectories(folder.resolve("lib/deep"));
      Files.createFile(folder.resolve("lib/a.jar"));
      Files.createFile(folder.resolve(".hidden"));
      assertEquals(List.of("%jars lib/"), proposals("%jars |"));
      assertEquals(List.of("%jars x.jar lib/a.jar"), proposals("%jars x.jar lib/a|"));
      assertEquals(List.of("%load lib/a.jar", "%load lib/deep/"), proposals("%load lib/|"));
      assertEquals(List.of("%classpath .hidden"), proposals("%classpath .h|"));
      assertEquals(List.of(), proposals("%load nowhere/|"));
    }

    @Test
    void javaSeesBlanksWhereMagicsAre() {
      proposals("%jars x\nint a;\n%time Math.|");
      proposals("%%time\nMath.|");
      proposals("var a = %jars x.jar\nMath.|");
      proposals("%%loadFromPOM\n<a>|</a>");
      assertEquals(
          List.of(
              "       \nint a;\n      Math.",
              "      \nMath.",
              "var a = 0;         \nMath.",
              "             \n       "),
          bench.java.asked);
    }
  }

  @Nested
  class Inspecting {

    @Test
    void aMagicShowsItsManual() {
      assertTrue(bench.cells.inspect("%maven a:b:1", 3).orElse("").startsWith("%maven GROUP"));
      assertTrue(bench.cells.inspect("int a;\n%%time", 10).isPresent());
    }

    @Test
    void allElseIsAskedOfJava() {
      assertEquals(Optional.empty(), bench.cells.inspect("int a = 17\n%time;", 13));
      assertEquals(Optional.empty(), bench.cells.inspect("%maven a:b:1\nMath", 15));
      assertEquals(List.of("int a = 17\n%time;", "            \nMath"), bench.java.asked);
    }
  }

  @Nested
  class Finishing {

    private Completeness.State state(String code) {
      return bench.cells.completeness(code).state();
    }

    @Test
    void aLineMagicIsComplete() {
      assertEquals(Completeness.State.COMPLETE, state("%maven a:b:1"));
      assertEquals(Completeness.State.COMPLETE, state("%jars x\n%vars"));
    }

    @Test
    void aCellMagicEndsWithAnEmptyLine() {
      assertEquals(Completeness.State.INCOMPLETE, state("%%time"));
      assertEquals(Completeness.State.INCOMPLETE, state("%%time\n"));
      assertEquals(Completeness.State.INCOMPLETE, state("%%time\nf()"));
      assertEquals(Completeness.State.COMPLETE, state("%%time\nf()\n"));
    }

    @Test
    void theJavaAroundMagicsIsAskedOfJava() {
      assertEquals(Completeness.State.UNKNOWN, state("%jars x\nint a = "));
      assertEquals(Completeness.State.UNKNOWN, state(""));
      assertEquals(List.of("       \nint a = ", ""), bench.java.asked);
    }
  }
}
