package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.artifact.FileRepository;

class ClassPathMagicTest {

  @TempDir Path folder;
  private Bench bench;

  @BeforeEach
  void files() throws IOException {
    for (String jar : List.of("lib/a.jar", "lib/b.jar", "lib/deep/er/c.jar", "my jars/d.jar")) {
      FileRepository.writeJar(folder.resolve(jar), "x");
    }
    Files.writeString(folder.resolve("lib/README.txt"), "no jar");
    Files.createDirectories(folder.resolve("target/classes"));
    bench = new Bench(folder);
  }

  private void adds(String call, String... entries) {
    bench.prints(call);
    assertEquals(
        List.of(entries),
        bench.java.classPath.stream()
            .map(path -> folder.relativize(path).toString().replace('\\', '/'))
            .toList());
  }

  @Test
  void aFolderOfClassesIsAdded() {
    adds("%classpath target/classes", "target/classes");
  }

  @Test
  void whatComesLateComesOnceWithTheFirstAdditionAndIsNotTold() {
    Path late = folder.resolve("late.jar");
    Path a = folder.resolve("lib/a.jar");
    Path b = folder.resolve("lib/b.jar");
    ClassPath path = new ClassPath(bench.java, List.of(late));
    assertEquals(List.of(), bench.java.classPath);
    assertEquals("Added to the class path: a.jar.", path.add(List.of(a)));
    path.add(List.of(b));
    assertEquals(List.of(a, late, b), bench.java.classPath);
    assertEquals(List.of(a, b), path.added());
  }

  @Test
  void aJarIsAddedByItsPath() {
    adds("%classpath lib/a.jar", "lib/a.jar");
  }

  @Test
  void anAbsolutePathIsAdded() {
    adds("%jars " + folder.resolve("lib/a.jar"), "lib/a.jar");
  }

  @Test
  void aPatternTakesJarsAndLeavesOtherFiles() {
    adds("%jars lib/*.jar", "lib/a.jar", "lib/b.jar");
  }

  @Test
  void aStarTakesJarsAndFolders() {
    adds("%classpath lib/*", "lib/a.jar", "lib/b.jar", "lib/deep");
  }

  @Test
  void twoStarsTakeFoldersBelow() {
    adds("%jars lib/**.jar", "lib/a.jar", "lib/b.jar", "lib/deep/er/c.jar");
  }

  @Test
  void braceAndQuestionMarkAreUnderstood() {
    adds("%jars lib/{a,b}.jar lib/?.jar", "lib/a.jar", "lib/b.jar");
  }

  @Test
  void aFolderOfJarsStandsForItsJars() {
    adds("%jars lib", "lib/a.jar", "lib/b.jar");
  }

  @Test
  void severalAndQuotedAndEscapedPathsAreTaken() {
    adds("%jars lib/a.jar \"my jars/d.jar\" my\\ jars/*.jar", "lib/a.jar", "my jars/d.jar");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aClassPathAsForTheJavaCommandIsTaken() {
    adds("%classpath target/classes:lib/a.jar", "target/classes", "lib/a.jar");
  }

  @Test
  void nothingIsAddedTwice() {
    bench.prints("%jars lib/a.jar");
    assertEquals(
        "Nothing to add: it is on the class path already.\n",
        bench.prints("%classpath lib/../lib/a.jar"));
    assertEquals("Added to the class path: b.jar.\n", bench.prints("%jars lib/*.jar"));
    adds("%jars lib", "lib/a.jar", "lib/b.jar");
  }

  @Test
  void alonePrintsWhatWasAdded() {
    assertEquals("Nothing has been added yet.\n", bench.prints("%classpath"));
    bench.prints("%jars lib/a.jar");
    assertEquals(folder.resolve("lib/a.jar") + "\n", bench.prints("%classpath"));
  }

  @Test
  void whatIsNotThereIsNamed() {
    String looked = " (looked in " + folder + ")";
    assertEquals("nothing is found at libs/*.jar" + looked, bench.fails("%jars libs/*.jar"));
    assertEquals("nothing is found at no.jar" + looked, bench.fails("%classpath no.jar"));
    assertEquals("there is no jar at target", bench.fails("%jars target"));
    assertTrue(bench.fails("%jars").startsWith("which jars?"));
    assertEquals(List.of(), bench.java.classPath);
  }

  @Test
  void aBrokenJarIsRefused() throws IOException {
    Files.writeString(folder.resolve("broken.jar"), "not a zip file");
    String sentence = bench.fails("%jars broken.jar");
    assertTrue(
        sentence.startsWith(folder.resolve("broken.jar") + " is no readable jar: "), sentence);
    assertEquals(List.of(), bench.java.classPath);
  }

  @Test
  void aBadPatternIsNamed() {
    String sentence = bench.fails("%jars lib/{a.jar");
    assertTrue(sentence.startsWith("lib/{a.jar is no path or pattern: "), sentence);
  }
}
