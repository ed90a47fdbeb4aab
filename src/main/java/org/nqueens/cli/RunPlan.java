package org.nqueens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookException;
import org.nqueens.kernel.notebook.NotebookFiles;
import org.nqueens.kernel.notebook.page.Site;
import org.nqueens.printout.Whereabouts;

/**
 * The notebooks of one command, all read and found fit to run before the first cell of the first
 * one runs.
 *
 * @param jobs in the order in which they were named
 */
record RunPlan(List<Job> jobs) {

  private static final Pattern HEADING = Pattern.compile("(?m)^# (.+)$");
  private static final String CONTENTS = "contents";

  /**
   * One notebook.
   *
   * @param file where it was read
   * @param notebook what it says
   */
  record Job(Path file, Notebook notebook) {

    /** The file's name. */
    String fileName() {
      return file.getFileName().toString();
    }

    /** The file's name without its ending. */
    String name() {
      return fileName().replaceFirst("\\.ipynb$", "");
    }

    /** Its first heading of the first rank, if it has one. */
    Optional<String> heading() {
      return notebook.cells().stream()
          .filter(cell -> cell.kind() == NotebookCell.Kind.MARKDOWN)
          .flatMap(cell -> HEADING.matcher(cell.source()).results())
          .map(line -> line.group(1).strip())
          .findFirst();
    }

    /** The folder that it lies in. */
    Path folder() {
      return file.toAbsolutePath().normalize().getParent();
    }
  }

  /**
   * What a site of them is called: by the notebook that has the contents, or by the only one there
   * is; many without contents are just notebooks.
   */
  String title() {
    return jobs.stream()
        .filter(job -> jobs.size() == 1 || job.name().equals(CONTENTS))
        .flatMap(job -> job.heading().stream())
        .map(heading -> heading.replaceFirst(": " + CONTENTS + "$", ""))
        .findFirst()
        .orElse("Notebooks");
  }

  /** Reads the notebooks; a {@link NotebookException} says which one cannot be run, and why. */
  static RunPlan read(List<Path> files) {
    List<Job> jobs = new ArrayList<>();
    for (Path file : files) {
      Notebook notebook = Notebook.read(file);
      notebook
          .language()
          .filter(language -> !language.equals("java"))
          .ifPresent(
              language -> {
                throw new NotebookException(
                    file + " is written in " + language + "; this kernel runs Java.");
              });
      jobs.add(new Job(file, notebook));
    }
    return new RunPlan(jobs);
  }

  /** Sees that each notebook can be written where it is. */
  void prepareInPlace() {
    jobs.forEach(job -> NotebookFiles.checkWritable(job.file()));
  }

  /** Makes the folder of the results, and refuses one in which they would replace something. */
  void prepare(Path out, boolean writesNotebooks) {
    Map<String, Path> names = new HashMap<>();
    for (Job job : jobs) {
      Optional.ofNullable(names.put(job.fileName(), job.file()))
          .ifPresent(
              twin -> {
                throw new NotebookException(
                    twin + " and " + job.file() + " would both become " + job.fileName() + ".");
              });
      if (writesNotebooks && wouldReplace(out, job)) {
        throw new NotebookException(
            "--out " + out + " would overwrite " + job.file() + "; --in-place does that if meant.");
      }
    }
    NotebookFiles.makeFolder(out);
    jobs.forEach(job -> NotebookFiles.checkWritable(out.resolve(job.fileName())));
  }

  private boolean wouldReplace(Path out, Job job) {
    Object target = Whereabouts.of(out.resolve(job.fileName()));
    return jobs.stream().anyMatch(other -> Whereabouts.of(other.file()).equals(target));
  }

  /** Refuses notebooks whose pages would have the names of the site's own. */
  void prepareSite() {
    for (Job job : jobs) {
      if (Site.OWN_PAGES.contains(job.name())) {
        throw new NotebookException(
            job.file() + " would become " + job.name() + ".html, which the site needs itself.");
      }
    }
  }
}
