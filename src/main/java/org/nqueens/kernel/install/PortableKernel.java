package org.nqueens.kernel.install;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A kernelspec for machines that are not known yet: it finds Java when it starts. What {@code
 * jupyter kernelspec install} and a wheel can carry.
 *
 * @param jars what the kernel is made of
 */
public record PortableKernel(Jars jars) {

  // What start.py fills in.
  private static final Path JAVA = Path.of("{java}");
  private static final Path JAR = Path.of("{resource_dir}", "nqueens.jar");
  private static final Path ARCHIVES = Path.of("{archives}");

  /** The feature versions from which on a command line differs from the one before. */
  private static final List<Integer> VERSIONS = List.of(Java.OLDEST, Archives.WITH_AOT_CACHE);

  /**
   * Writes the kernelspec.
   *
   * @param folder its folder, whose name is to be the kernel's; not there yet
   * @throws IllegalArgumentException if there is such a folder
   * @throws IllegalStateException if it cannot be written, in one sentence
   */
  public void writeTo(Path folder) {
    if (Files.exists(folder)) {
      throw new IllegalArgumentException(folder + " is there already: name a new folder.");
    }
    try {
      Files.createDirectories(folder);
      jars.copyTo(folder);
      copy("logo-svg.svg", folder);
      copy("start.py", folder);
      writeCommands(folder.resolve("start.json"));
      // Jupyter runs its own Python for this word; -I and -S keep the reader's settings out.
      KernelJson.of(
              Installer.NAME,
              List.of("python3", "-I", "-S", "{resource_dir}/start.py", "{connection_file}"))
          .writeTo(folder);
    } catch (IOException e) {
      throw new IllegalStateException(
          "Cannot write the kernel to " + folder + ": " + Reason.of(e) + ".", e);
    }
  }

  private static void copy(String name, Path folder) throws IOException {
    try (InputStream resource = PortableKernel.class.getResourceAsStream(name)) {
      Files.copy(resource, folder.resolve(name));
    }
  }

  private static void writeCommands(Path file) throws IOException {
    try (JsonWriter json = new JsonWriter(Files.newBufferedWriter(file))) {
      json.setIndent("  ");
      json.setHtmlSafe(false);
      json.beginObject();
      for (int version : VERSIONS) {
        json.name(String.valueOf(version)).beginArray();
        for (String word : command(version)) {
          json.value(word);
        }
        json.endArray();
      }
      json.endObject();
    }
  }

  private static List<String> command(int version) {
    Archives archives = new Archives(ARCHIVES, version);
    return new CommandLine(new Java(JAVA, version), JAR).using(archives);
  }
}
