package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.artifact.FileRepository;

/** Where {@code %maven} looks: the repositories that a cell names and those of the settings. */
class RepositoryMagicTest {

  @TempDir Path folder;
  private FileRepository repository;
  private Bench bench;

  @BeforeEach
  void open() {
    repository = new FileRepository(folder);
    bench = new Bench(folder, repository.settings());
  }

  @Test
  void oneCanBeAddedAndIsSearched() {
    repository.with("g:a:1");
    bench = new Bench(folder, repository.settings("", "<offline>false</offline>"));
    bench.prints("%mavenRepo central " + repository.url()); // in place of the usual one
    bench.prints("%maven g:a:1");
    assertEquals(List.of("a-1.jar"), bench.jars());
  }

  @Test
  void theSettingsMirrorsHoldForThem() {
    repository.with("g:a:1");
    bench.prints("%addMavenRepo mine file:///nowhere/", "%maven g:a:1");
    assertEquals("mirror  " + repository.url() + "\n", bench.prints("%mavenRepo"));
  }

  @Test
  void theUsualOneIsThatOfMavenItself() {
    bench = new Bench(folder, repository.settings("", "<offline>true</offline>"));
    assertTrue(bench.prints("%mavenRepo").matches("central  https://\\S+\n"));
  }

  @Test
  void badOnesAreNamed() {
    assertTrue(bench.fails("%mavenRepo mine").startsWith("a repository has a name and a URL"));
    assertEquals(
        "nowhere is no URL such as https://… or file:///…", bench.fails("%mavenRepo a nowhere"));
  }
}
