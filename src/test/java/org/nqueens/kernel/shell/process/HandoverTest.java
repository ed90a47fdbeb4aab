package org.nqueens.kernel.shell.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandoverTest {

  private final Handover handover = new Handover(List.of(Path.of("start.jar")));

  private static String path(String... entries) {
    return String.join(File.pathSeparator, entries);
  }

  @Test
  void anEntryOfTheClassPathIsNewOnce() {
    assertEquals(List.of("a.jar", "b.jar"), handover.entries(path("a.jar", "b.jar")));
    assertEquals(List.of("c.jar"), handover.entries(path("b.jar", "c.jar", "c.jar")));
  }

  @Test
  void whatEveryWorkerStartsWithIsNeverNew() {
    assertEquals(List.of("a.jar"), handover.entries(path("start.jar", "a.jar")));
  }
}
