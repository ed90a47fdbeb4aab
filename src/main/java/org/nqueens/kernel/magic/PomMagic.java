package org.nqueens.kernel.magic;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.nqueens.kernel.artifact.PomText;
import org.nqueens.kernel.magic.text.PathPattern;

/** Adds the dependencies of a project: of a POM file, or of a POM written in the cell. */
final class PomMagic implements Magic {

  private static final Manual MANUAL =
      Manual.both(
          "loadFromPOM",
          "%loadFromPOM FILE [SCOPE...]    or %%loadFromPOM [SCOPE...] above a POM or parts of one",
          "adds the dependencies of a Maven project to the class path",
          "pom");
  private static final Set<String> USUAL = Set.of("compile", "runtime", "system", "import");
  private static final Set<String> SCOPES =
      Set.of("compile", "provided", "runtime", "test", "system", "import");

  private final ArtifactAdder adder;
  private final Path folder;

  PomMagic(ArtifactAdder adder, Path folder) {
    this.adder = adder;
    this.folder = folder;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    List<String> words = call.words();
    boolean inCell = call.body().isPresent();
    if (words.isEmpty() && !inCell) {
      return call.fail("which POM? Write " + MANUAL.usage());
    }
    List<String> scopes = inCell ? words : words.subList(1, words.size());
    for (String scope : scopes) {
      if (!SCOPES.contains(scope)) {
        return call.fail(scope + " is no scope; Maven knows " + SCOPES.stream().sorted().toList());
      }
    }
    Set<String> wanted = scopes.isEmpty() ? USUAL : Set.copyOf(scopes);
    return inCell ? inCell(call, wanted) : file(call, words.get(0), wanted);
  }

  private Answer file(Invocation call, String name, Set<String> scopes) {
    try {
      List<Path> files = new PathPattern(folder, name).matches();
      if (files.size() != 1 || !Files.isRegularFile(files.get(0))) {
        return call.fail("there is no POM at " + name + " (looked in " + folder + ")");
      }
      return adder.add(call, () -> adder.resolver().resolve(files.get(0), scopes));
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      return call.fail(name + " cannot be read: " + e.getMessage());
    }
  }

  private Answer inCell(Invocation call, Set<String> scopes) {
    try {
      String pom = PomText.whole(call.body().orElseThrow());
      Path directory = Files.createTempDirectory("nqueens-pom");
      Path file = Files.writeString(directory.resolve("pom.xml"), pom);
      try {
        return adder.add(call, () -> adder.resolver().resolve(file, scopes));
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(directory);
      }
    } catch (IOException e) {
      return call.fail("the POM in this cell cannot be read: " + e.getMessage());
    }
  }
}
