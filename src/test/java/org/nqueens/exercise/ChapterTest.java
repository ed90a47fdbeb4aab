package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.exercise.chapter.Book;

/** The places that know a chapter know the same ones: what a new chapter must not forget. */
class ChapterTest {

  private static final Path SOURCES = Path.of("src/chapters");

  @Test
  void theLibraryKnowsTheChaptersThatAreWritten() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      List<String> written =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.matches("\\d+-.*\\.md"))
              .map(name -> name.replaceFirst("\\.md$", ""))
              .sorted()
              .toList();
      assertEquals(written, Chapter.all().stream().map(Chapter::stem).toList());
    }
  }

  @Test
  void eachIsCalledAsItsFirstHeadingSays() {
    for (Chapter chapter : Chapter.all()) {
      String text = ChapterText.of(chapter).markdown();
      String heading = text.lines().filter(line -> line.startsWith("# ")).findFirst().orElse("");
      assertTrue(heading.endsWith(chapter.title()), heading + " is not " + chapter.title());
    }
  }

  @Test
  void theContentsNameEachInItsOrder() throws IOException {
    String contents = Files.readString(SOURCES.resolve("contents.md"));
    int before = -1;
    for (Chapter chapter : Chapter.all()) {
      int place = contents.indexOf("(" + chapter.stem() + ".ipynb)");
      assertTrue(place > before, chapter.stem());
      before = place;
    }
  }

  @Test
  void everyChapterHasExercises() {
    for (Chapter chapter : Chapter.all()) {
      assertTrue(
          !Catalogue.ofTheBook(Book.exercises()).of(chapter.number()).isEmpty(), chapter.stem());
    }
  }
}
