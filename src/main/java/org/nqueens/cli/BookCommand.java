package org.nqueens.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.nqueens.kernel.notebook.NotebookException;
import org.nqueens.kernel.notebook.page.Site;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code book}: makes the static edition from notebooks with their saved outputs. */
@Command(
    name = "book",
    mixinStandardHelpOptions = true,
    description = {
      "Makes a site of readable pages from notebooks and their saved outputs; nothing is run.",
      "The pages need no kernel and no network: open index.html, or put the folder on any host."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:the site is written",
      "1:a file could not be written",
      "2:wrong use, or a notebook that cannot be read"
    })
final class BookCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "NOTEBOOK", description = "In the order of reading.")
  private List<Path> notebooks;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The folder of the site.")
  private Path out;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "What the site is called; else as its contents or its only page.")
  private String title;

  @Option(
      names = "--binder",
      paramLabel = "URL",
      description = "What stands before a notebook's name in a link that runs it.")
  private String binder;

  @Override
  public Integer call() {
    RunPlan plan;
    try {
      plan = RunPlan.read(notebooks);
      plan.prepareSite();
      plan.prepare(out, true);
    } catch (NotebookException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
    try {
      write(plan);
      spec.commandLine().getErr().println("wrote " + out.resolve("index.html"));
      return 0;
    } catch (NotebookException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return 1;
    }
  }

  private void write(RunPlan plan) {
    Site site = Site.titled(title == null ? plan.title() : title);
    for (RunPlan.Job job : plan.jobs()) {
      job.notebook().write(out.resolve(job.fileName()));
      site = site.with(job.name(), job.notebook(), job.folder());
    }
    (binder == null ? site : site.withBinder(binder)).write(out);
  }
}
