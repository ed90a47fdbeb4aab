package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.session.Surroundings;

/** The documentation of the kernel, held against the kernel. */
class KernelPageTest {

  private final String page = read();

  private static String read() {
    try {
      return Files.readString(Path.of("docs/kernel.md"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void everyMagicAndEveryOtherNameOfItIsOnThePage() {
    Bench bench = new Bench(Path.of("").toAbsolutePath());
    List<String> names =
        bench.prints("%lsmagic").lines().map(line -> line.split("\\s")[0].substring(1)).toList();
    assertTrue(names.size() > 10, names::toString);
    for (String name : names) {
      assertTrue(page.contains("%" + name), name);
      others(bench.prints("?%" + name))
          .forEach(other -> assertTrue(page.contains("`%" + other + "`"), other));
    }
  }

  private static Stream<String> others(String manual) {
    return manual
        .lines()
        .filter(line -> line.startsWith("also: "))
        .flatMap(line -> Stream.of(line.substring(6).split(", ")));
  }

  @Test
  void everyVariableOfTheEnvironmentIsOnThePage() throws IllegalAccessException {
    int variables = 0;
    for (Field field : Surroundings.class.getFields()) {
      if (Modifier.isStatic(field.getModifiers()) && field.getType() == String.class) {
        assertTrue(page.contains("| `" + field.get(null) + "` |"), field.getName());
        variables++;
      }
    }
    assertTrue(variables >= 6, "only " + variables);
  }

  @Test
  void theImportsOfEveryCellAreOnThePage() throws IOException {
    try (var text = Surroundings.class.getResourceAsStream("startup.jsh")) {
      new String(text.readAllBytes())
          .lines()
          .filter(line -> line.startsWith("import java"))
          .map(line -> line.replaceAll("import |\\.\\*;", ""))
          .forEach(name -> assertTrue(page.contains("`" + name + "`"), name));
    }
  }
}
