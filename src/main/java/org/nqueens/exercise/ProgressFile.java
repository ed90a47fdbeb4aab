package org.nqueens.exercise;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.nqueens.words.Message;

/**
 * The file that a reader's progress lives in. It is written whole and moved into place, merged with
 * what another notebook wrote meanwhile; a file that is torn or not ours is set aside under another
 * name and never written over.
 */
final class ProgressFile {

  private final Path path;
  private Progress memory = Progress.NONE;
  private Optional<Message> note = Optional.empty();
  private boolean usable = true;

  ProgressFile(Path path) {
    this.path = path;
  }

  /** {@code $NQUEENS_PROGRESS}, else {@code queens-progress.json} beside the notebook. */
  static ProgressFile standard() {
    String chosen = System.getenv("NQUEENS_PROGRESS");
    boolean set = chosen != null && !chosen.isBlank();
    return new ProgressFile(Path.of(set ? chosen : "queens-progress.json"));
  }

  /** What is known, from the file and from this session. */
  Progress read() {
    memory = memory.merge(stored());
    return memory;
  }

  /** Remembers one entry, in the file if that can be written. */
  void write(String id, Entry entry) {
    write(read().with(id, entry));
  }

  /** Remembers the reader's choice of a language. */
  void speak(String code) {
    write(read().speaking(code));
  }

  /** The code of the language once chosen, empty for none; only looks, and sets nothing aside. */
  String language() {
    try {
      return memory.language().isEmpty() && Files.exists(path)
          ? Progress.parse(Files.readString(path)).map(Progress::language).orElse("")
          : memory.language();
    } catch (IOException | SecurityException cannot) {
      return "";
    }
  }

  private void write(Progress progress) {
    memory = progress;
    if (!usable) {
      return; // never over a file that could be neither read nor set aside
    }
    try {
      Path folder = path.toAbsolutePath().getParent();
      Path whole = Files.createTempFile(folder, "queens-progress", ".tmp");
      try {
        Files.writeString(whole, memory.json());
        Files.move(
            whole, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(whole);
      }
    } catch (IOException | SecurityException cannot) {
      note = Optional.of(Message.of("frame.cannot-write", path));
    }
  }

  /** Where the progress is kept. */
  Path path() {
    return path;
  }

  /** What a reader should know about the file; empty if all is well. */
  Optional<Message> note() {
    return note;
  }

  private Progress stored() {
    try {
      if (!Files.exists(path)) {
        return Progress.NONE;
      }
      byte[] bytes = Files.readAllBytes(path);
      Optional<Progress> progress = Progress.parse(new String(bytes, StandardCharsets.UTF_8));
      if (progress.isEmpty()) {
        setAside();
      }
      return progress.orElse(Progress.NONE);
    } catch (IOException | SecurityException cannot) {
      note = Optional.of(Message.of("frame.cannot-read", path));
      usable = false;
      return Progress.NONE;
    }
  }

  private void setAside() throws IOException {
    Path kept = path;
    for (int i = 1; Files.exists(kept); i++) {
      kept = path.resolveSibling(path.getFileName() + ".kept-" + i);
    }
    Files.move(path, kept);
    note = Optional.of(Message.of("frame.set-aside", path, kept.getFileName()));
  }
}
