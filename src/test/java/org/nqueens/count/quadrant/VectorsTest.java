package org.nqueens.count.quadrant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.board.KnownCounts;
import org.nqueens.count.Counter;

/** The multi-release part, which a build by Java 21 or newer has. */
class VectorsTest {

  private static final Path PART = Path.of("target/classes/META-INF/versions/21");

  @Test
  void vectorsCountWhatTheOracleKnows() throws Exception {
    assumeTrue(Runtime.version().feature() >= 21 && Files.isDirectory(PART), "no part for 21");
    URL[] jar = {PART.toUri().toURL(), Path.of("target/classes").toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(jar, ClassLoader.getPlatformClassLoader())) {
      Class<?> type = loader.loadClass("org.nqueens.count.Counter");
      Optional<?> counter = (Optional<?>) type.getMethod("vectors").invoke(null);
      assumeTrue(counter.isPresent(), "no wide vectors");
      assertEquals("quadrants-vector", type.getMethod("name").invoke(counter.get()));
      for (int n = 0; n <= 12; n++) {
        Object count = type.getMethod("count", int.class).invoke(counter.get(), n);
        assertEquals(KnownCounts.solutions(n), count, "n = " + n);
      }
    }
  }

  @Test
  void aJvmWithoutVectorsSaysWhatItLacks() {
    assumeTrue(Counter.vectors().isEmpty());
    String message =
        assertThrows(IllegalArgumentException.class, () -> Counter.of("quadrants-vector"))
            .getMessage();
    assertTrue(message.contains("needs Java 21") && message.contains("quadrants"), message);
    assertTrue(Counter.all().stream().noneMatch(c -> c.name().equals("quadrants-vector")));
  }
}
