package org.nqueens.kernel.artifact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.artifact.ArtifactResolver.Artifact;
import org.nqueens.kernel.artifact.ArtifactResolver.Found;
import org.nqueens.kernel.artifact.ArtifactResolver.Repository;
import org.nqueens.kernel.artifact.ArtifactResolver.Resolution;

/** Maven's resolver, asked without any magic. */
class ArtifactResolverTest {

  @TempDir Path folder;
  private final AtomicInteger asked = new AtomicInteger();
  private FileRepository repository;
  private ArtifactResolver maven;

  @BeforeEach
  void open() {
    repository = new FileRepository(folder);
    maven =
        ArtifactResolver.maven(
            () -> {
              asked.incrementAndGet();
              return repository.settings();
            });
  }

  private Resolution resolve(String coordinates) {
    return maven.resolve(List.of(coordinates), List.of());
  }

  @Test
  void whatIsAskedForComesBeforeWhatItNeeds() {
    repository.with("g:a:1", "g:b:2").with("g:b:2");
    Found found = resolve("g:a:1").found().orElseThrow();
    assertEquals(
        List.of(
            new Artifact("g:a", "1", repository.localFile("g/a/1/a-1.jar")),
            new Artifact("g:b", "2", repository.localFile("g/b/2/b-2.jar"))),
        found.artifacts());
    assertEquals(2, found.fetched());
    assertEquals(0, resolve("g:a:1").found().orElseThrow().fetched());
  }

  @Test
  void theSettingsAreAskedForOnceAndNotBeforeTheyAreNeeded() {
    repository.with("g:a:1");
    maven.add(new Repository("mine", repository.url()));
    assertEquals(0, asked.get());
    resolve("g:a:1");
    resolve("g:a:1");
    assertEquals(1, asked.get());
  }

  @Test
  void aPomGivesTheDependenciesOfItsScopes() throws Exception {
    repository.with("g:a:1").with("g:t:1");
    Path pom = folder.resolve("pom.xml");
    Files.writeString(
        pom, PomText.whole(FileRepository.dependencies("g:a:1:compile", "g:t:1:test")));
    assertEquals(
        List.of("g:t"),
        maven.resolve(pom, Set.of("test")).found().orElseThrow().artifacts().stream()
            .map(Artifact::key)
            .toList());
  }

  @Test
  void whatIsNotFoundIsSaidInASentence() {
    assertEquals(
        "g:gone:1 was not found in mirror (" + repository.url() + ")",
        resolve("g:gone:1").problem());
    assertTrue(
        resolve("commons-csv").problem().startsWith("commons-csv does not name an artifact"));
  }
}
