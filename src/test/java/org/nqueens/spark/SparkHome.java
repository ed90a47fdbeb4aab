package org.nqueens.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.nqueens.kernel.artifact.FetchedJars;

/** Spark as it would lie on a machine of a cluster, made of links to the jars of Maven's store. */
final class SparkHome {

  private final Path folder;

  private SparkHome(Path folder) {
    this.folder = folder;
  }

  static SparkHome in(Path folder) throws IOException {
    Path jars = Files.createDirectories(folder.resolve("jars"));
    String version = System.getProperty("spark.version");
    for (Path jar : FetchedJars.of("org.apache.spark:spark-core_2.13:" + version)) {
      Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
    }
    return new SparkHome(folder);
  }

  /** A jar of compiled classes, as the build would make one. */
  Path jar(String name, Path... classes) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
    Path jar = folder.resolve(name);
    try (OutputStream bytes = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(bytes, manifest)) {
      for (Path root : classes) {
        for (Path file : files(root)) {
          out.putNextEntry(new ZipEntry(root.relativize(file).toString()));
          Files.copy(file, out);
          out.closeEntry();
        }
      }
    }
    return jar;
  }

  private static List<Path> files(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(file -> file.toString().endsWith(".class"))
          .filter(file -> file.toString().matches(".*/org/nqueens/(spark|count|board)/.*"))
          .toList();
    }
  }

  /** What the script spark-submit gives the driver's JVM: Kryo looks into these packages. */
  private static final List<String> OPENED =
      List.of("java.lang", "java.lang.invoke", "java.nio", "java.util", "sun.nio.ch", "sun.nio.cs");

  /** A command line of one of Spark's own programs, bound to this machine alone. */
  ProcessBuilder program(String heap, String main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    OPENED.forEach(name -> command.add("--add-opens=java.base/" + name + "=ALL-UNNAMED"));
    command.addAll(List.of("-Xmx" + heap, "-XX:+UseSerialGC", "-cp", folder + "/jars/*", main));
    command.addAll(arguments);
    ProcessBuilder program = new ProcessBuilder(command).directory(folder.toFile());
    program.environment().put("SPARK_HOME", folder.toString());
    program.environment().put("SPARK_SCALA_VERSION", "2.13"); // else it looks for a build tree
    program.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    program.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return program;
  }

  /** A start of {@code spark-submit}, whose script calls this class. */
  ProcessBuilder submit(String master, List<String> options, Path jar, List<String> arguments) {
    List<String> line = new ArrayList<>(List.of("--master", master));
    line.addAll(List.of("--conf", "spark.ui.enabled=false"));
    line.addAll(List.of("--conf", "spark.driver.host=127.0.0.1"));
    line.addAll(List.of("--conf", "spark.driver.bindAddress=127.0.0.1"));
    line.addAll(options);
    line.add(jar.toString());
    line.addAll(arguments);
    return program("512m", "org.apache.spark.deploy.SparkSubmit", line);
  }

  /** Removes the links, which nobody should follow to clean up. */
  void unlink() throws IOException {
    try (Stream<Path> links = Files.list(folder.resolve("jars"))) {
      for (Path link : links.toList()) {
        Files.delete(link);
      }
    }
  }

  Path folder() {
    return folder;
  }

  /** The text of a file that a process is still writing, as far as it is there. */
  static String text(Path file) {
    try {
      return Files.exists(file) ? new String(Files.readAllBytes(file), UTF_8) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whole lines of a text but for Spark's remarks. */
  static String last(String text) {
    return text.lines()
        .skip(Math.max(0, text.lines().count() - 40))
        .collect(Collectors.joining("\n"));
  }
}
