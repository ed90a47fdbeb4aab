package org.nqueens.kernel.artifact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoordinatesTest {

  private static void reads(
      String text, String group, String artifact, String type, String classifier, String version) {
    assertEquals(
        new Coordinates(group, artifact, type, classifier, version, Optional.empty()),
        Coordinates.of(text));
  }

  private static String problem(String text) {
    return Coordinates.of(text).problem().orElseThrow();
  }

  @Test
  void typeAndClassifierStandBeforeTheVersion() {
    reads("g.h:a-b:1.0", "g.h", "a-b", "jar", "", "1.0");
    reads("g:a:zip:1.0", "g", "a", "zip", "", "1.0");
    reads("g:a:jar:linux:1.0", "g", "a", "jar", "linux", "1.0");
  }

  @Test
  void rangesAndNewestAreVersions() {
    reads("g:a:[1,2)", "g", "a", "jar", "", "[1,2)");
    reads("g:a:RELEASE", "g", "a", "jar", "", "RELEASE");
  }

  @Test
  void ivysFormIsRead() {
    reads("g#a;1.0", "g", "a", "jar", "", "1.0");
  }

  @Test
  void aMissingVersionIsSaid() {
    assertTrue(problem("g:a").startsWith("g:a has no version; g:a:RELEASE"), problem("g:a"));
  }

  @Test
  void gradlesOrderIsCorrected() {
    assertEquals(
        "g:a:1.0:linux has its version before its classifier; write g:a:jar:linux:1.0",
        problem("g:a:1.0:linux"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "commons-csv", "g:a:b:c:d:e", "g::1.0", "g:a:", "g h:a:1", "g/h:a:1"})
  void whatNamesNothingIsSaidSo(String text) {
    assertTrue(problem(text).startsWith(text + " does not name an artifact"), problem(text));
  }
}
