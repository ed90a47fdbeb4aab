package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressFileTest {

  private static final Entry TRIED = Entry.NONE.checked(State.ALMOST).hinted();

  @TempDir private Path folder;
  private Path path;

  @BeforeEach
  void name() {
    path = folder.resolve("queens-progress.json");
  }

  @Test
  void whatWasWrittenIsReadAgain() {
    new ProgressFile(path).write("2.1", TRIED);
    assertEquals(TRIED, new ProgressFile(path).read().of("2.1"));
    assertEquals(Entry.NONE, new ProgressFile(path).read().of("2.2"));
  }

  @Test
  void twoNotebooksDoNotForgetEachOther() {
    ProgressFile one = new ProgressFile(path);
    ProgressFile other = new ProgressFile(path);
    one.read();
    other.write("2.1", TRIED);
    one.write("1.1", TRIED);
    assertEquals(TRIED, new ProgressFile(path).read().of("2.1"));
  }

  @Test
  void aLanguageIsKeptBesideTheExercises() {
    ProgressFile file = new ProgressFile(path);
    file.write("2.1", TRIED);
    file.speak("ru");
    assertEquals("ru", new ProgressFile(path).language());
    new ProgressFile(path).write("2.2", TRIED);
    Progress read = new ProgressFile(path).read();
    assertEquals("ru", read.language());
    assertEquals(TRIED, read.of("2.1"));
  }

  @Test
  void withoutAChoiceTheFileNamesNoLanguage() throws IOException {
    new ProgressFile(path).write("2.1", TRIED);
    assertEquals("", new ProgressFile(path).language());
    assertTrue(!Files.readString(path).contains("language"));
  }

  @Test
  void lookingForALanguageSetsNothingAside() throws IOException {
    Files.writeString(path, "my diary");
    assertEquals("", new ProgressFile(path).language());
    assertEquals("my diary", Files.readString(path));
  }

  @Test
  void aStateOnceReachedStays() {
    assertEquals(State.CORRECT, Entry.NONE.checked(State.CORRECT).checked(State.ALMOST).state());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{ \"nqueens-progress\": 1,\n  \"2.1\": { \"state\": \"COR",
        "my diary",
        "{ \"nqueens-progress\": 1, \"2.1\": { \"state\": \"SPLENDID\", \"tries\": 1, \"hints\": 0,"
            + " \"solution\": 0, \"seen\": false } }",
        "{ \"nqueens-progress\": 1, \"99999999999.1\": { \"state\": \"CORRECT\", \"tries\": 1,"
            + " \"hints\": 0, \"solution\": 0, \"seen\": false } }",
        "{ \"nqueens-progress\": 2 }"
      })
  void aTornOrForeignFileIsSetAsideWhole(String foreign) throws IOException {
    Files.writeString(path, foreign);
    ProgressFile file = new ProgressFile(path);
    file.write("2.1", TRIED);
    assertEquals(foreign, Files.readString(folder.resolve("queens-progress.json.kept-1")));
    assertEquals(TRIED, new ProgressFile(path).read().of("2.1"));
    assertTrue(
        file.note().orElseThrow().arguments().toString().contains("kept-1"),
        file.note().toString());
  }

  @Test
  void aSecondForeignFileDoesNotReplaceTheFirst() throws IOException {
    for (String foreign : List.of("one", "two")) {
      Files.writeString(path, foreign);
      new ProgressFile(path).write("2.1", TRIED);
    }
    assertEquals("one", Files.readString(folder.resolve("queens-progress.json.kept-1")));
    assertEquals("two", Files.readString(folder.resolve("queens-progress.json.kept-2")));
  }

  @Test
  void aPlaceThatCannotBeWrittenIsSaidAndRememberedForTheSession() {
    ProgressFile file = new ProgressFile(folder.resolve("no/such/folder/progress.json"));
    file.write("2.1", TRIED);
    assertEquals(TRIED, file.read().of("2.1"));
    assertTrue(file.note().isPresent());
  }

  @Test
  void aFolderInItsPlaceIsLeftAlone() throws IOException {
    Files.createDirectory(path);
    Files.writeString(path.resolve("inside"), "kept");
    ProgressFile file = new ProgressFile(path);
    file.write("2.1", TRIED);
    assertEquals(TRIED, file.read().of("2.1"));
    assertEquals("kept", Files.readString(path.resolve("inside")));
  }

  @Test
  void nothingElseIsLeftBehind() throws IOException {
    new ProgressFile(path).write("2.1", TRIED);
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(path), files.toList());
    }
  }

  @Test
  void theTextIsReadHoweverItIsIndented() {
    Progress progress = Progress.NONE.with("2.10", TRIED).with("2.9", TRIED);
    String json = progress.json();
    assertEquals(Optional.of(progress), Progress.parse(json));
    assertEquals(Optional.of(progress), Progress.parse(json.replaceAll("\\s+", "")));
    assertEquals(Optional.of(progress), Progress.parse(json.replace(" ", "\n\t")));
    assertTrue(json.indexOf("2.9") < json.indexOf("2.10"), json);
  }
}
