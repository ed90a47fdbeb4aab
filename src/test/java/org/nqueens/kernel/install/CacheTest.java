package org.nqueens.kernel.install;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the archives of packed kernels leave in the user's cache. */
class CacheTest {

  @TempDir Path temporary;
  private final List<List<String>> rehearsed = new ArrayList<>();
  private Path all;
  private Path jdk;

  @BeforeEach
  void prepare() throws IOException {
    all = temporary.resolve("cache");
    jdk = Files.createFile(temporary.resolve("java"));
  }

  @Test
  void theFirstCallMakesTheArchivesAndTheSecondNothing() throws IOException {
    assertEquals(Optional.empty(), cache("a.jar").fill(all.resolve("1")));
    assertEquals(Optional.empty(), cache("a.jar").fill(all.resolve("1")));
    assertEquals(1, rehearsed.size());
    assertTrue(Files.exists(all.resolve("1/kernel.jsa")));
    assertEquals(
        List.of("kernel.jsa 0", "worker.jsa 0"), Files.readAllLines(all.resolve("1/sizes.txt")));
    assertTrue(rehearsed.get(0).containsAll(List.of("-jar", jar("a.jar").toString())));
  }

  @Test
  void whileAnotherIsAboutItNothingIsDone() throws IOException {
    Files.createDirectories(all);
    try (FileChannel other = open(all.resolve("lock"));
        FileLock lock = other.lock()) {
      assertTrue(lock.isValid());
      assertEquals(Optional.empty(), cache("a.jar").fill(all.resolve("1")));
    }
    assertTrue(rehearsed.isEmpty());
  }

  @Test
  void aRehearsalThatFailsIsNotTriedAgain() {
    Cache cache = new Cache(new Java(jdk, 17), jars("a.jar"), this::fail);
    assertEquals(Optional.of("no socket"), cache.fill(all.resolve("1")));
    assertEquals(Optional.empty(), cache.fill(all.resolve("1")));
    assertEquals(1, rehearsed.size());
  }

  @Test
  void whatAKilledRunLeftIsMadeAnew() throws IOException {
    Files.createDirectories(all.resolve("1.unfinished"));
    Files.createFile(all.resolve("1.unfinished/half"));
    cache("a.jar").fill(all.resolve("1"));
    assertFalse(Files.exists(all.resolve("1.unfinished")));
    assertFalse(Files.exists(all.resolve("1/half")));
  }

  @Test
  void anotherStateOfTheSameKernelAndAKernelThatIsGoneAreDropped() throws IOException {
    cache("a.jar").fill(all.resolve("old"));
    cache("b.jar").fill(all.resolve("other"));
    cache("c.jar").fill(all.resolve("gone"));
    Files.delete(jar("c.jar"));
    cache("a.jar").fill(all.resolve("new"));
    assertFalse(Files.exists(all.resolve("old")));
    assertFalse(Files.exists(all.resolve("gone")));
    assertTrue(Files.exists(all.resolve("other")));
  }

  @Test
  void aFolderThatCannotBeWrittenToIsOneSentence() throws IOException {
    Files.createFile(temporary.resolve("file"));
    Path folder = temporary.resolve("file/cache/1");
    String said =
        assertThrows(IllegalStateException.class, () -> cache("a.jar").fill(folder)).getMessage();
    assertTrue(said.contains(folder.toString()), said);
  }

  private Cache cache(String name) {
    return new Cache(new Java(jdk, 17), jars(name), this::rehearse);
  }

  private Jars jars(String name) {
    try {
      Files.writeString(jar(name), "");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return new Jars(jar(name), List.of());
  }

  private Path jar(String name) {
    return temporary.resolve(name);
  }

  private void rehearse(List<String> command) throws IOException {
    rehearsed.add(command);
    String words = String.join("\n", command).replace("-Dnqueens.worker.options=", "");
    for (String word : words.split("\n")) {
      if (word.startsWith("-XX:ArchiveClassesAtExit=")) {
        Files.createFile(Path.of(word.substring(word.indexOf('=') + 1)));
      }
    }
  }

  private void fail(List<String> command) throws IOException {
    rehearsed.add(command);
    throw new IOException("no socket");
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }
}
