package org.nqueens.kernel.artifact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MavenSettingsTest {

  @TempDir Path folder;

  private MavenSettings with(Map<String, String> environment) {
    return MavenSettings.of(environment, folder);
  }

  @Test
  void withoutEnvironmentOnlyTheUsersFolderIsKnown() {
    assertEquals(
        new MavenSettings(
            folder.resolve(".m2"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Map.of(),
            false),
        with(Map.of()));
  }

  @Test
  void theArgumentsOfMavenCount() {
    MavenSettings settings =
        with(
            Map.of(
                "MAVEN_ARGS", "-o -s /a/settings.xml -gs /b/settings.xml",
                "MAVEN_OPTS", "-Xmx1g -Dmaven.repo.local=/r -Dflag"));
    assertTrue(settings.offline());
    assertEquals(Optional.of(Path.of("/a/settings.xml").toAbsolutePath()), settings.userFile());
    assertEquals(Optional.of(Path.of("/b/settings.xml").toAbsolutePath()), settings.globalFile());
    assertEquals(Map.of("maven.repo.local", "/r", "flag", "true"), settings.properties());
    assertFalse(with(Map.of()).offline());
  }

  @Test
  void quotesAndBackslashesKeepTheBlanksOfAnArgument() {
    assertEquals(
        Map.of("title", "two words", "name", "of three words", "list", "C:\\a;b;"),
        with(Map.of(
                "MAVEN_OPTS",
                "-Dtitle=\"two words\"  -Dname=of\\ three\\ words // -Dlist=C:\\a;b;"))
            .properties());
  }

  @Test
  void theInstallationIsThatOfMavenHome() {
    assertEquals(
        Optional.of(Path.of("/opt/maven")), with(Map.of("MAVEN_HOME", "/opt/maven")).home());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theInstallationIsElseFoundThroughThePath() throws IOException {
    Path bin = Files.createDirectories(folder.resolve("opt/maven/bin"));
    Path mvn = Files.writeString(bin.resolve("mvn"), "#!/bin/sh");
    assertTrue(mvn.toFile().setExecutable(true));
    Path links = Files.createDirectory(folder.resolve("links"));
    Files.createSymbolicLink(links.resolve("mvn"), mvn);
    assertEquals(
        Optional.of(folder.resolve("opt/maven").toRealPath()),
        with(Map.of("PATH", "/nowhere:" + links)).home());
  }
}
