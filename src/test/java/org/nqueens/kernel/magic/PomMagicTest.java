package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.kernel.artifact.FileRepository.mirror;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.artifact.FileRepository;

/** What a POM puts on the class path, one in the cell and one in a file. */
class PomMagicTest {

  @TempDir Path folder;
  private FileRepository repository;
  private Bench bench;

  @BeforeEach
  void open() {
    repository = new FileRepository(folder);
    bench = new Bench(folder, repository.settings());
  }

  @Test
  void partsInTheCellAreEnough() {
    repository.with("g:a:1", "g:b:1").with("g:b:1").with("g:c:1");
    bench.prints(
        "%%loadFromPOM",
        FileRepository.dependencies("g:a:1"),
        "<dependencies>" + FileRepository.dependencies("g:c:1", "g:t:1:test") + "</dependencies>");
    assertEquals(List.of("a-1.jar", "b-1.jar", "c-1.jar"), bench.jars());
  }

  @Test
  void managedVersionsAndPropertiesHold() {
    repository.with("g:a:1", "g:b:1").with("g:b:1").with("g:b:2");
    bench.prints(
        "%%loadFromPOM",
        "<properties><v>1</v></properties>",
        "<dependencyManagement><dependencies>"
            + FileRepository.dependencies("g:a:${v}", "g:b:2")
            + "</dependencies></dependencyManagement>",
        FileRepository.dependencies("g:a"));
    assertEquals(List.of("a-1.jar", "b-2.jar"), bench.jars());
  }

  @Test
  void importsAndParentsAreFollowed() {
    repository
        .with("g:a:1")
        .with("g:b:2")
        .pom(
            "g:bom:1",
            "<packaging>pom</packaging><dependencyManagement><dependencies>"
                + FileRepository.dependencies("g:a:1")
                + "</dependencies></dependencyManagement>")
        .pom(
            "g:parent:1",
            "<packaging>pom</packaging><dependencies>"
                + FileRepository.dependencies("g:b:2")
                + "</dependencies>");
    bench.prints(
        "%%loadFromPOM",
        "<parent><groupId>g</groupId><artifactId>parent</artifactId><version>1</version></parent>",
        "<dependencyManagement><dependencies><dependency><groupId>g</groupId>"
            + "<artifactId>bom</artifactId><version>1</version><type>pom</type>"
            + "<scope>import</scope></dependency></dependencies></dependencyManagement>",
        FileRepository.dependencies("g:a"));
    assertEquals(List.of("a-1.jar", "b-2.jar"), bench.jars().stream().sorted().toList());
  }

  @Test
  void theRepositoriesOfAPomAreSearched() {
    repository.with("g:a:1");
    bench = new Bench(folder, repository.settings("", "<offline>false</offline>"));
    bench.prints(
        "%%loadFromPOM",
        "<repository><id>central</id><url>" + repository.url() + "</url></repository>",
        FileRepository.dependencies("g:a:1"));
    assertEquals(List.of("a-1.jar"), bench.jars());
  }

  @Test
  void aFileWithItsParentBesideItIsReadAsMavenReadsIt() {
    repository.with("g:a:1").with("g:t:1");
    FileRepository.write(
        folder.resolve("pom.xml"),
        "<project><modelVersion>4.0.0</modelVersion><groupId>p</groupId><artifactId>parent</artifactId>"
            + "<version>1</version><packaging>pom</packaging><properties><v>1</v></properties></project>");
    FileRepository.write(
        folder.resolve("app/pom.xml"),
        "<project><modelVersion>4.0.0</modelVersion><parent><groupId>p</groupId>"
            + "<artifactId>parent</artifactId><version>1</version></parent>"
            + "<artifactId>app</artifactId><dependencies>"
            + FileRepository.dependencies("g:a:${v}", "g:t:${v}:test")
            + "</dependencies></project>");
    bench.prints("%loadFromPOM app/pom.xml");
    assertEquals(List.of("a-1.jar"), bench.jars());
    bench.prints("%loadFromPOM app/pom.xml test");
    assertEquals(List.of("a-1.jar", "t-1.jar"), bench.jars());
  }

  @Test
  void twiceIsNotDouble() {
    repository.with("g:a:1");
    String[] cell = {"%%loadFromPOM", FileRepository.dependencies("g:a:1")};
    bench.prints(cell);
    bench =
        new Bench(
            folder,
            repository.settings(mirror("mirror", "file:///nowhere"), "<offline>true</offline>"));
    bench.prints(cell);
    bench.prints(cell);
    assertEquals(List.of("a-1.jar"), bench.jars());
  }

  @Test
  void whatIsWrongIsNamed() {
    assertTrue(bench.fails("%loadFromPOM").startsWith("which POM?"));
    assertTrue(bench.fails("%loadFromPOM no.xml").startsWith("there is no POM at no.xml"));
    assertTrue(bench.fails("%loadFromPOM no.xml complie").startsWith("complie is no scope"));
    String missing = bench.fails("%%loadFromPOM", FileRepository.dependencies("g:a"));
    assertTrue(
        missing.contains("'dependencies.dependency.version' for g:a:jar is missing"), missing);
    String xml = bench.fails("%%loadFromPOM", "<dependency>", "</dependncy>");
    assertTrue(xml.contains("line 2 of the POM"), xml);
  }

  @Test
  void noFileIsLeftBehind() throws IOException {
    repository.with("g:a:1");
    bench.prints("%%loadFromPOM", FileRepository.dependencies("g:a:1"));
    try (var files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      assertFalse(files.anyMatch(file -> file.getFileName().toString().startsWith("nqueens-pom")));
    }
  }
}
