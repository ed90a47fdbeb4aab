package org.nqueens.kernel.artifact;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A Maven repository of a test and a user's folder that knows no other, for the settings make it
 * the mirror of all.
 *
 * @param folder holds everything
 */
public record FileRepository(Path folder) {

  public String url() {
    return folder.resolve("remote").toUri().toString().replaceFirst("/$", "");
  }

  public Path localFile(String path) {
    return folder.resolve("m2/repository").resolve(path);
  }

  /** The settings of a user whose every repository is this one. */
  public MavenSettings settings() {
    return settings(mirror("mirror", url()), "");
  }

  /** The settings of a user with some mirrors and other elements. */
  public MavenSettings settings(String mirrors, String more) {
    write(
        folder.resolve("m2/settings.xml"),
        "<settings><mirrors>" + mirrors + "</mirrors>" + more + "</settings>");
    return new MavenSettings(
        folder.resolve("m2"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Map.of(),
        false);
  }

  /** Adds a jar that depends on others, as {@code group:artifact:version[:scope]}. */
  public FileRepository with(String coordinates, String... dependencies) {
    jar(coordinates, "");
    return pom(coordinates, "<dependencies>" + dependencies(dependencies) + "</dependencies>");
  }

  /** Adds a POM alone. */
  public FileRepository pom(String coordinates, String body) {
    String[] parts = coordinates.split(":");
    String head =
        "<modelVersion>4.0.0</modelVersion><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>"
            .formatted((Object[]) parts);
    write(file(coordinates, "", "pom"), "<project>" + head + body + "</project>");
    return this;
  }

  /** Adds one deployment of a snapshot, the newest from now on. */
  public FileRepository snapshot(String coordinates, String stamp) {
    String[] parts = coordinates.split(":");
    Path directory = file(coordinates, "", "jar").getParent();
    String name = parts[1] + "-" + parts[2].replace("SNAPSHOT", stamp);
    writeJar(directory.resolve(name + ".jar"), stamp);
    write(
        directory.resolve(name + ".pom"),
        "<project><modelVersion>4.0.0</modelVersion><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></project>"
            .formatted((Object[]) parts));
    String[] number = stamp.split("-");
    write(
        directory.resolve("maven-metadata.xml"),
        "<metadata><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>"
                .formatted((Object[]) parts)
            + "<versioning><snapshot><timestamp>%s</timestamp><buildNumber>%s</buildNumber></snapshot></versioning></metadata>"
                .formatted((Object[]) number));
    return this;
  }

  /** Adds a jar alone, whose one file has the name of its artifact. */
  public FileRepository jar(String coordinates, String classifier) {
    Path file = file(coordinates, classifier, "jar");
    writeJar(file, coordinates.replace(':', '/'));
    return this;
  }

  /** Puts a file into the jar of an artifact, in place of what was in it. */
  public FileRepository jarOf(String coordinates, String entry, byte[] content) {
    writeJar(file(coordinates, "", "jar"), entry, content);
    return this;
  }

  /** The mirror of all repositories, for settings. */
  public static String mirror(String id, String url) {
    return "<mirror><id>" + id + "</id><mirrorOf>*</mirrorOf><url>" + url + "</url></mirror>";
  }

  public static String dependencies(String... coordinates) {
    StringBuilder xml = new StringBuilder();
    for (String dependency : coordinates) {
      String[] parts = dependency.split(":");
      xml.append("<dependency><groupId>").append(parts[0]).append("</groupId><artifactId>");
      xml.append(parts[1]).append("</artifactId>");
      if (parts.length > 2) {
        xml.append("<version>").append(parts[2]).append("</version>");
      }
      if (parts.length > 3) {
        xml.append("<scope>").append(parts[3]).append("</scope>");
      }
      xml.append("</dependency>");
    }
    return xml.toString();
  }

  public static void writeJar(Path file, String entry) {
    writeJar(file, entry, new byte[0]);
  }

  public static void writeJar(Path file, String entry, byte[] content) {
    try {
      Files.createDirectories(file.getParent());
      try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
        zip.putNextEntry(new ZipEntry(entry));
        zip.write(content);
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path file(String coordinates, String classifier, String extension) {
    String[] parts = coordinates.split(":");
    String tail = classifier.isEmpty() ? "" : "-" + classifier;
    return folder
        .resolve("remote")
        .resolve(parts[0].replace('.', '/'))
        .resolve(parts[1])
        .resolve(parts[2])
        .resolve(parts[1] + "-" + parts[2] + tail + "." + extension);
  }

  public static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
