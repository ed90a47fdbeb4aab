package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The magics of Maven against a repository of files. */
class MavenTest {

  @TempDir Path folder;
  private FileRepository repository;
  private Bench bench;

  @BeforeEach
  void open() {
    repository = new FileRepository(folder);
    bench = benchOf(repository.settings());
  }

  private Bench benchOf(MavenSettings settings) {
    return new Bench(folder, () -> settings);
  }

  private List<String> jars() {
    return bench.java.classPath.stream().map(path -> path.getFileName().toString()).toList();
  }

  @Nested
  class Artifacts {

    @Test
    void oneComesWithAllThatItNeeds() {
      repository.with("g:a:1", "g:b:1").with("g:b:1", "g:c:2:runtime").with("g:c:2");
      assertEquals(
          "Added to the class path: a-1.jar, b-1.jar, c-2.jar. Fetched: 3.\n",
          bench.prints("%maven g:a:1"));
      assertEquals(List.of("a-1.jar", "b-1.jar", "c-2.jar"), jars());
      assertTrue(Files.exists(repository.localFile("g/a/1/a-1.jar")));
    }

    @Test
    void whatOnlyTestsOrBuildsNeedStaysAway() {
      repository.with("g:a:1", "g:t:1:test", "g:p:1:provided");
      bench.prints("%maven g:a:1");
      assertEquals(List.of("a-1.jar"), jars());
    }

    @Test
    void severalMayBeNamedOnOneLine() {
      repository.with("g:a:1").with("g:b:1");
      bench.prints("%addMavenDependencies g:a:1 g:b:1");
      assertEquals(List.of("a-1.jar", "b-1.jar"), jars());
    }

    @Test
    void typeAndClassifierAndIvysFormAreUnderstood() {
      repository.with("g:a:1").jar("g:a:1", "linux").jar("g:a:1", "tests").pom("g:bom:1", "");
      bench.prints("%maven g:a:jar:linux:1 g:a:test-jar:1 g:bom:pom:1");
      bench.prints("%maven g#a;1");
      assertEquals(List.of("a-1-linux.jar", "a-1-tests.jar", "a-1.jar"), jars());
    }

    @Test
    void oneThatIsThereAlreadyIsNotAddedTwice() {
      repository.with("g:a:1");
      bench.prints("%maven g:a:1");
      assertEquals(
          "Nothing to add: it is on the class path already.\n", bench.prints("%maven g:a:1"));
      assertEquals(List.of("a-1.jar"), jars());
    }

    @Test
    void theFirstVersionStays() {
      repository.with("g:a:1").with("g:a:2").with("g:b:1", "g:a:2");
      bench.prints("%maven g:a:1");
      String printed = bench.prints("%maven g:b:1");
      assertTrue(printed.contains("g:a stays at 1 (not 2): loaded before; restart"), printed);
      assertEquals(List.of("a-1.jar", "b-1.jar"), jars());
    }

    @Test
    void aHundredAreFoundInOneGo() {
      repository.with("g:a0:1");
      IntStream.rangeClosed(1, 120)
          .forEach(i -> repository.with("g:a" + i + ":1", "g:a" + (i - 1) + ":1"));
      String printed = bench.prints("%maven g:a120:1");
      assertTrue(
          printed.endsWith("Added to the class path: 121 entries. Fetched: 121.\n"), printed);
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
          benchOf(
              repository.settings(mirror("mirror", "file:///nowhere"), "<offline>true</offline>"));
      assertEquals("Added to the class path: a-1.jar, b-1.jar.\n", bench.prints("%maven g:a:1"));
    }

    @Test
    void aSnapshotOfAnAddedRepositoryIsTheNewest() {
      bench = benchOf(repository.settings("", "<profiles/>"));
      repository.snapshot("g:s:1-SNAPSHOT", "20260101.000000-1");
      bench.prints("%mavenRepo central " + repository.url());
      bench.prints("%maven g:s:1-SNAPSHOT");
      repository.snapshot("g:s:1-SNAPSHOT", "20260102.000000-2");
      bench = benchOf(repository.settings("", "<profiles/>"));
      bench.prints("%mavenRepo central " + repository.url());
      bench.prints("%maven g:s:1-SNAPSHOT");
      assertTrue(
          Files.exists(repository.localFile("g/s/1-SNAPSHOT/s-1-20260102.000000-2.jar")),
          jars()::toString);
    }

    @Test
    void whatMavenInstalledOnThisMachineIsFound() {
      FileRepository.writeJar(repository.localFile("g/s/1-SNAPSHOT/s-1-SNAPSHOT.jar"), "x");
      FileRepository.write(
          repository.localFile("g/s/1-SNAPSHOT/s-1-SNAPSHOT.pom"),
          "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId>"
              + "<artifactId>s</artifactId><version>1-SNAPSHOT</version></project>");
      bench.prints("%maven g:s:1-SNAPSHOT");
      assertEquals(List.of("s-1-SNAPSHOT.jar"), jars());
    }
  }

  private static String mirror(String id, String url) {
    return "<mirror><id>" + id + "</id><mirrorOf>*</mirrorOf><url>" + url + "</url></mirror>";
  }

  @Nested
  class Failures {

    @Test
    void aMissingArtifactIsNamedWithTheRepository() {
      assertEquals(
          "no.such:thing:1 was not found in mirror (" + repository.url() + ")",
          bench.fails("%maven no.such:thing:1"));
      assertEquals(List.of(), bench.java.classPath);
    }

    @Test
    void aJarThatIsDamagedIsNamedAndNotAdded() throws IOException {
      repository.with("g:a:1", "g:b:1").with("g:b:1");
      bench.prints("%maven g:b:1");
      Path there = repository.localFile("g/b/1/b-1.jar");
      for (int bytes : new int[] {0, 30}) {
        Files.write(there, Arrays.copyOf(Files.readAllBytes(there), bytes));
        bench = benchOf(repository.settings());
        String sentence = bench.fails("%maven g:a:1");
        assertTrue(sentence.startsWith(there + " is no readable jar"), sentence);
        assertEquals(List.of(), bench.java.classPath);
      }
      Files.delete(there);
      bench.prints("%maven g:a:1");
      assertEquals(List.of("a-1.jar", "b-1.jar"), jars());
    }

    @Test
    void anOptionWithoutItsUrlIsNamed() {
      String sentence = bench.fails("%maven g:a:1 --from");
      assertTrue(sentence.startsWith("which repository? Behind --from stands its URL"), sentence);
    }

    @Test
    void aMissingDependencyIsNamedToo() {
      repository.with("g:a:1", "g:gone:7");
      String sentence = bench.fails("%maven g:a:1");
      assertTrue(sentence.startsWith("g:gone:7 was not found in mirror ("), sentence);
    }

    @Test
    void aMissingVersionOfARangeIsNamed() {
      String sentence = bench.fails("%maven g:a:[1,2)");
      assertTrue(sentence.contains("g:a:jar:[1,2)"), sentence);
    }

    @Test
    void aRepositoryThatDoesNotAnswerIsNamedWithTheCause() {
      bench = benchOf(repository.settings(mirror("m", "http://127.0.0.1:1/"), ""));
      assertEquals(
          "g:a:1 could not be fetched from m (http://127.0.0.1:1/): the connection was refused",
          bench.fails("%maven g:a:1"));
    }

    @Test
    void anUnknownHostIsNamed() {
      bench = benchOf(repository.settings(mirror("m", "http://host.invalid/"), ""));
      String sentence = bench.fails("%maven g:a:1");
      assertTrue(sentence.contains("the host host.invalid"), sentence);
    }

    @Test
    void anUnknownProtocolIsNamed() {
      bench = benchOf(repository.settings(mirror("m", "gopher://x/"), ""));
      String sentence = bench.fails("%maven g:a:1");
      assertTrue(sentence.contains("gopher"), sentence);
    }

    @Test
    void offlineIsSaid() {
      bench =
          benchOf(repository.settings(mirror("m", repository.url()), "<offline>true</offline>"));
      repository.with("g:a:1");
      String sentence = bench.fails("%maven g:a:1");
      assertTrue(
          sentence.endsWith("Maven's settings say offline, and it is not in the local repository"),
          sentence);
    }

    @Test
    void aFailureIsNotRemembered() {
      bench.fails("%maven g:late:1");
      repository.with("g:late:1");
      bench.prints("%maven g:late:1");
      assertEquals(List.of("late-1.jar"), jars());
    }

    @Test
    void brokenSettingsAreNamed() {
      FileRepository.write(folder.resolve("m2/settings.xml"), "<settings><mirrors></settings>");
      String sentence = bench.fails("%maven g:a:1");
      assertTrue(sentence.contains("settings.xml"), sentence);
    }

    @Test
    void badCoordinatesAndOptionsAreNamed() {
      assertTrue(bench.fails("%maven commons-csv").startsWith("commons-csv does not name"));
      assertTrue(bench.fails("%maven").startsWith("which artifact?"));
      assertEquals(
          "nowhere is no URL such as https://… or file:///…",
          bench.fails("%maven g:a:1 --from nowhere"));
      assertTrue(bench.fails("%maven --form x g:a:1").startsWith("%maven does not know --form"));
    }
  }

  @Nested
  class Repositories {

    @Test
    void oneCanBeAddedAndIsSearched() {
      repository.with("g:a:1");
      bench = benchOf(repository.settings("", "<offline>false</offline>"));
      bench.prints("%mavenRepo central " + repository.url()); // in place of the usual one
      bench.prints("%maven g:a:1");
      assertEquals(List.of("a-1.jar"), jars());
    }

    @Test
    void theSettingsMirrorsHoldForThem() {
      repository.with("g:a:1");
      bench.prints("%addMavenRepo mine file:///nowhere/", "%maven g:a:1");
      assertEquals("mirror  " + repository.url() + "\n", bench.prints("%mavenRepo"));
    }

    @Test
    void theUsualOneIsThatOfMavenItself() {
      bench = benchOf(repository.settings("", "<offline>true</offline>"));
      assertTrue(bench.prints("%mavenRepo").matches("central  https://\\S+\n"));
    }

    @Test
    void badOnesAreNamed() {
      assertTrue(bench.fails("%mavenRepo mine").startsWith("a repository has a name and a URL"));
      assertEquals(
          "nowhere is no URL such as https://… or file:///…", bench.fails("%mavenRepo a nowhere"));
    }
  }

  @Nested
  class Poms {

    @Test
    void partsInTheCellAreEnough() {
      repository.with("g:a:1", "g:b:1").with("g:b:1").with("g:c:1");
      bench.prints(
          "%%loadFromPOM",
          FileRepository.dependencies("g:a:1"),
          "<dependencies>"
              + FileRepository.dependencies("g:c:1", "g:t:1:test")
              + "</dependencies>");
      assertEquals(List.of("a-1.jar", "b-1.jar", "c-1.jar"), jars());
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
      assertEquals(List.of("a-1.jar", "b-2.jar"), jars());
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
      assertEquals(List.of("a-1.jar", "b-2.jar"), jars().stream().sorted().toList());
    }

    @Test
    void theRepositoriesOfAPomAreSearched() {
      repository.with("g:a:1");
      bench = benchOf(repository.settings("", "<offline>false</offline>"));
      bench.prints(
          "%%loadFromPOM",
          "<repository><id>central</id><url>" + repository.url() + "</url></repository>",
          FileRepository.dependencies("g:a:1"));
      assertEquals(List.of("a-1.jar"), jars());
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
      assertEquals(List.of("a-1.jar"), jars());
      bench.prints("%loadFromPOM app/pom.xml test");
      assertEquals(List.of("a-1.jar", "t-1.jar"), jars());
    }

    @Test
    void twiceIsNotDouble() {
      repository.with("g:a:1");
      String[] cell = {"%%loadFromPOM", FileRepository.dependencies("g:a:1")};
      bench.prints(cell);
      bench =
          benchOf(
              repository.settings(mirror("mirror", "file:///nowhere"), "<offline>true</offline>"));
      bench.prints(cell);
      bench.prints(cell);
      assertEquals(List.of("a-1.jar"), jars());
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
        assertFalse(
            files.anyMatch(file -> file.getFileName().toString().startsWith("nqueens-pom")));
      }
    }
  }
}
