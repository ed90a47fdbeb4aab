package org.nqueens.kernel.install;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The file by which Jupyter knows a kernel.
 *
 * @param title what launchers and menus call it
 * @param command how to start it
 */
record KernelJson(String title, List<String> command) {

  private static final String OURS = "Java (N queens)";

  /** The file of a kernel that launchers tell from those of other names. */
  static KernelJson of(String name, List<String> command) {
    return new KernelJson(
        name.equals(Installer.NAME) ? OURS : "Java (%s)".formatted(name), command);
  }

  /** Writes {@code kernel.json} into a folder. */
  void writeTo(Path folder) throws IOException {
    try (JsonWriter json = new JsonWriter(Files.newBufferedWriter(folder.resolve("kernel.json")))) {
      json.setIndent("  ");
      json.setHtmlSafe(false);
      json.beginObject();
      json.name("argv").beginArray();
      for (String word : command) {
        json.value(word);
      }
      json.endArray();
      json.name("display_name").value(title);
      json.name("language").value("java");
      json.name("interrupt_mode").value("message");
      json.name("kernel_protocol_version").value("5.4");
      json.name("metadata").beginObject().name("debugger").value(false).endObject();
      json.endObject();
    }
  }
}
