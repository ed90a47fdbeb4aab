package org.nqueens.kernel.install;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a kernelspec for unknown machines holds. */
class PortableKernelTest {

  @TempDir Path folder;

  @Test
  void itNamesNoPlaceOfThisMachine() throws IOException {
    Path packed = pack();
    for (String name : List.of("kernel.json", "start.json")) {
      String text = Files.readString(packed.resolve(name));
      assertTrue(!text.contains(folder.toString()) && !text.contains("\"/"), text);
    }
  }

  @Test
  void jupyterPassesTheConnectionFileToItsScript() throws IOException {
    String json = Files.readString(pack().resolve("kernel.json"));
    List<String> argv =
        JsonParser.parseString(json).getAsJsonObject().getAsJsonArray("argv").asList().stream()
            .map(word -> word.getAsString())
            .toList();
    assertEquals("python3", argv.get(0));
    assertEquals(
        List.of("{resource_dir}/start.py", "{connection_file}"),
        argv.subList(argv.size() - 2, argv.size()));
  }

  @Test
  void aCommandLineIsThereForEachKindOfArchive() throws IOException {
    JsonObject commands =
        JsonParser.parseString(Files.readString(pack().resolve("start.json"))).getAsJsonObject();
    assertEquals(Set.of("17", "25"), commands.keySet());
    assertTrue(commands.get("17").toString().contains("SharedArchiveFile={archives}/kernel.jsa"));
    assertTrue(commands.get("25").toString().contains("AOTCache={archives}/kernel.aot"));
    assertTrue(commands.get("17").toString().contains("\"{resource_dir}/nqueens.jar\""));
  }

  @Test
  void allThatItNeedsIsInTheFolder() throws IOException {
    Path packed = pack();
    try (Stream<Path> files = Files.list(packed)) {
      assertEquals(
          Set.of("kernel.json", "start.json", "start.py", "logo-svg.svg", "nqueens.jar", "lib"),
          files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
    }
  }

  @Test
  void aFolderThatIsThereIsLeftAlone() throws IOException {
    Path packed = pack();
    assertThrows(IllegalArgumentException.class, () -> kernel().writeTo(packed));
  }

  private Path pack() throws IOException {
    Path packed = folder.resolve("nqueens-java");
    kernel().writeTo(packed);
    return packed;
  }

  private PortableKernel kernel() throws IOException {
    Path build = Files.createDirectories(folder.resolve("build/lib"));
    Files.writeString(build.resolve("a.jar"), "");
    Files.writeString(build.resolveSibling("main.jar"), "");
    return new PortableKernel(new Jars(build.resolveSibling("main.jar"), List.of("lib/a.jar")));
  }
}
