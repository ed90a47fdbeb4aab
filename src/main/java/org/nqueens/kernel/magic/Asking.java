package org.nqueens.kernel.magic;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.kernel.magic.text.CellReader;
import org.nqueens.kernel.magic.text.PathPattern;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Completions.Proposal;
import org.nqueens.kernel.shell.Interpreter;

/**
 * Answers questions about cells with magics: their names, their paths, their manuals; and asks the
 * interpreter of Java about the rest, with blanks where the magics are, so that positions stay.
 */
final class Asking {

  private static final Pattern NAME = Pattern.compile("(?m)^[ \\t]*(%{1,2})(\\w*)\\z");
  private static final Pattern PATH =
      Pattern.compile(
          "(?m)^[ \\t]*%(?:jars|classpath|load|loadFromPOM|pom)[ \\t](?:.*[ \\t:])?([^ \\t:\"]*)\\z");
  private static final Pattern MENTION = Pattern.compile("(?m)^[ \\t]*(\\?)?%{1,2}([A-Za-z]\\w*)");

  private final Interpreter java;
  private final CellReader reader;
  private final Magics magics;
  private final Path folder;

  Asking(Interpreter java, CellReader reader, Magics magics, Path folder) {
    this.java = java;
    this.reader = reader;
    this.magics = magics;
    this.folder = folder;
  }

  Completions complete(String code, int cursor) {
    String before = code.substring(0, cursor);
    Matcher name = NAME.matcher(before);
    if (name.find() && reader.canBegin(code, name.start(1))) {
      return names(name, cursor);
    }
    Matcher path = PATH.matcher(before);
    if (path.find() && reader.canBegin(code, before.indexOf('%', path.start()))) {
      return new Completions(path.start(1), cursor, paths(path.group(1)));
    }
    return java.complete(reader.withoutMagics(code), cursor);
  }

  private Completions names(Matcher typed, int cursor) {
    boolean whole = typed.group(1).length() == 2;
    List<Proposal> proposals =
        magics
            .manuals()
            .filter(manual -> whole ? manual.whole() : manual.line())
            .flatMap(manual -> named(manual, typed.group(1), typed.group(2)))
            .sorted(Comparator.comparing(Proposal::text))
            .toList();
    return new Completions(typed.start(1), cursor, proposals);
  }

  /** The name, and an alias only once its beginning is typed. */
  private static Stream<Proposal> named(Manual manual, String signs, String typed) {
    Stream<String> names = typed.isEmpty() ? Stream.of(manual.name()) : manual.names();
    return names
        .filter(name -> name.startsWith(typed))
        .map(name -> new Proposal(signs + name, "magic", manual.sentence()));
  }

  private List<Proposal> paths(String typed) {
    String directory = typed.substring(0, typed.lastIndexOf('/') + 1);
    String beginning = typed.substring(directory.length());
    try {
      return new PathPattern(folder, directory + "*")
          .matches().stream()
              .filter(path -> path.getFileName().toString().startsWith(beginning))
              .filter(path -> beginning.startsWith(".") || !isHidden(path))
              .map(path -> proposal(directory, path))
              .toList();
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      return List.of(); // an unreadable folder has nothing to propose
    }
  }

  private static boolean isHidden(Path path) {
    return path.getFileName().toString().startsWith(".");
  }

  private static Proposal proposal(String directory, Path path) {
    boolean isFolder = Files.isDirectory(path);
    return new Proposal(
        directory + path.getFileName() + (isFolder ? "/" : ""), isFolder ? "folder" : "file", "");
  }

  Optional<String> inspect(String code, int cursor) {
    Matcher mention = MENTION.matcher(code);
    while (mention.find()) {
      boolean here = mention.start() <= cursor && cursor <= mention.end();
      if (here && reader.canBegin(code, code.indexOf(mention.group().strip(), mention.start()))) {
        return magics.find(mention.group(2)).map(magic -> magic.manual().text());
      }
    }
    return java.inspect(reader.withoutMagics(code), cursor);
  }

  Completeness completeness(String code) {
    if (reader.isWhole(code)) {
      boolean closed = code.endsWith("\n") && !code.strip().lines().skip(1).toList().isEmpty();
      return new Completeness(
          closed ? Completeness.State.COMPLETE : Completeness.State.INCOMPLETE, "");
    }
    String rest = reader.withoutMagics(code);
    return rest.isBlank() && !code.isBlank()
        ? new Completeness(Completeness.State.COMPLETE, "")
        : java.completeness(rest);
  }
}
