package org.nqueens.kernel.artifact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class PomTextTest {

  private static String flat(String text) throws IOException {
    return PomText.whole(text)
        .replaceFirst("<\\?xml.*?\\?>", "")
        .replaceAll(">\\s+<", "><")
        .strip();
  }

  @Test
  void looseElementsJoinTheirLists() throws IOException {
    assertEquals(
        "<project><repositories><repository>r</repository><repository>s</repository></repositories>"
            + "<dependencies><dependency>a</dependency><dependency>b</dependency></dependencies>"
            + "<properties>p</properties><modelVersion>4.0.0</modelVersion>"
            + "<groupId>notebook</groupId><artifactId>notebook</artifactId><version>1</version>"
            + "</project>",
        flat(
            """
            <repository>r</repository>

            <dependency>a</dependency>
            <!-- and -->
            <dependencies>
              <dependency>b</dependency>
            </dependencies>
            <properties>p</properties>
            <repositories><repository>s</repository></repositories>
            """));
  }

  @Test
  void aProjectIsTakenAsItIs() throws IOException {
    assertEquals(
        "<project xmlns=\"x\"><version>7</version></project>",
        flat("<?xml version=\"1.0\"?>\n<project xmlns=\"x\"><version>7</version></project>"));
  }

  @Test
  void whatIsSaidIsNotOverruled() throws IOException {
    assertTrue(flat("<version>7</version>").contains("<version>7</version>"));
  }

  @Test
  void brokenXmlIsNamedWithItsLine() {
    IOException failure =
        assertThrows(IOException.class, () -> PomText.whole("<dependency>\n</dependncy>"));
    assertTrue(failure.getMessage().startsWith("line 2 of the POM: "), failure.getMessage());
  }

  @Test
  void wordsThatAreNoElementAreShown() {
    for (String text :
        new String[] {"no pom", "<dependency>a</dependency>\nno pom", "g:a:1 no pom"}) {
      IOException failure = assertThrows(IOException.class, () -> PomText.whole(text));
      assertTrue(failure.getMessage().contains("no pom”"), failure.getMessage());
    }
  }

  @Test
  void aDocumentTypeIsRefused() {
    assertThrows(
        IOException.class, () -> PomText.whole("<!DOCTYPE x SYSTEM 'file:///etc/passwd'><x/>"));
  }
}
