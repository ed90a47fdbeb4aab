package org.nqueens.kernel.channel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nqueens.kernel.message.Content;
import org.nqueens.kernel.message.History;
import org.nqueens.kernel.session.PastSessions;
import org.nqueens.kernel.wire.JsonText;

/**
 * The history in a file: one JSON object a line, {@code {"session":3,"line":1,"input":"1+1"}}. A
 * line without an input marks the beginning of a session. Kernels that run at once share the file,
 * which its owner alone can read: a lock beside it keeps their lines apart.
 *
 * @param file its path
 */
record HistoryFile(Path file) implements PastSessions {

  /** Names the file; an empty value turns the history off. */
  static final String VARIABLE = "NQUEENS_HISTORY";

  private static final Set<StandardOpenOption> OPTIONS =
      EnumSet.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
  private static final Set<PosixFilePermission> OWN = PosixFilePermissions.fromString("rw-------");
  private static final int KEPT = 5_000; // entries that survive when the file has grown
  private static final long GROWN = 4L << 20; // bytes

  /** The file that an environment names, or the place for it in the user's data folder. */
  static Optional<HistoryFile> of(Map<String, String> environment) {
    String named = environment.get(VARIABLE);
    if (named != null) {
      return named.isBlank() ? Optional.empty() : Optional.of(new HistoryFile(Path.of(named)));
    }
    Path data =
        Optional.ofNullable(environment.get("XDG_DATA_HOME"))
            .or(() -> Optional.ofNullable(environment.get("APPDATA")))
            .map(Path::of)
            .orElseGet(() -> Path.of(home(environment), ".local", "share"));
    return Optional.of(new HistoryFile(data.resolve("nqueens-java").resolve("history.jsonl")));
  }

  /** Jupyter believes HOME; Java asks the list of users, which may not know this one. */
  private static String home(Map<String, String> environment) {
    return Optional.ofNullable(environment.get("HOME"))
        .filter(name -> !name.isBlank())
        .orElse(System.getProperty("user.home"));
  }

  @Override
  public Past load() {
    return locked(this::begin);
  }

  @Override
  public void keep(History.Entry entry) {
    locked(
        () -> {
          append(fields(entry));
          return entry;
        });
  }

  private static Map<String, Object> fields(History.Entry entry) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("session", entry.session());
    fields.put("line", entry.line());
    fields.put("input", entry.input());
    return fields;
  }

  /** What is done to the file, by one process and one thread at a time. */
  private interface Work<T> {
    T done() throws IOException;
  }

  private <T> T locked(Work<T> work) {
    synchronized (HistoryFile.class) { // a process holds a lock once
      try {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (FileChannel lock = open(file.resolveSibling("history.lock"))) {
          lock.lock(); // until the channel is closed
          return work.done();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private Past begin() throws IOException {
    List<Content> lines = lines();
    int session = 1 + lines.stream().mapToInt(HistoryFile::session).max().orElse(0);
    List<History.Entry> entries =
        lines.stream()
            .filter(line -> line.fields().containsKey("input"))
            .map(HistoryFile::entry)
            .toList();
    List<History.Entry> kept = entries.subList(Math.max(0, entries.size() - KEPT), entries.size());
    if (Files.exists(file) && Files.size(file) > GROWN) {
      rewrite(kept);
    }
    append(Map.of("session", session));
    return new Past(kept, session);
  }

  /** What can be read; a line that a crash has cut short is left out. */
  private List<Content> lines() throws IOException {
    List<Content> lines = new ArrayList<>();
    if (!Files.exists(file)) {
      return lines;
    }
    for (String line : new String(Files.readAllBytes(file), StandardCharsets.UTF_8).split("\n")) {
      try {
        lines.add(Content.of(JsonText.read(line.getBytes(StandardCharsets.UTF_8))));
      } catch (IOException e) {
        continue;
      }
    }
    return lines;
  }

  private void rewrite(List<History.Entry> entries) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(fresh);
    HistoryFile copy = new HistoryFile(fresh);
    for (History.Entry entry : entries) {
      copy.append(fields(entry));
    }
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private void append(Map<String, Object> object) throws IOException {
    String line = new String(JsonText.write(object), StandardCharsets.UTF_8) + "\n";
    try (FileChannel out = open(file)) {
      String before = isCutShort(out) ? "\n" : "";
      ByteBuffer bytes = ByteBuffer.wrap((before + line).getBytes(StandardCharsets.UTF_8));
      out.position(out.size());
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
    }
  }

  /** Whether a crash has left a line without an end, which would spoil the one behind it. */
  private static boolean isCutShort(FileChannel file) throws IOException {
    ByteBuffer last = ByteBuffer.allocate(1);
    return file.size() > 0 && file.read(last, file.size() - 1) == 1 && last.get(0) != '\n';
  }

  /** What one has typed is nobody else's business; a file of an older version is closed, too. */
  private static FileChannel open(Path file) throws IOException {
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] mine =
        posix
            ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWN)}
            : new FileAttribute<?>[0];
    FileChannel opened = FileChannel.open(file, OPTIONS, mine);
    if (posix && !Files.getPosixFilePermissions(file).equals(OWN)) {
      Files.setPosixFilePermissions(file, OWN);
    }
    return opened;
  }

  private static int session(Content line) {
    return line.number("session").orElse(0);
  }

  private static History.Entry entry(Content line) {
    return new History.Entry(
        session(line), line.number("line").orElse(0), line.text("input", ""), Optional.empty());
  }
}
