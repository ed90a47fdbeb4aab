package org.nqueens.kernel.shell.hint;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.shell.Session;

/** A library for a newer Java than the kernel's. */
class ReleaseHintsTest {

  private static final int MAJOR = 7; // where a class file has its version

  @Test
  void bothReleasesAreNamed(@TempDir Path folder) throws IOException {
    Path source =
        Files.writeString(folder.resolve("Far.java"), "package far; public class Far { }");
    ToolProvider.findFirst("javac")
        .orElseThrow()
        .run(System.out, System.err, "-d", folder.toString(), source.toString());
    Path file = folder.resolve("far/Far.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[MAJOR] = 99;
    Files.write(file, bytes);
    try (Session session = Session.open()) {
      session.interpreter.addToClassPath(List.of(folder));
      String told = session.run("new far.Far()").all();
      String here =
          "compiled for Java 55, and the kernel runs on Java " + Runtime.version().feature();
      assertTrue(told.contains(here), told);
    }
  }
}
