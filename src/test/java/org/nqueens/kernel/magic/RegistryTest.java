package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.artifact.MavenSettings;

/** Maven's magics against the registry that this machine's settings name. */
@Tag("slow")
class RegistryTest {

  @TempDir Path folder;

  /** The user's settings with a local repository of the test's own. */
  private Bench bench(boolean offline) {
    MavenSettings user = MavenSettings.ofTheUser();
    Map<String, String> properties = new HashMap<>(user.properties());
    properties.put("maven.repo.local", folder.resolve("repository").toString());
    MavenSettings settings =
        new MavenSettings(
            user.userFolder(),
            user.home(),
            user.userFile(),
            user.globalFile(),
            properties,
            offline || user.offline());
    return new Bench(folder, settings);
  }

  @Test
  void artifactsComeWithTheirOwnAndASecondTimeWithoutNetwork() {
    String magic = "%maven org.apache.commons:commons-text:1.11.0";
    Bench first = bench(false);
    first.prints(magic);
    assertEquals(List.of("commons-text-1.11.0.jar", "commons-lang3-3.13.0.jar"), first.jars());
    Bench second = bench(true);
    second.prints(magic);
    assertEquals(first.java.classPath, second.java.classPath);
  }

  @Test
  void aPomWithAParentIsFollowedAndASecondTimeWithoutNetwork() {
    String[] cell = {
      "%%loadFromPOM",
      "<dependencyManagement><dependencies><dependency><groupId>org.junit</groupId>",
      "<artifactId>junit-bom</artifactId><version>5.10.0</version><type>pom</type>",
      "<scope>import</scope></dependency></dependencies></dependencyManagement>",
      "<dependency><groupId>org.junit.platform</groupId>",
      "<artifactId>junit-platform-engine</artifactId></dependency>"
    };
    Bench first = bench(false);
    first.prints(cell);
    assertTrue(first.jars().contains("junit-platform-engine-1.10.0.jar"), first.jars()::toString);
    assertTrue(first.jars().contains("opentest4j-1.3.0.jar"), first.jars()::toString);
    Bench second = bench(true);
    second.prints(cell);
    assertEquals(first.java.classPath, second.java.classPath);
  }

  @Test
  void whatIsNotThereIsNamedWithItsRepository() {
    String sentence = bench(false).fails("%maven no.such:thing:1");
    assertTrue(sentence.matches("no.such:thing:1 was not found in \\S+ \\(http.*\\)"), sentence);
  }
}
