package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.artifact.ArtifactResolver;
import org.nqueens.kernel.artifact.FileRepository;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Setup;
import org.nqueens.kernel.shell.engine.JShellInterpreter;

/** Magics over the real interpreter of Java, with its compiler and its worker. */
class RealCellsTest {

  @TempDir static Path folder;
  private static FileRepository repository;
  private static MagicInterpreter cells;

  private Console console = new Console();

  @BeforeAll
  static void open() throws IOException {
    repository = new FileRepository(folder.resolve("maven"));
    compile(
        "near",
        "package near; public class Near { public static String say() { return far.Far.say(); } }");
    library("t:far:1", "far");
    library("t:near:1", "near", "t:far:1");
    compile(
        "more",
        "package more; public class More { public static int of(int x) { return x + 1; } }");
    FileRepository.write(folder.resolve("helpers.jsh"), "int twice(int x) {\n  return 2 * x;\n}\n");
    FileRepository.write(
        folder.resolve("Point.java"),
        "package geometry;\n\npublic record Point(int x, int y) {\n  int sum() { return x + y; }\n}\n");
    FileRepository.write(
        folder.resolve("other.ipynb"),
        "{\"cells\": [{\"cell_type\": \"code\", \"source\": [\"int seven = 6;\\n\", \"seven++;\"]},"
            + "{\"cell_type\": \"code\", \"source\": [\"%time int eight = seven + 1;\"]}]}");
    Setup setup =
        Setup.of(List.of(Path.of("target/classes").toAbsolutePath()))
            .withWorkerOptions(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"))
            .withStartup(List.of("import java.util.*;"));
    cells =
        new MagicInterpreter(
            JShellInterpreter.open(setup),
            ArtifactResolver.maven(repository::settings),
            folder,
            List.of());
  }

  @AfterAll
  static void close() {
    cells.close();
  }

  /** Compiles a class, and one that it calls, into folders of their packages' names. */
  private static void compile(String name, String source) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("src"));
    FileRepository.write(
        sources.resolve("far/Far.java"),
        "package far; public class Far { public static String say() { return \"hello from far\"; } }");
    String type = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    Path file = sources.resolve(name).resolve(type + ".java");
    FileRepository.write(file, source);
    Path classes = Files.createDirectories(folder.resolve("classes"));
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                classes.toString(),
                "-sourcepath",
                sources.toString(),
                file.toString());
    assertEquals(0, result);
  }

  private static void library(String coordinates, String name, String... dependencies)
      throws IOException {
    repository.with(coordinates, dependencies);
    try (Stream<Path> files = Files.list(folder.resolve("classes").resolve(name))) {
      Path file = files.findFirst().orElseThrow();
      repository.jarOf(coordinates, name + "/" + file.getFileName(), Files.readAllBytes(file));
    }
  }

  private Outcome run(String... lines) {
    console = new Console();
    return cells.execute(new Cell(9, String.join("\n", lines)), console);
  }

  private String gives(String... lines) {
    Outcome.Done done = assertInstanceOf(Outcome.Done.class, run(lines), () -> "cell failed");
    return done.result().map(MimeBundle::plain).orElse("nothing");
  }

  private String fails(String... lines) {
    Outcome.Failed failed = assertInstanceOf(Outcome.Failed.class, run(lines));
    return String.join("\n", failed.report()).replaceAll("\u001b\\[[0-9;]*m", "");
  }

  @Test
  void percentSignsOfJavaStayJava() {
    assertEquals("3", gives("10 %7"));
    assertEquals("2", gives("int m = 17", "    %5;", "m"));
    assertEquals(
        "%maven a:b:1", gives("String s = \"\"\"", "%maven a:b:1", "\"\"\";", "s.strip()"));
    assertEquals("2", gives("int time = 5;", "17", "%time"));
    assertEquals("nothing", gives("/*", "%maven a:b:1", "*/"));
  }

  @Test
  void whatAnArtifactNeedsIsOnTheClassPathToo() {
    assertEquals("hello from far", gives("%maven t:near:1", "near.Near.say()"));
    assertEquals("hello from far", gives("import far.*;", "Far.say()"));
    assertEquals("hello from far", gives("var say = %maven t:far:1", "Far.say()"));
    assertEquals("1", gives("say.size()"));
  }

  @Test
  void aPomInACellDoesTheSame() {
    assertEquals("nothing", gives("%%loadFromPOM", FileRepository.dependencies("t:near:1")));
    assertEquals("hello from far", gives("near.Near.say()"));
    assertTrue(
        fails("%%loadFromPOM", FileRepository.dependencies("t:gone:1")).contains("t:gone:1"));
  }

  @Test
  void aFolderOfClassesIsUsedAtOnceAndStaysAfterAReset() {
    assertEquals("3", gives("%classpath classes", "more.More.of(2)"));
    assertEquals("3", gives("%classpath classes", "%reset", "more.More.of(2)"));
  }

  @Test
  void scriptsSourcesAndNotebooksAreLoaded() {
    assertEquals("42", gives("%load helpers.jsh", "twice(21)"));
    assertEquals("5", gives("%load Point.java", "new Point(2, 3).sum()"));
    assertEquals("[7, 8]", gives("%load other", "List.of(seven, eight)"));
  }

  @Test
  void aTimedExpressionShowsItsValueAndTheTime() {
    assertEquals("2", gives("%time 1+1"));
    assertTrue(console.text().matches("Wall time: [0-9.]+ (µs|ms|s)\n"), console.text());
    assertEquals("3", gives("int three = %time 1+2", "three"));
    assertEquals(
        "499500",
        gives("%%time", "int sum = 0;", "for (int i = 0; i < 1000; i++) sum += i;", "sum"));
  }

  @Test
  void errorsNameTheLineOfTheCellBehindAMagic() {
    String report = fails("int[] a = {1};", "%vars", "", "a[0] = 2;", "a[1] = 3;");
    assertTrue(report.contains("cell [9], line 5"), report);
    String timed = fails("%%time", "int b = 1;", "int c = b / 0;");
    assertTrue(timed.contains("cell [9], line 3"), timed);
    String wrong = fails("", "%time undefined()");
    assertTrue(wrong.contains("cell [9], line 2"), wrong);
  }

  @Test
  void variablesAndMethodsAreListed() {
    run("int answer = 42; String quote = \"a\\nb\"; int[] squares = {1, 4};");
    run("boolean even(int x, String why) { return x % 2 == 0; }");
    run("%vars");
    assertTrue(console.text().contains("int answer = 42\nString quote = a\\nb\n"), console.text());
    assertTrue(console.text().contains("int[] squares = "), console.text());
    run("%methods");
    assertTrue(console.text().contains("boolean even(int, String)\n"), console.text());
    run("%reset", "%vars", "%methods");
    assertTrue(
        console.text().endsWith("There are none yet.\nThere are none yet.\n"), console.text());
  }

  @Test
  void questionsSeeTheJavaBesideMagics() {
    assertTrue(
        cells.complete("%time Math.ab", 13).proposals().stream()
            .anyMatch(proposal -> proposal.text().startsWith("abs")));
    assertTrue(cells.inspect("%vars\nMath.abs(1)", 12).isPresent());
    assertEquals(Optional.empty(), cells.inspect("%nothing", 3));
  }
}
