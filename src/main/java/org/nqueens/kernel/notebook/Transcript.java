package org.nqueens.kernel.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Outcome;

/**
 * What the cells of one run have shown so far. Output may come from any thread, also for a cell
 * that has ended, and a display may be updated by a later cell: so the outputs are read when the
 * run is over.
 */
final class Transcript {

  private final List<Page> pages = new ArrayList<>();

  /** Opens the next cell's part. */
  synchronized Page open() {
    Page page = new Page();
    pages.add(page);
    return page;
  }

  private synchronized void updateAll(String id, MimeBundle bundle) {
    pages.forEach(page -> page.entries.replaceAll(entry -> entry.updated(id, bundle)));
  }

  private record Entry(Output output, Optional<String> id) {

    Entry updated(String changed, MimeBundle bundle) {
      return id.filter(changed::equals).isPresent() && output instanceof Output.Shown shown
          ? new Entry(shown.with(Bundles.data(bundle), Bundles.metadata(bundle)), id)
          : this;
    }
  }

  /** The outputs of one cell. */
  final class Page implements CellOutput {

    private final List<Entry> entries = new ArrayList<>();
    private boolean clearsNext;

    @Override
    public void stream(Stream stream, String text) {
      String name = stream == Stream.OUT ? "stdout" : "stderr";
      if (!text.isEmpty()) {
        add(new Entry(new Output.Stream(name, text), Optional.empty()));
      }
    }

    @Override
    public void display(MimeBundle bundle, Optional<String> id) {
      add(new Entry(new Output.Display(Bundles.data(bundle), Bundles.metadata(bundle)), id));
    }

    @Override
    public void update(String id, MimeBundle bundle) {
      updateAll(id, bundle);
    }

    @Override
    public void clear(boolean wait) {
      synchronized (Transcript.this) {
        clearsNext = wait;
        if (!wait) {
          entries.clear();
        }
      }
    }

    @Override
    public Optional<String> input(String prompt, boolean password) {
      return Optional.empty(); // nobody sits at a runner
    }

    /** The end of the cell: its result or its error is its last output. */
    void close(int count, Outcome outcome) {
      if (outcome instanceof Outcome.Failed failed) {
        add(
            new Entry(
                new Output.Failure(failed.name(), failed.message(), failed.report()),
                Optional.empty()));
      } else if (outcome instanceof Outcome.Done done) {
        done.result()
            .map(
                value ->
                    new Output.Result(
                        OptionalInt.of(count), Bundles.data(value), Bundles.metadata(value)))
            .ifPresent(result -> add(new Entry(result, Optional.empty())));
      }
    }

    /** What the cell shows by now; texts of one stream in a row are one output. */
    List<Output> outputs() {
      synchronized (Transcript.this) {
        return Streams.merged(entries.stream().map(Entry::output).toList());
      }
    }

    private void add(Entry entry) {
      synchronized (Transcript.this) {
        if (clearsNext) {
          entries.clear();
          clearsNext = false;
        }
        entries.add(entry);
      }
    }
  }
}
