package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.nqueens.kernel.artifact.ArtifactResolver;
import org.nqueens.kernel.artifact.MavenSettings;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;

/** A kernel of magics over a fake Java, for cells typed in a test. */
final class Bench {

  final FakeJava java = new FakeJava();
  final MagicInterpreter cells;
  private Console console = new Console();

  /** A bench whose files are in a folder and whose Maven is never asked. */
  Bench(Path folder) {
    this(
        folder,
        () -> {
          throw new AssertionError("this test needs no Maven");
        });
  }

  /** A bench whose files are in a folder and whose Maven has settings of its own. */
  Bench(Path folder, MavenSettings settings) {
    this(folder, () -> settings);
  }

  private Bench(Path folder, Supplier<MavenSettings> settings) {
    cells = new MagicInterpreter(java, ArtifactResolver.maven(settings), folder, List.of());
  }

  Outcome run(String... lines) {
    console = new Console();
    return cells.execute(new Cell(3, String.join("\n", lines)), console);
  }

  /** Runs a cell that must end well; what it printed. */
  String prints(String... lines) {
    Outcome outcome = run(lines);
    assertInstanceOf(Outcome.Done.class, outcome, () -> outcome + "");
    return console.text();
  }

  /** Runs a cell that must end well; its result as text. */
  Optional<String> gives(String... lines) {
    return ((Outcome.Done) run(lines)).result().map(MimeBundle::plain);
  }

  /** Runs a cell that must fail by a magic; the sentence. */
  String fails(String... lines) {
    Outcome.Failed failed = assertInstanceOf(Outcome.Failed.class, run(lines));
    assertTrue(failed.report().get(0).contains(failed.message()), failed::toString);
    return failed.message();
  }

  /** The names of the files on the class path of the cells. */
  List<String> jars() {
    return java.classPath.stream().map(path -> path.getFileName().toString()).toList();
  }

  String printed() {
    return console.text();
  }
}
