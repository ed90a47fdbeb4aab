package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.kernel.artifact.FileRepository.mirror;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.artifact.FileRepository;

/** What a cell is told where {@code %maven} finds or reads nothing. */
class MavenFailuresTest {

  @TempDir Path folder;
  private FileRepository repository;
  private Bench bench;

  @BeforeEach
  void open() {
    repository = new FileRepository(folder);
    bench = new Bench(folder, repository.settings());
  }

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
      bench = new Bench(folder, repository.settings());
      String sentence = bench.fails("%maven g:a:1");
      assertTrue(sentence.startsWith(there + " is no readable jar"), sentence);
      assertEquals(List.of(), bench.java.classPath);
    }
    Files.delete(there);
    bench.prints("%maven g:a:1");
    assertEquals(List.of("a-1.jar", "b-1.jar"), bench.jars());
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
    bench = new Bench(folder, repository.settings(mirror("m", "http://127.0.0.1:1/"), ""));
    assertEquals(
        "g:a:1 could not be fetched from m (http://127.0.0.1:1/): the connection was refused",
        bench.fails("%maven g:a:1"));
  }

  @Test
  void anUnknownHostIsNamed() {
    bench = new Bench(folder, repository.settings(mirror("m", "http://host.invalid/"), ""));
    String sentence = bench.fails("%maven g:a:1");
    assertTrue(sentence.contains("the host host.invalid"), sentence);
  }

  @Test
  void anUnknownProtocolIsNamed() {
    bench = new Bench(folder, repository.settings(mirror("m", "gopher://x/"), ""));
    String sentence = bench.fails("%maven g:a:1");
    assertTrue(sentence.contains("gopher"), sentence);
  }

  @Test
  void offlineIsSaid() {
    bench =
        new Bench(
            folder, repository.settings(mirror("m", repository.url()), "<offline>true</offline>"));
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
    assertEquals(List.of("late-1.jar"), bench.jars());
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
