package org.nqueens.kernel.magic;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nqueens.kernel.magic.text.LoadedFile;
import org.nqueens.kernel.magic.text.PathPattern;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;

/** Runs the code of a file as if it stood in the cell: a script, a class, or a notebook. */
final class LoadMagic implements Magic {

  private static final Manual MANUAL =
      Manual.line(
          "load",
          "%load FILE",
          "runs a script (.jsh, .jshell), a source file (.java) or the code cells of a notebook"
              + " (.ipynb)");
  private static final List<String> ENDINGS = List.of("", ".ipynb", ".jsh", ".jshell", ".java");

  private final CellRunner runner;
  private final Path folder;
  private final Set<Path> loading = new LinkedHashSet<>();
  private Optional<Outcome.Failed> told = Optional.empty(); // the failure that has its place

  LoadMagic(CellRunner runner, Path folder) {
    this.runner = runner;
    this.folder = folder;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    if (call.words().size() != 1) {
      return call.fail("%load takes one file, got " + call.words().size());
    }
    String word = call.words().get(0);
    Optional<Path> file = find(word);
    if (file.isEmpty()) {
      return call.fail("there is no file " + word + " (looked in " + folder.toAbsolutePath() + ")");
    }
    if (!loading.add(file.get())) {
      return call.fail(word + " loads itself: " + chain(file.get()));
    }
    try {
      return load(file.get(), call);
    } finally {
      loading.remove(file.get());
    }
  }

  private Answer load(Path file, Invocation call) {
    try {
      List<String> cells = LoadedFile.cells(file);
      for (int i = 0; i < cells.size(); i++) {
        Outcome outcome = runner.run(new Cell(call.cell(), cells.get(i)), call.output());
        if (outcome instanceof Outcome.Failed failed) {
          String place = cells.size() == 1 ? "" : "code cell " + (i + 1) + " of ";
          return new Answer.Ended(in(place + file.getFileName(), failed));
        }
      }
      return call.done();
    } catch (IOException e) {
      return call.fail(file.getFileName() + " cannot be loaded: " + e.getMessage());
    }
  }

  /** The failure, with a word on which text its lines are counted in: the innermost one. */
  private Outcome.Failed in(String place, Outcome.Failed failed) {
    if (told.filter(earlier -> earlier == failed).isPresent()) {
      return failed;
    }
    List<String> report = new ArrayList<>(failed.report());
    report.add("The lines are counted in " + place + ".");
    Outcome.Failed placed =
        new Outcome.Failed(failed.name(), failed.message() + " (in " + place + ")", report);
    told = Optional.of(placed);
    return placed;
  }

  private Optional<Path> find(String word) {
    return ENDINGS.stream()
        .flatMap(ending -> matches(word + ending))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  private Stream<Path> matches(String path) {
    try {
      return new PathPattern(folder, path).matches().stream().limit(1);
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      return Stream.empty(); // what cannot be looked at is not found
    }
  }

  private String chain(Path file) {
    List<String> names =
        Stream.concat(loading.stream(), Stream.of(file))
            .map(path -> path.getFileName().toString())
            .toList();
    return String.join(" → ", names);
  }
}
