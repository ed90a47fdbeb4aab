package org.nqueens.kernel.install;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an installation leaves on the disk, whole and when something is in the way. */
class InstallerTest {

  @TempDir Path folder;
  private final List<List<String>> rehearsed = new ArrayList<>();

  @Test
  void theFolderHasTheKernelspecAndItsOwnJars() throws IOException {
    Installation made = installer(17).install(prefix(), "my-kernel");
    assertEquals(prefix().data().resolve("kernels/my-kernel"), made.folder());
    assertEquals(
        List.of(
            "kernel.json",
            "lib",
            "lib/a.jar",
            "lib/nqueens-cells.jar",
            "lib/nqueens-late.jar",
            "logo-svg.svg",
            "nqueens.jar"),
        tree(made.folder()));
    String json = Files.readString(made.folder().resolve("kernel.json"));
    assertTrue(json.contains("\"language\": \"java\""), json);
    assertTrue(json.contains("\"interrupt_mode\": \"message\""), json);
  }

  @Test
  void launchersTellKernelsOfSeveralNamesApart() throws IOException {
    for (String[] known :
        new String[][] {{"nqueens-java", "Java (N queens)"}, {"java-plain", "Java (java-plain)"}}) {
      Installation made = installer(17).install(prefix(), known[0]);
      String json = Files.readString(made.folder().resolve("kernel.json"));
      assertTrue(json.contains("\"display_name\": \"" + known[1] + "\""), json);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "17, -XX:ArchiveClassesAtExit=, -XX:SharedArchiveFile=, kernel.jsa",
    "24, -XX:ArchiveClassesAtExit=, -XX:SharedArchiveFile=, kernel.jsa",
    "25, -XX:AOTCacheOutput=, -XX:AOTCache=, kernel.aot"
  })
  void theOptionsForArchivesFitTheJava(int version, String making, String using, String name)
      throws IOException {
    Installation made = installer(version).install(prefix(), "k");
    Path archive = made.folder().resolve(name);
    assertTrue(rehearsed.get(0).contains(making + archive), rehearsed.toString());
    assertTrue(Files.readString(made.folder().resolve("kernel.json")).contains(using + archive));
  }

  @Test
  void installingAgainReplacesTheFolder() throws IOException {
    Installation made = installer(17).install(prefix(), "k");
    Files.writeString(made.folder().resolve("left over"), "");
    installer(17).install(prefix(), "k");
    assertFalse(Files.exists(made.folder().resolve("left over")));
    assertEquals(List.of("kernels"), names(prefix().data()));
  }

  @Test
  void aFailureLeavesWhatWasThereAndNothingHalfMade() throws IOException {
    Installation made = installer(17).install(prefix(), "k");
    Installer broken = installer(17);
    Files.delete(folder.resolve("build/lib/a.jar"));
    var fault = assertThrows(IllegalStateException.class, () -> broken.install(prefix(), "k"));
    assertTrue(fault.getMessage().startsWith("Cannot install into "), fault.getMessage());
    assertTrue(Files.exists(made.folder().resolve("lib/a.jar")));
    assertEquals(List.of("kernels"), names(prefix().data()));
  }

  @Test
  void aRehearsalThatFailsIsToldAndTheKernelIsInstalled() throws IOException {
    Rehearsal failing =
        command -> {
          throw new IOException("no answer");
        };
    Installation made =
        new Installer(new Java(Path.of("/java"), 17), jars(), failing).install(prefix(), "k");
    assertEquals(Optional.of("no answer"), made.complaint());
    assertTrue(Files.exists(made.folder().resolve("kernel.json")));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aPlaceWhereNothingCanBeMadeIsNamedWithTheReason() throws IOException {
    Installer installer = installer(17);
    Prefix place = Prefix.of(Path.of("/proc/x"));
    var fault = assertThrows(IllegalStateException.class, () -> installer.install(place, "k"));
    assertEquals(
        "Cannot install into /proc/x/share/jupyter/kernels/k: /proc/x cannot be made there.",
        fault.getMessage());
  }

  @Test
  void aFileInTheWayIsNamed() throws IOException {
    Files.createDirectories(prefix().data());
    Files.writeString(prefix().data().resolve("kernels"), "");
    Installer installer = installer(17);
    var fault = assertThrows(IllegalStateException.class, () -> installer.install(prefix(), "k"));
    assertTrue(fault.getMessage().endsWith("kernels is in the way."), fault.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"a/b", "''", "..%2F", "a b", "ü"})
  void aNameThatIsNoneIsRefused(String name) throws IOException {
    Installer installer = installer(17);
    assertThrows(IllegalArgumentException.class, () -> installer.install(prefix(), name));
  }

  @Test
  void theActiveEnvironmentIsAVirtualOneOrCondaOrThatOfPython() {
    Map<String, String> both =
        Map.of("VIRTUAL_ENV", folder.toString(), "CONDA_PREFIX", "/elsewhere");
    assertEquals(prefix(), Prefix.active(both, Optional::empty));
    assertEquals(prefix(), Prefix.active(Map.of(), () -> Optional.of(folder)));
    assertThrows(IllegalArgumentException.class, () -> Prefix.active(Map.of(), Optional::empty));
  }

  private Installer installer(int version) throws IOException {
    return new Installer(new Java(Path.of("/java"), version), jars(), rehearsed::add);
  }

  private Prefix prefix() {
    return Prefix.of(folder);
  }

  private Jars jars() throws IOException {
    Path lib = Files.createDirectories(folder.resolve("build/lib"));
    Files.writeString(lib.resolve("a.jar"), "a");
    Files.writeString(lib.resolve("nqueens-cells.jar"), "what the cells see");
    Files.writeString(lib.resolve("nqueens-late.jar"), "what they see later");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "lib/a.jar");
    Path main = folder.resolve("build/nqueens.jar");
    new JarOutputStream(Files.newOutputStream(main), manifest).close();
    return Jars.of(main);
  }

  private static List<String> tree(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> !file.equals(folder))
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
