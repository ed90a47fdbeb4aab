package org.nqueens.kernel.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Links, and files that are for reading alone. */
class WrittenNotebookTest {

  @TempDir Path folder;

  @Test
  void whatIsWrittenToALinkGoesToItsFile() throws IOException {
    Path file = Files.writeString(folder.resolve("a.ipynb"), "before");
    Path link = Files.createSymbolicLink(folder.resolve("link.ipynb"), file);
    NotebookFiles.write(link, "after");
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("after", Files.readString(file));
  }

  @Test
  void aFileThatIsForReadingAloneStaysAsItIs() throws IOException {
    Path file = Files.writeString(folder.resolve("a.ipynb"), "before");
    assumeTrue(file.toFile().setWritable(false) && !Files.isWritable(file), "as root all is");
    for (Executable act :
        List.<Executable>of(
            () -> NotebookFiles.checkWritable(file), () -> NotebookFiles.write(file, "after"))) {
      String message = assertThrows(NotebookException.class, act).getMessage();
      assertEquals("Cannot write " + file + ": access denied.", message);
    }
    assertEquals("before", Files.readString(file));
  }
}
