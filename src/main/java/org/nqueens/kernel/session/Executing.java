package org.nqueens.kernel.session;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.message.Execute;
import org.nqueens.kernel.message.Failure;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/** Runs cells: the conversation of {@code execute_request}. */
final class Executing implements Conversation {

  private final CompletableFuture<Interpreter> interpreter;
  private final Asking asking;
  private final InputHistory history;
  private final Settings settings;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Executing::daemon);
  private int count; // cells of this session that were counted; the shell thread's alone
  private volatile Optional<Request> running = Optional.empty();

  Executing(
      CompletableFuture<Interpreter> interpreter,
      Asking asking,
      InputHistory history,
      Settings settings) {
    this.interpreter = interpreter;
    this.asking = asking;
    this.history = history;
    this.settings = settings;
  }

  @Override
  public Answer hold(Request request) {
    Execute.Request cell = Execute.Request.of(request.message().content());
    boolean counted = cell.storeHistory() && !cell.code().isBlank();
    if (counted) {
      history.add(++count, cell.code());
    }
    if (!cell.silent()) {
      request.publish(new Execute.Input(count, cell.code()));
    }
    running = Optional.of(request);
    try {
      return run(request, cell, counted);
    } finally {
      running = Optional.empty();
    }
  }

  /** Stops the cell that runs, if one does; may be called by any thread. */
  void interrupt() {
    if (interpreter.isDone() && !interpreter.isCompletedExceptionally()) {
      interpreter.join().interrupt();
    }
    running.ifPresent(Request::withdrawQuestion);
  }

  private Answer run(Request request, Execute.Request cell, boolean counted) {
    Optional<Lookup> lookup = Lookup.of(cell.code());
    if (lookup.isPresent()) {
      return lookUp(request, cell, lookup.get());
    }
    CellFeed feed = feed(request, cell);
    Outcome outcome = timed(new Cell(count, cell.code()), feed);
    feed.flush();
    if (outcome instanceof Outcome.Failed failed) {
      return failure(request, cell, failure(failed));
    }
    Optional<MimeBundle> result = ((Outcome.Done) outcome).result();
    if (counted) {
      result.map(MimeBundle::plain).ifPresent(history::result);
    }
    if (!cell.silent()) {
      result.ifPresent(bundle -> request.publish(new Execute.Result(count, bundle)));
    }
    return Answer.of(new Execute.Done(count, expressions(cell), List.of()));
  }

  private CellFeed feed(Request request, Execute.Request cell) {
    return new CellFeed(request, cell, settings.cellText(), clock);
  }

  private Outcome timed(Cell cell, CellOutput feed) {
    Interpreter java = interpreter.join();
    if (settings.cellTime().isEmpty()) {
      return java.execute(cell, feed);
    }
    try (TimeLimit limit = new TimeLimit(settings.cellTime().get(), clock, this::interrupt)) {
      return limit.explain(java.execute(cell, feed));
    }
  }

  private Answer failure(Request request, Execute.Request cell, Failure failure) {
    if (!cell.silent()) {
      request.publish(new Execute.Error(failure));
    }
    return Answer.of(new Execute.Failed(count, failure))
        .then(cell.stopOnError() ? Answer.Then.ABORT_WAITING : Answer.Then.GO_ON);
  }

  private Map<String, Execute.Expression> expressions(Execute.Request cell) {
    Map<String, Execute.Expression> values = new LinkedHashMap<>();
    cell.userExpressions().forEach((name, code) -> values.put(name, value(code)));
    return values;
  }

  private Execute.Expression value(String code) {
    Outcome outcome = timed(new Cell(count, code), new Unseen());
    if (outcome instanceof Outcome.Failed failed) {
      return Execute.Expression.failure(failure(failed));
    }
    return Execute.Expression.value(((Outcome.Done) outcome).result().orElse(MimeBundle.text("")));
  }

  private Answer lookUp(Request request, Execute.Request cell, Lookup lookup) {
    Optional<MimeBundle> page = asking.documentation(lookup.code(), lookup.code().length());
    if (page.isEmpty()) {
      String message = "Nothing is known of " + lookup.code();
      return failure(request, cell, new Failure("NameNotFound", message, List.of(message)));
    }
    return Answer.of(new Execute.Done(count, new HashMap<>(), List.of(page.get())));
  }

  private static Failure failure(Outcome.Failed failed) {
    return new Failure(failed.name(), failed.message(), failed.report());
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "clock");
    thread.setDaemon(true);
    return thread;
  }
}
