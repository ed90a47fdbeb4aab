package org.nqueens.kernel.shell.classes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.shell.Session;
import org.nqueens.kernel.shell.Setup;

/** The compiler sees the same classes through our jar index as through its own file manager. */
class CellsFilesTest {

  private static final Set<JavaFileObject.Kind> CLASSES = Set.of(JavaFileObject.Kind.CLASS);

  @TempDir Path folder;

  @Test
  void jarsAndFoldersAreListedAsTheCompilersOwnManagerListsThem() throws IOException {
    Path jar = jar("a b.jar", "x/One.class", "x/y/Two.class", "x/y/Two$In.class", "Top.class");
    Path classes = folder.resolve("classes");
    Files.createDirectories(classes.resolve("x/y"));
    Files.write(classes.resolve("x/y/Three.class"), new byte[4]);
    String path = jar + File.pathSeparator + classes;
    try (var plain = ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null);
        var ours =
            new CellsFiles(
                ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null),
                new IndexGate(),
                Listings.of(Optional.empty()))) {
      plain.handleOption("-classpath", List.of(path).iterator());
      ours.handleOption("-classpath", List.of(path).iterator());
      for (String name : List.of("", "x", "x.y", "none")) {
        for (boolean below : List.of(true, false)) {
          Set<String> expected = new TreeSet<>();
          Set<String> found = new TreeSet<>();
          for (var file : plain.list(StandardLocation.CLASS_PATH, name, CLASSES, below)) {
            expected.add(plain.inferBinaryName(StandardLocation.CLASS_PATH, file));
          }
          for (var file : ours.list(StandardLocation.CLASS_PATH, name, CLASSES, below)) {
            found.add(ours.inferBinaryName(StandardLocation.CLASS_PATH, file));
          }
          assertEquals(expected, found, name + " below: " + below);
        }
      }
    }
  }

  @Test
  void aFileThatIsNoJarCostsNoCell() throws IOException {
    Path broken = Files.write(folder.resolve("broken.jar"), new byte[] {'P', 'K', 3, 4, 0});
    Path empty = Files.createFile(folder.resolve("empty.jar"));
    List<Path> classPath = new ArrayList<>(Session.setup().classPath());
    classPath.add(broken);
    Setup setup = Setup.of(classPath).withStartup(Session.setup().startup());
    try (Session session = new Session(setup)) {
      Session.Ran ran = session.run("import java.util.regex.*;");
      assertEquals(
          "Note: " + broken + " is no readable jar and is left out of the class path.\n",
          ran.err.toString());
      session.interpreter.addToClassPath(List.of(empty));
      assertEquals(Optional.of("[1]"), session.run("List.of(1)").result());
    }
  }

  @Test
  void packagesOfTheJdkAreListedAsTheCompilersOwnManagerListsThemButForClassesWithoutAName()
      throws IOException {
    try (var plain = ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null);
        var ours =
            new CellsFiles(
                ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null),
                new IndexGate(),
                Listings.of(Optional.empty()))) {
      var base = plain.getLocationForModule(StandardLocation.SYSTEM_MODULES, "java.base");
      for (String name : List.of("java.util", "java.util.function", "java.util.stream", "none")) {
        Set<String> expected = new TreeSet<>();
        for (var file : plain.list(base, name, CLASSES, false)) {
          expected.add(plain.inferBinaryName(base, file));
        }
        expected.removeIf(one -> one.matches(".*\\$\\d.*"));
        for (int times = 0; times < 2; times++) { // asked, then remembered
          Set<String> found = new TreeSet<>();
          for (var file : ours.list(base, name, EnumSet.allOf(JavaFileObject.Kind.class), false)) {
            found.add(ours.inferBinaryName(base, file));
            assertTrue(ours.contains(base, file));
          }
          assertEquals(expected, found, name);
        }
      }
    }
  }

  @Test
  void aClassFileOfTheJdkIsRead() throws IOException {
    for (String name : List.of("java.util.Map", "java.util.Map$Entry")) {
      ModuleClass one = new ModuleClass("java.base", name);
      String path = "/" + name.replace('.', '/') + ".class";
      try (var found = one.openInputStream();
          var expected = Object.class.getResourceAsStream(path)) {
        assertArrayEquals(expected.readAllBytes(), found.readAllBytes());
      }
      assertTrue(one.isNameCompatible(name.substring("java.util.".length()), one.getKind()));
    }
  }

  @Test
  void anInterruptedThreadReadsTheClassFilesOfTheJdkToo() throws IOException {
    Thread.currentThread().interrupt();
    try (var found = new ModuleClass("java.base", "java.lang.Object").openInputStream()) {
      assertEquals(0xCA, found.read());
    } finally {
      assertTrue(Thread.interrupted());
    }
  }

  @Test
  void noPluginOfTheCellsJarsRunsInTheKernel() throws IOException {
    Path jar = jar("plugin.jar", "META-INF/services/com.sun.source.util.Plugin");
    try (var ours =
        new CellsFiles(
            ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null),
            new IndexGate(),
            Listings.of(Optional.empty()))) {
      ours.handleOption("-cp", List.of(jar.toString()).iterator());
      ClassLoader loader = ours.getClassLoader(StandardLocation.CLASS_PATH);
      assertEquals(null, loader.getResource("META-INF/services/com.sun.source.util.Plugin"));
    }
  }

  @Test
  void aClassFileInAJarIsFoundByItsNameAndRead() throws IOException {
    Path jar = jar("one.jar", "x/One.class");
    try (var ours =
        new CellsFiles(
            ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null),
            new IndexGate(),
            Listings.of(Optional.empty()))) {
      ours.handleOption("-cp", List.of(jar.toString()).iterator());
      JavaFileObject one =
          ours.getJavaFileForInput(StandardLocation.CLASS_PATH, "x.One", JavaFileObject.Kind.CLASS);
      try (var bytes = one.openInputStream()) {
        assertEquals("x/One.class", new String(bytes.readAllBytes()));
      }
      assertTrue(ours.contains(StandardLocation.CLASS_PATH, one));
      assertTrue(one.toUri().toString().endsWith("one.jar!/x/One.class"), one.toUri().toString());
    }
  }

  @Test
  void anotherThreadThatAsksForAllPathsWaitsForTheGate() throws Exception {
    IndexGate gate = new IndexGate();
    try (var ours =
        new CellsFiles(
            ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null),
            gate,
            Listings.of(Optional.empty()))) {
      ours.getLocationAsPaths(StandardLocation.CLASS_PATH); // who made it does not wait
      var index =
          new FutureTask<>(() -> ours.getLocationAsPaths(StandardLocation.CLASS_PATH).iterator());
      Thread thread = new Thread(index);
      thread.start();
      while (thread.getState() != Thread.State.TIMED_WAITING && !index.isDone()) {
        Thread.onSpinWait();
      }
      gate.open();
      assertTrue(index.get().hasNext());
    }
  }

  private Path jar(String name, String... entries) throws IOException {
    Path jar = folder.resolve(name);
    try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (String entry : entries) {
        out.putNextEntry(new JarEntry(entry));
        out.write(entry.getBytes());
        out.closeEntry();
      }
    }
    return jar;
  }
}
