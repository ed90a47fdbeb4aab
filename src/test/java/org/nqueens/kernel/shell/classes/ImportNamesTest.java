package org.nqueens.kernel.shell.classes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.Queens;
import org.nqueens.kernel.display.Display;

class ImportNamesTest {

  private final CellsFiles files =
      new CellsFiles(
          ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null),
          new IndexGate(),
          Listings.of(Optional.empty()));
  private final ImportNames names = new ImportNames(files);

  @BeforeEach
  void theClassesUnderTest() {
    files.handleOption("-classpath", List.of("target/classes").iterator());
  }

  @AfterEach
  void close() throws IOException {
    files.close();
  }

  @Test
  void aPackageBringsItsTopLevelClasses() throws IOException {
    Set<String> util = names.of("import java.util.*;");
    assertTrue(util.containsAll(Set.of("List", "ArrayList", "Map")), util.toString());
    assertFalse(util.stream().anyMatch(name -> name.contains("$") || name.contains(".")));
    assertFalse(util.contains("Stream"));
    assertTrue(names.of("import java.util.prefs.*;").contains("Preferences"));
    assertTrue(names.of("import org.nqueens.board.*;").contains("Placement"));
  }

  @Test
  void aSingleImportBringsItsOwnName() throws IOException {
    assertEquals(Set.of("List"), names.of("import java.util.List;"));
    assertEquals(Set.of("Entry"), names.of("import java.util.Map.Entry;"));
    assertEquals(Set.of("max"), names.of("import static java.lang.Math.max;"));
    assertEquals(Set.of("Entry"), names.of("import static java.util.Map.Entry;"));
  }

  @ParameterizedTest
  @ValueSource(classes = {Math.class, Queens.class, Display.class, java.util.Map.class})
  void aClassBringsItsStaticMembers(Class<?> type) throws IOException {
    assertEquals(members(type), publicOnes(type, names.of("import static " + name(type) + ".*;")));
  }

  private static String name(Class<?> type) {
    return type.getCanonicalName();
  }

  private static Set<String> members(Class<?> type) {
    Stream<String> nested = Arrays.stream(type.getClasses()).map(Class::getSimpleName);
    return Stream.concat(
            Stream.<Member>concat(Arrays.stream(type.getMethods()), Arrays.stream(type.getFields()))
                .filter(member -> Modifier.isStatic(member.getModifiers()))
                .map(Member::getName),
            nested)
        .collect(Collectors.toSet());
  }

  /** Without those that are there, but that nobody else may use. */
  private static Set<String> publicOnes(Class<?> type, Set<String> found) {
    return found.stream().filter(members(type)::contains).collect(Collectors.toSet());
  }

  @Test
  void inheritedMembersAreBroughtToo() throws IOException {
    Set<String> zip = names.of("import static java.util.jar.JarFile.*;");
    assertTrue(zip.contains("MANIFEST_NAME") && zip.contains("OPEN_READ"), zip.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import no.such.place.*;",
        "import java.util.Lost;",
        "import static java.lang.Math.lost;",
        "import static java.lang.Lost.*;",
        "import java.util.Map.*;", // types in a type: nothing is foreseen
        "import Lost;",
        "import java;"
      })
  void whatIsWrongOrUnforeseenBringsNothing(String statement) throws IOException {
    assertEquals(Set.of(), names.of(statement));
  }
}
