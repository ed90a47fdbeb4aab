package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.kernel.artifact.FileRepository.mirror;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.artifact.FileRepository;

/** What {@code %maven} puts on the class path, from a repository of files. */
class MavenMagicTest {

  @TempDir Path folder;
  private FileRepository repository;
  private Bench bench;

  @BeforeEach
  void open() {
    repository = new FileRepository(folder);
    bench = new Bench(folder, repository.settings());
  }

  @Test
  void oneComesWithAllThatItNeeds() {
    repository.with("g:a:1", "g:b:1").with("g:b:1", "g:c:2:runtime").with("g:c:2");
    assertEquals(
        "Added to the class path: a-1.jar, b-1.jar, c-2.jar. Fetched: 3.\n",
        bench.prints("%maven g:a:1"));
    assertEquals(List.of("a-1.jar", "b-1.jar", "c-2.jar"), bench.jars());
    assertTrue(Files.exists(repository.localFile("g/a/1/a-1.jar")));
  }

  @Test
  void whatOnlyTestsOrBuildsNeedStaysAway() {
    repository.with("g:a:1", "g:t:1:test", "g:p:1:provided");
    bench.prints("%maven g:a:1");
    assertEquals(List.of("a-1.jar"), bench.jars());
  }

  @Test
  void severalMayBeNamedOnOneLine() {
    repository.with("g:a:1").with("g:b:1");
    bench.prints("%addMavenDependencies g:a:1 g:b:1");
    assertEquals(List.of("a-1.jar", "b-1.jar"), bench.jars());
  }

  @Test
  void whatHasNothingForTheClassPathIsNotSaidToBeThere() {
    repository.pom("g:bom:1", "");
    assertTrue(bench.prints("%maven g:bom:pom:1").startsWith("There is nothing in it"));
    assertTrue(bench.prints("%%loadFromPOM\n<properties></properties>").startsWith("There is not"));
  }

  @Test
  void typeAndClassifierAndIvysFormAreUnderstood() {
    repository.with("g:a:1").jar("g:a:1", "linux").jar("g:a:1", "tests").pom("g:bom:1", "");
    bench.prints("%maven g:a:jar:linux:1 g:a:test-jar:1 g:bom:pom:1");
    bench.prints("%maven g#a;1");
    assertEquals(List.of("a-1-linux.jar", "a-1-tests.jar", "a-1.jar"), bench.jars());
  }

  @Test
  void oneThatIsThereAlreadyIsNotAddedTwice() {
    repository.with("g:a:1");
    bench.prints("%maven g:a:1");
    assertEquals(
        "Nothing to add: it is on the class path already.\n", bench.prints("%maven g:a:1"));
    assertEquals(List.of("a-1.jar"), bench.jars());
  }

  @Test
  void theFirstVersionStays() {
    repository.with("g:a:1").with("g:a:2").with("g:b:1", "g:a:2");
    bench.prints("%maven g:a:1");
    String printed = bench.prints("%maven g:b:1");
    assertTrue(printed.contains("g:a stays at 1 (not 2): loaded before; restart"), printed);
    assertEquals(List.of("a-1.jar", "b-1.jar"), bench.jars());
  }

  @Test
  void aHundredAreFoundInOneGo() {
    repository.with("g:a0:1");
    IntStream.rangeClosed(1, 120)
        .forEach(i -> repository.with("g:a" + i + ":1", "g:a" + (i - 1) + ":1"));
    String printed = bench.prints("%maven g:a120:1");
    assertTrue(printed.endsWith("Added to the class path: 121 entries. Fetched: 121.\n"), printed);
    assertEquals(121, bench.java.classPath.size());
  }

  @Test
  void theListMayBeAssigned() {
    repository.with("g:a:1");
    bench.run("var jars = %maven g:a:1");
    assertEquals(
        List.of("var jars = java.util.List.of(\"" + bench.java.classPath.get(0) + "\");"),
        bench.java.codes());
  }

  @Test
  void theSecondTimeNoRepositoryIsNeeded() {
    repository.with("g:a:1", "g:b:1").with("g:b:1");
    bench.prints("%maven g:a:1");
    bench =
        new Bench(
            folder,
            repository.settings(mirror("mirror", "file:///nowhere"), "<offline>true</offline>"));
    assertEquals("Added to the class path: a-1.jar, b-1.jar.\n", bench.prints("%maven g:a:1"));
  }

  @Test
  void aSnapshotOfAnAddedRepositoryIsTheNewest() {
    bench = new Bench(folder, repository.settings("", "<profiles/>"));
    repository.snapshot("g:s:1-SNAPSHOT", "20260101.000000-1");
    bench.prints("%mavenRepo central " + repository.url());
    bench.prints("%maven g:s:1-SNAPSHOT");
    repository.snapshot("g:s:1-SNAPSHOT", "20260102.000000-2");
    bench = new Bench(folder, repository.settings("", "<profiles/>"));
    bench.prints("%mavenRepo central " + repository.url());
    bench.prints("%maven g:s:1-SNAPSHOT");
    assertTrue(
        Files.exists(repository.localFile("g/s/1-SNAPSHOT/s-1-20260102.000000-2.jar")),
        bench.jars()::toString);
  }

  @Test
  void whatMavenInstalledOnThisMachineIsFound() {
    FileRepository.writeJar(repository.localFile("g/s/1-SNAPSHOT/s-1-SNAPSHOT.jar"), "x");
    FileRepository.write(
        repository.localFile("g/s/1-SNAPSHOT/s-1-SNAPSHOT.pom"),
        "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId>"
            + "<artifactId>s</artifactId><version>1-SNAPSHOT</version></project>");
    bench.prints("%maven g:s:1-SNAPSHOT");
    assertEquals(List.of("s-1-SNAPSHOT.jar"), bench.jars());
  }
}
