package org.nqueens.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookException;
import org.nqueens.kernel.notebook.NotebookFiles;
import org.nqueens.kernel.notebook.NotebookRun;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.notebook.chapter.Chapter;
import org.nqueens.kernel.notebook.chapter.Weaver;
import org.nqueens.printout.Whereabouts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code weave}: makes notebooks, with their outputs, from the chapters' sources. */
@Command(
    name = "weave",
    mixinStandardHelpOptions = true,
    description = {
      "Makes notebooks from chapters in Markdown and runs them on a fresh kernel.",
      "A notebook in which a cell fails is not written."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all notebooks are written",
      "1:a cell failed",
      "2:wrong use, or a chapter that is not in the format"
    })
final class WeaveCommand implements Callable<Integer> {

  private final Runners runners;
  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "CHAPTER", description = "Markdown files.")
  private List<Path> sources;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "Where the learner's copies go.")
  private Path out;

  @Option(names = "--solved", paramLabel = "DIR", description = "Where the solved copies go.")
  private Path solved;

  @Option(
      names = "--afresh",
      description = "Bring volatile outputs up to date, also where nothing else has changed.")
  private boolean afresh;

  WeaveCommand() {
    this(NotebookRunner::onFreshKernels, Terminal.ofThisProcess());
  }

  WeaveCommand(Runners runners, Terminal terminal) {
    this.runners = runners;
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    List<Chapter> chapters;
    try {
      chapters = sources.stream().map(Chapter::read).toList();
      chapters.forEach(chapter -> List.of(chapter.learner(), chapter.solved()));
      prepare(chapters);
    } catch (NotebookException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
    boolean well = true;
    for (Chapter chapter : chapters) {
      well &= weave(chapter.name(), chapter.learner(), out);
      if (solved != null) {
        well &= weave(chapter.name(), chapter.solved(), solved);
      }
    }
    return well ? 0 : 1;
  }

  private void prepare(List<Chapter> chapters) {
    Map<Object, Path> targets = new HashMap<>();
    for (Chapter chapter : chapters) {
      for (Path folder : folders()) {
        Path target = target(chapter.name(), folder);
        Path twin = targets.putIfAbsent(Whereabouts.of(target), target);
        if (twin != null) {
          throw new NotebookException("Two notebooks would both become " + twin + ".");
        }
      }
    }
    folders().forEach(NotebookFiles::makeFolder);
    targets.values().forEach(NotebookFiles::checkWritable);
  }

  private List<Path> folders() {
    return solved == null ? List.of(out) : List.of(out, solved);
  }

  private static Path target(String name, Path folder) {
    return folder.resolve(name + ".ipynb");
  }

  private boolean weave(String name, Notebook copy, Path folder) {
    Path target = target(name, folder);
    try {
      Optional<Notebook> saved =
          Files.exists(target) && !afresh ? Optional.of(Notebook.read(target)) : Optional.empty();
      NotebookRun run = run(name, copy, saved);
      if (run.failures().isEmpty()) {
        run.notebook().write(target);
        err().println("wrote " + target);
      }
      return run.failures().isEmpty();
    } catch (NotebookException e) {
      err().println(e.getMessage());
      return false;
    }
  }

  /** Runs a copy in an empty folder: what lies beside the notebook must not colour its outputs. */
  private NotebookRun run(String name, Notebook copy, Optional<Notebook> saved) {
    Weaver weaver = new Weaver(runners.runner(Optional.empty(), false));
    try (ScratchFolder scratch = ScratchFolder.make()) {
      CellProgress progress = new CellProgress(name, err(), terminal);
      return weaver.weave(copy, saved, scratch.path(), progress);
    } catch (IOException e) {
      throw new NotebookException("Cannot make a folder to run in: " + e.getMessage() + ".", e);
    }
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
