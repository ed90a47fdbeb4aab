package org.nqueens;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The picture of the packages, held against the code. */
class ArchitectureTest {

  private static final String ROOT = "org.nqueens";

  private static final JavaClasses CLASSES =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void theScanSawEveryClassOfTheSources() throws Exception {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      long sources =
          files.filter(f -> f.toString().endsWith(".java")).filter(f -> !isInfo(f)).count();
      assertTrue(sources > 0 && CLASSES.size() >= sources, CLASSES.size() + " < " + sources);
    }
  }

  @TestFactory
  Stream<DynamicTest> aPackageUsesOnlyWhatThePictureAllows() {
    return CLASSES.stream()
        .map(ArchitectureTest::room)
        .distinct()
        .sorted()
        .map(room -> DynamicTest.dynamicTest(room.isEmpty() ? "façade" : room, () -> hold(room)));
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @TestFactory
  Stream<DynamicTest> aLibraryStaysInItsRoom() {
    return Stream.of(
            only(
                "jdk.jshell..",
                "kernel.shell.source",
                "kernel.shell.origin",
                "kernel.shell.hint",
                "kernel.shell.report",
                "kernel.shell.assist",
                "kernel.shell.process",
                "kernel.shell.engine",
                "kernel.worker"),
            only("org.objectweb.asm..", "kernel.shell.classes", "kernel.shell.process"),
            only("org.zeromq..", "kernel.channel"),
            only(
                "com.google.gson..",
                "kernel.wire",
                "kernel.notebook",
                "kernel.notebook.chapter",
                "kernel.notebook.page",
                "kernel.magic.text",
                "kernel.install",
                "cli"),
            only("org.commonmark..", "kernel.notebook.page"),
            only("org.jsoup..", "kernel.notebook.page"),
            only("com.github.mustachejava..", "kernel.notebook.page"),
            only("org.eclipse.aether..", "kernel.artifact"),
            only("org.apache.maven..", "kernel.artifact"),
            only("eu.maveniverse..", "kernel.artifact"),
            only("picocli..", "cli"),
            only("org.apache.spark..", "spark"),
            only("scala..", "spark"),
            only("org.junit..", "exercise.trial"),
            only("tech.tablesaw..", "measure", "bridge", "bridge.jjava"),
            only("org.knowm.xchart..", "measure", "bridge", "bridge.jjava"),
            only("org.dflib.jjava..", "bridge.jjava"))
        .map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(CLASSES)));
  }

  @Test
  void onlyTheCommandLineTouchesTheStandardStreams() {
    noClasses()
        .that(resideInAPackage(ROOT + ".."))
        .and()
        .resideOutsideOfPackages(
            ROOT + ".cli..",
            ROOT + ".kernel.worker..", // redirects the cells' streams
            ROOT + ".kernel.channel..") // the log of a kernel is its standard error
        .and()
        .doNotHaveFullyQualifiedName(ROOT + ".spark.Main") // a command line, too: spark-submit's
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(CLASSES);
  }

  @Test
  void everyPackageHasItsDesignPaper() throws Exception {
    try (Stream<Path> folders = Files.walk(Path.of("src/main/java/org/nqueens"))) {
      List<Path> without =
          folders
              .filter(Files::isDirectory)
              .filter(ArchitectureTest::hasSources)
              .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
              .toList();
      assertTrue(without.isEmpty(), "no package-info.java in " + without);
    }
  }

  @Test
  void namesSayWhatAClassIs() {
    noClasses().should().haveNameMatching(".*(Util|Utils|Helper|Manager)").check(CLASSES);
  }

  private static void hold(String room) {
    assertTrue(Picture.has(room), "the picture has no package " + room);
    Set<String> wrong = new TreeSet<>();
    for (JavaClass user : CLASSES) {
      if (room(user).equals(room)) {
        user.getDirectDependenciesFromSelf().stream()
            .filter(d -> d.getTargetClass().getPackageName().startsWith(ROOT))
            .filter(d -> !room(d.getTargetClass()).equals(room))
            .filter(d -> !Picture.allows(room, room(d.getTargetClass())))
            .forEach(d -> wrong.add(d.getDescription()));
      }
    }
    assertTrue(wrong.isEmpty(), () -> wrong.stream().collect(Collectors.joining("\n")));
  }

  /** The package of a class below the root: {@code ""} for the façade. */
  private static String room(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(ROOT) ? "" : name.substring(ROOT.length() + 1);
  }

  private static ArchRule only(String library, String... rooms) {
    String[] allowed = Stream.of(rooms).map(r -> ROOT + "." + r).toArray(String[]::new);
    return noClasses()
        .that(resideInAPackage(ROOT + ".."))
        .and()
        .resideOutsideOfPackages(allowed)
        .should()
        .dependOnClassesThat(resideInAnyPackage(library))
        .allowEmptyShould(true)
        .as(library + " only in " + List.of(rooms));
  }

  private static boolean isInfo(Path file) {
    return file.endsWith("package-info.java");
  }

  private static boolean hasSources(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(f -> f.toString().endsWith(".java"));
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
