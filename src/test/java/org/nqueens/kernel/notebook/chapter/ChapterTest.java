package org.nqueens.kernel.notebook.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookException;

class ChapterTest {

  private static final String SOURCE =
      """
      # 1 · A board is a list of numbers

      You will draw boards.

      ```text
      +++
      . Q . .
      ```

      +++ {id=predict-1 tags=predict}

      **Predict.** How many?

      ```java {id=first-board tags=volatile,exercise}
      int square(int x) {
        // solution
        return x * x;
        // stub
        return 0; // your code
        // end
      }
      ```
      Text that follows at once.
      +++
      ~~~java {of an illustration
      int y;
      ~~~

      ````java {}
      var fence = "```";
      ````
      """;

  private static final Chapter CHAPTER = Chapter.parse("01-board", SOURCE);

  @Test
  void textAndCodeBecomeCellsInTheirOrder() {
    assertEquals(
        List.of("MARKDOWN", "MARKDOWN", "CODE", "MARKDOWN", "MARKDOWN", "CODE"),
        CHAPTER.pieces().stream().map(piece -> piece.kind().name()).toList());
    assertEquals("**Predict.** How many?", CHAPTER.pieces().get(1).source());
    assertEquals("Text that follows at once.", CHAPTER.pieces().get(3).source());
    assertEquals("var fence = \"```\";", CHAPTER.pieces().get(5).source());
  }

  @Test
  void aFenceWithoutAttributesStaysInTheText() {
    assertTrue(CHAPTER.pieces().get(0).source().endsWith("```text\n+++\n. Q . .\n```"));
  }

  @Test
  void attributesGiveIdsAndTags() {
    assertEquals("predict-1", CHAPTER.pieces().get(1).id());
    assertEquals(List.of("predict"), CHAPTER.pieces().get(1).tags());
    assertEquals("first-board", CHAPTER.pieces().get(2).id());
    assertEquals(List.of("volatile", "exercise"), CHAPTER.pieces().get(2).tags());
  }

  @Test
  void theCopiesDifferInTheMarkedLinesAlone() {
    assertEquals(
        "int square(int x) {\n  return 0; // your code\n}",
        CHAPTER.learner().cells().get(2).source());
    assertEquals(
        "int square(int x) {\n  return x * x;\n}", CHAPTER.solved().cells().get(2).source());
    for (int i : List.of(0, 1, 3, 4, 5)) {
      assertEquals(CHAPTER.learner().cells().get(i), CHAPTER.solved().cells().get(i));
    }
  }

  @Test
  void whatWouldAnswerAQuestionHidesItsSavedOutputs() {
    Chapter chapter =
        Chapter.parse(
            "x",
            """
            ```java {id=before}
            ```
            +++ {tags=predict}
            **Predict.** How many?
            ```java {id=guess tags=guess}
            ```
            ```java {id=one}
            ```
            ```java {id=two tags=volatile}
            ```
            ```java {id=quiz tags=quiz}
            ```
            ```java {id=task tags=exercise}
            ```
            Text.
            ```java {id=after}
            ```
            """);
    for (Notebook copy : List.of(chapter.learner(), chapter.solved())) {
      assertEquals(
          List.of("one", "two"),
          copy.cells().stream()
              .filter(NotebookCell::hidesOutputs)
              .map(cell -> cell.id().orElseThrow())
              .toList());
    }
  }

  @Test
  void aSolutionMayStandAloneOrAfterTheStub() {
    Chapter chapter =
        Chapter.parse(
            "x", "```java {}\na\n// stub\nb\n// solution\nc\n// end\n// solution\nd\n// end\n```");
    assertEquals("a\nb", chapter.learner().cells().get(0).source());
    assertEquals("a\nc\nd", chapter.solved().cells().get(0).source());
  }

  @Test
  void theNotebookIsForOurKernel() {
    Notebook notebook = CHAPTER.learner();
    assertEquals("java", notebook.language().orElseThrow());
    String kernel = notebook.metadata().getAsJsonObject("kernelspec").get("name").getAsString();
    assertEquals("nqueens-java", kernel);
    assertEquals(notebook, Notebook.parse(notebook.toJson()));
  }

  @Test
  void theTitleIsTheFirstHeading() {
    assertEquals("1 · A board is a list of numbers", CHAPTER.title());
    assertEquals("x", Chapter.parse("x", "text").title());
  }

  @Test
  void cellsWithoutIdGetTheirFirstWords() {
    assertEquals("1-a-board-is-a", CHAPTER.pieces().get(0).id());
    assertEquals("text-that-follows-at-once", CHAPTER.pieces().get(3).id());
  }

  @Test
  void cellsThatBeginAlikeGetIdsThatDoNotDependOnEachOther() {
    String one = "Look at this now please, one.\n+++\n";
    String two = "Look at this now please, two.\n+++\n";
    List<String> ids = ids(one + two);
    assertEquals(2, new HashSet<>(ids).size());
    assertEquals(ids.get(0), ids(two + one).get(1));
    assertEquals(3, new HashSet<>(ids(one + one + one)).size());
  }

  @Test
  void idsFitTheFormatWhateverTheText() {
    for (String text : List.of("ферзь", "皇后", "***", "a".repeat(300), "Queens.solve(8)")) {
      String id = ids(text).get(0);
      assertTrue(id.matches("[a-zA-Z0-9-_]{1,64}"), id);
    }
    assertNotEquals(ids("ферзь"), ids("皇后"));
  }

  @Test
  void lineEndsOfWindowsAreLineEnds() {
    assertEquals(CHAPTER, Chapter.parse("01-board", SOURCE.replace("\n", "\r\n")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "```java {id=a}~int x;|line 1: this fence is never closed",
        "text~```text~never|line 2: this fence is never closed",
        "```python {id=a}~x~```|line 1: a code cell begins with ```java",
        "- list~  ```java {}~  ```|line 2: a code cell begins with ```java",
        "```java {id=Bad_Id}~```|line 1: the id 'Bad_Id' is not of small letters",
        "```java {name=x}~```|line 1: 'name=x' is none of id=NAME",
        "```java {tags=a,,b}~```|line 1: '' is no tag",
        "```java {id=a}~```~```java {id=a}~```|line 3: the id 'a' is taken",
        "+++ {id=a}~```java {}~x~```|line 2: the attributes before this line belong to no text",
        "+++ {id=a}|line 1: the attributes before this line belong to no text",
        "```java {}~// stub~```|line 1: in this cell '// stub' has no '// end'",
        "x~```java {}~// end~```|line 3: '// end' ends nothing",
      })
  void whatIsNotInTheFormatIsRefusedWithItsLine(String source, String sentence) {
    var refusal =
        assertThrows(
            NotebookException.class, () -> Chapter.parse("x", source.replace('~', '\n')).learner());
    assertTrue(refusal.getMessage().startsWith(sentence), refusal.getMessage());
  }

  private static List<String> ids(String source) {
    return Chapter.parse("x", source).pieces().stream().map(Piece::id).toList();
  }
}
