package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What we ship of others, and under which licences. */
class LicencesTest {

  private static final Pattern ROW = Pattern.compile("(?m)^\\S+?:(\\S+):(\\S+)  (.+)$");
  private static final Path META = Path.of("target/classes/META-INF");

  @Test
  void everyJarIsListedAndNothingElse() throws IOException {
    Set<String> jars = new TreeSet<>(names(Path.of("target/lib")));
    jars.remove("nqueens-cells.jar"); // ours
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

  private static Set<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    }
  }
}
