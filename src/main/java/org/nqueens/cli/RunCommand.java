package org.nqueens.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.kernel.notebook.Comparison;
import org.nqueens.kernel.notebook.Durations;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookException;
import org.nqueens.kernel.notebook.NotebookRun;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.notebook.page.Site;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code run}: executes notebooks with our kernel and no Python. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = {
      "Executes notebooks, each from top to bottom on a fresh kernel; needs no Python.",
      "Without --out, --in-place or --check it says whether each cell runs, and writes nothing."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all cells ran (and, with --check, gave what was saved)",
      "1:a cell failed, or differs from what was saved",
      "2:wrong use, or a notebook that cannot be read"
    })
final class RunCommand implements Callable<Integer> {

  private final Runners runners;
  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "NOTEBOOK", description = "Files with Java in them.")
  private List<Path> notebooks;

  @Option(names = "--out", paramLabel = "DIR", description = "Where the executed notebooks go.")
  private Path out;

  @Option(
      names = "--in-place",
      description = "Write the outputs into the notebooks themselves, unless a cell fails.")
  private boolean inPlace;

  @Option(names = "--html", description = "Write readable pages and their contents to --out, too.")
  private boolean html;

  @Option(
      names = "--check",
      description = "Compare with the saved outputs; cells tagged volatile are not compared.")
  private boolean check;

  @Option(names = "--keep-going", description = "Run the cells after a failed one, too.")
  private boolean keepGoing;

  @Option(
      names = "--timeout",
      paramLabel = "S",
      description =
          "Stop a cell that runs longer than S seconds, 0.001 to 1e9; it has failed then.")
  private Double timeout;

  RunCommand() {
    this(NotebookRunner::onFreshKernels, Terminal.ofThisProcess());
  }

  RunCommand(Runners runners, Terminal terminal) {
    this.runners = runners;
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    NotebookRunner runner = runners.runner(limit(), keepGoing);
    RunPlan plan;
    try {
      plan = plan();
    } catch (NotebookException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
    try {
      return execute(plan, runner);
    } catch (NotebookException e) {
      err().println(e.getMessage());
      return 1;
    } catch (IllegalArgumentException e) { // a variable of the kernel has a wrong value
      err().println(e.getMessage());
      return 2;
    }
  }

  private Optional<Duration> limit() {
    if (timeout != null && !(timeout >= 0.001 && timeout <= 1e9)) {
      throw new ParameterException(
          spec.commandLine(), "--timeout " + timeout + " is not between 0.001 and 1e9 seconds.");
    }
    return Optional.ofNullable(timeout).map(seconds -> Duration.ofMillis((long) (seconds * 1000)));
  }

  private RunPlan plan() {
    if (html && out == null) {
      throw new NotebookException("--html needs --out DIR, the folder of the pages.");
    }
    if (inPlace && out != null) {
      throw new NotebookException("--in-place and --out exclude each other.");
    }
    RunPlan plan = RunPlan.read(notebooks);
    if (html) {
      plan.prepareSite();
    }
    if (inPlace) {
      plan.prepareInPlace();
    }
    if (out != null) {
      plan.prepare(out, true);
    }
    return plan;
  }

  private int execute(RunPlan plan, NotebookRunner runner) {
    List<Notebook> executed = new ArrayList<>();
    int unwell = 0;
    for (RunPlan.Job job : plan.jobs()) {
      NotebookRun run = run(job, runner);
      boolean same = !check || matches(job, run);
      unwell += run.failures().isEmpty() && same ? 0 : 1;
      save(job, run);
      executed.add(run.notebook());
    }
    if (html) {
      pages(plan, executed);
    }
    return unwell == 0 ? 0 : 1;
  }

  private NotebookRun run(RunPlan.Job job, NotebookRunner runner) {
    long start = System.nanoTime();
    CellProgress progress = new CellProgress(job.name(), err(), terminal);
    NotebookRun run = runner.run(job.notebook(), job.folder(), progress);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    err().println(job.name() + ": " + verdict(run) + ", " + Durations.show(time));
    return run;
  }

  private static String verdict(NotebookRun run) {
    long all = run.notebook().cells().stream().filter(NotebookCell::runs).count();
    long ran = run.notebook().cells().stream().filter(c -> c.executionCount().isPresent()).count();
    int failed = run.failures().size();
    return ran + " of " + all + " cells ran" + (failed == 0 ? "" : ", " + failed + " failed");
  }

  private boolean matches(RunPlan.Job job, NotebookRun run) {
    var differences = Comparison.of(job.notebook(), run.notebook()).differences();
    for (Comparison.Difference difference : differences) {
      err().println(job.name() + ": " + difference.name() + "  differs from what was saved:");
      difference.lines().forEach(line -> err().println("    " + line));
    }
    return differences.isEmpty();
  }

  /** A failed run goes to --out, where it can be read, but never over the notebook itself. */
  private void save(RunPlan.Job job, NotebookRun run) {
    if (inPlace && run.failures().isEmpty()) {
      run.notebook().write(job.file());
    } else if (out != null) {
      run.notebook().write(out.resolve(job.fileName()));
    }
  }

  private void pages(RunPlan plan, List<Notebook> executed) {
    Site site = Site.titled(plan.title());
    for (int i = 0; i < executed.size(); i++) {
      RunPlan.Job job = plan.jobs().get(i);
      site = site.with(job.name(), executed.get(i), job.folder());
    }
    site.write(out);
    err().println("wrote " + out.resolve("index.html"));
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
