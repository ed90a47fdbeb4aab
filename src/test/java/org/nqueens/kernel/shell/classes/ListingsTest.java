package org.nqueens.kernel.shell.classes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListingsTest {

  @TempDir Path folder;
  private Path file;
  private Path jar;

  @BeforeEach
  void aStartWithAJarAndAPackage() throws IOException {
    file = folder.resolve("listings.txt");
    jar = jar("a b.jar", "x/One.class", "x/y/Two.class", "Top.class");
    Listings first = Listings.of(Optional.of(file));
    first.index(jar);
    first.classes("java.base", "java.util", () -> List.of("java.util.List", "java.util.Map"));
    first.classes("java.base", "java", List::of);
    first.keep();
  }

  private Path jar(String name, String... entries) throws IOException {
    Path path = folder.resolve(name);
    try (var out = new JarOutputStream(Files.newOutputStream(path))) {
      for (String entry : entries) {
        out.putNextEntry(new JarEntry(entry));
        out.closeEntry();
      }
    }
    return path;
  }

  /** Whether a start with the file need not ask for what the first one asked for. */
  private static boolean remembers(Path file) throws IOException {
    List<String> asked = new ArrayList<>();
    Listings next = Listings.of(Optional.of(file));
    for (String name : List.of("java.util", "java")) {
      next.classes(
          "java.base",
          name,
          () -> {
            asked.add(name);
            return List.of();
          });
    }
    return asked.isEmpty();
  }

  @Test
  void theNextStartNeedNotAskForAPackageAgain() throws IOException {
    Listings next = Listings.of(Optional.of(file));
    List<ModuleClass> classes =
        next.classes(
            "java.base",
            "java.util",
            () -> {
              throw new AssertionError("asked again");
            });
    assertEquals(
        List.of(
            new ModuleClass("java.base", "java.util.List"),
            new ModuleClass("java.base", "java.util.Map")),
        classes);
    assertTrue(remembers(file));
  }

  @Test
  void aJarThatIsAsItWasStaysShutUntilOneOfItsPackagesIsWanted() throws IOException {
    FileTime before = Files.getLastModifiedTime(jar);
    Files.write(jar, new byte[(int) Files.size(jar)]); // whoever opened it would fail
    Files.setLastModifiedTime(jar, before);
    JarIndex index = Listings.of(Optional.of(file)).index(jar);
    assertEquals(java.util.Set.of("", "x", "x.y"), index.folders());
    assertEquals(List.of(), index.list("java.util", false));
    assertFalse(index.has("java.util.List"));
  }

  @Test
  void aJarThatHasChangedIsReadAnew() throws IOException {
    jar("a b.jar", "x/One.class", "z/Three.class");
    Files.setLastModifiedTime(jar, FileTime.fromMillis(0));
    JarIndex index = Listings.of(Optional.of(file)).index(jar);
    assertEquals(java.util.Set.of("x", "z"), index.folders());
    assertTrue(index.has("z.Three"));
  }

  @Test
  void aFileThatWasCutOffAnywhereIsPassedOver() throws IOException {
    String whole = Files.readString(file);
    Path cut = folder.resolve("cut.txt");
    for (int length = 0; length < whole.length() - "\n".length(); length++) {
      Files.writeString(cut, whole.substring(0, length));
      assertFalse(remembers(cut), "the first " + length + " characters");
    }
  }

  @Test
  void whatAnotherJavaListedIsPassedOver() throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.set(0, lines.get(0).replaceFirst(" of ", " of an older "));
    Files.write(file, lines);
    assertFalse(remembers(file));
  }

  @Test
  void aFileThatIsOfNoUseIsReplacedAndAGoodOneIsNot() throws IOException {
    String good = Files.readString(file);
    Listings next = Listings.of(Optional.of(file));
    next.classes("java.base", "java.io", () -> List.of("java.io.File"));
    next.keep();
    assertEquals(good, Files.readString(file));
    Files.writeString(file, "damaged");
    Listings another = Listings.of(Optional.of(file));
    another.classes("java.base", "java.util", List::of);
    another.classes("java.base", "java", List::of);
    another.keep();
    assertTrue(remembers(file));
    try (var files = Files.list(folder)) {
      assertEquals(2, files.count()); // the file and the jar
    }
  }

  @Test
  void aJarWithoutPackagesIsRememberedToo() throws IOException {
    Path top = jar("top.jar", "Top.class");
    Path other = folder.resolve("other.txt");
    Listings first = Listings.of(Optional.of(other));
    first.index(top);
    first.keep();
    assertTrue(Listings.of(Optional.of(other)).index(top).has("Top"));
  }

  @Test
  void whereThereIsNoFolderNothingIsKeptAndNobodyIsTroubled() throws IOException {
    Path nowhere = folder.resolve("none").resolve("listings.txt");
    Listings listings = Listings.of(Optional.of(nowhere));
    listings.index(jar);
    listings.keep();
    assertFalse(Files.exists(nowhere.getParent()));
    Listings.of(Optional.empty()).keep();
  }
}
