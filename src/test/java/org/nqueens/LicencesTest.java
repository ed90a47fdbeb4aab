package org.nqueens;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What we ship of others, and under which licences. */
class LicencesTest {

  private static final Pattern ROW = Pattern.compile("(?m)^\\S+?:(\\S+):(\\S+)  (.+)$");
  private static final Pattern HOLDER =
      Pattern.compile("Copyright (?:\\(c\\)|©)? ?([^\\n<]+?)[.,;]?\\s*(?:<.*|All rights.*)?\\n");
  private static final Path META = Path.of("target/classes/META-INF");

  @Test
  void everyJarIsListedAndNothingElse() throws IOException {
    Set<String> jars = new TreeSet<>(names(Path.of("target/lib")));
    jars.removeIf(name -> name.startsWith("nqueens-")); // ours, of the build before this one
    Set<String> listed =
        rows().stream()
            .map(row -> row.group(1) + "-" + row.group(2) + ".jar")
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(jars, listed);
    assertTrue(jars.size() > 50, jars.toString());
  }

  @Test
  void everyLicenceHasItsText() throws IOException {
    Set<String> texts = names(META.resolve("licences"));
    for (MatchResult row : rows()) {
      for (String licence : row.group(3).split(", ")) {
        assertTrue(texts.contains(licence + ".txt"), row.group());
      }
    }
  }

  @Test
  void noticesOfShortLicencesNameTheirHolders() throws IOException {
    for (String licence : List.of("MIT", "BSD-2-Clause", "BSD-3-Clause")) {
      String text = Files.readString(META.resolve("licences").resolve(licence + ".txt"));
      assertTrue(text.contains("Copyright (c)"), licence);
    }
  }

  @Test
  void theHoldersAreThoseThatTheJarsName() throws IOException {
    int jars = 0;
    for (MatchResult row : rows()) {
      if (row.group(3).matches("MIT|BSD-.*|Unicode")) {
        String ours = words(Files.readString(licence(row.group(3))));
        for (String theirs : holders(row.group(1) + "-" + row.group(2) + ".jar")) {
          assertTrue(ours.contains(theirs), row.group() + ": " + theirs);
          jars++;
        }
      }
    }
    assertTrue(jars >= 8, "jars with a text of their own: " + jars);
  }

  @Test
  void whoAsksForItsSourceIsToldWhereItIs() throws IOException {
    String notice = Files.readString(META.resolve("THIRD-PARTY.txt"));
    String told =
        notice.substring(notice.indexOf("The sources of"), notice.indexOf("are to be had"));
    Set<String> asking = new TreeSet<>();
    for (MatchResult row : rows()) {
      if (row.group(3).matches(".*(GPL|EPL|MPL).*")) {
        asking.add(row.group(3));
      }
    }
    assertEquals(Set.of("EPL-2.0", "LGPL-3.0", "MPL-2.0"), asking);
    assertTrue(asking.stream().allMatch(told::contains), told);
  }

  /**
   * The LGPL, section 4: a notice that the library is used, its licence, and the GPL that it builds
   * on.
   */
  @Test
  void theOneUnderTheLgplIsNamedAndHasBothTexts() throws IOException {
    List<String> under =
        rows().stream().filter(r -> r.group(3).startsWith("LGPL")).map(r -> r.group(1)).toList();
    assertEquals(List.of("VectorGraphics2D"), under);
    String notice = words(Files.readString(META.resolve("THIRD-PARTY.txt")));
    assertTrue(notice.contains("drawn with VectorGraphics2D, (C)"), notice);
    assertTrue(notice.contains("covered by the LGPL"), notice);
    for (String name : List.of("LGPL-3.0", "GPL-3.0")) {
      assertTrue(Files.readString(licence(name)).contains("Version 3, 29 June 2007"), name);
    }
  }

  @Test
  void thePagesOfTheBookCarryNothingOfOthers() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(Path.of("src/main/resources"))) {
      files = all.filter(f -> f.toString().matches(".*\\.(js|css|mustache|svg)")).toList();
    }
    assertTrue(files.size() > 10);
    for (Path file : files) {
      String text = Files.readString(file);
      assertTrue(!text.contains("@font-face") && !text.contains("@license"), file.toString());
      assertTrue(
          !text.matches("(?s).*<(script|link)[^>]+(src|href)=\"?https?:.*"), file.toString());
    }
  }

  private static List<MatchResult> rows() throws IOException {
    return ROW.matcher(Files.readString(META.resolve("THIRD-PARTY.txt"))).results().toList();
  }

  private static Path licence(String name) {
    return META.resolve("licences").resolve(name + ".txt");
  }

  /** The lines of copyright in the licence that a jar carries, without the words around them. */
  private static List<String> holders(String jar) throws IOException {
    List<String> found = new ArrayList<>();
    try (JarFile file = new JarFile(Path.of("target/lib", jar).toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        if (entry.getName().matches("(?i)(META-INF/(\\w+/)?)?LICENSE(\\.txt|-\\w+\\.txt)?")) {
          String text = new String(file.getInputStream(entry).readAllBytes(), UTF_8);
          Matcher first = HOLDER.matcher(text);
          assertTrue(first.find(), jar + "!/" + entry.getName());
          found.add(words(first.group(1)));
        }
      }
    }
    return found;
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }

  private static Set<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    }
  }
}
