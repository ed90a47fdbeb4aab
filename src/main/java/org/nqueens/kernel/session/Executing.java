package org.nqueens.kernel.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.message.Execute;
import org.nqueens.kernel.message.Failure;
import org.nqueens.kernel.message.StreamText;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/** Runs cells: the conversation of {@code execute_request}. Only the shell thread holds it. */
final class Executing implements Conversation {

  private static final Pattern LEAVE =
      Pattern.compile("\\s*/?(exit|quit)\\s*(\\(\\s*\\))?\\s*;?\\s*");
  private static final String UNKNOWN = "CompilationError";
  private static final String HOW_TO_LEAVE =
      "Note: a notebook is left by its menu; a console ends now.\n";

  private final Interpreter interpreter;
  private final Asking asking;
  private final InputHistory history;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Executing::daemon);
  private int count; // cells of this session that were counted

  Executing(Interpreter interpreter, Asking asking, InputHistory history) {
    this.interpreter = interpreter;
    this.asking = asking;
    this.history = history;
  }

  @Override
  public Answer hold(Request request) {
    Execute.Request cell = Execute.Request.of(request.message().content());
    if (counts(cell)) {
      history.add(++count, cell.code());
    }
    if (!cell.silent()) {
      request.publish(new Execute.Input(count, cell.code()));
    }
    Answer answer = answer(request, cell);
    if (counts(cell)) {
      history.keep();
    }
    return answer;
  }

  private Answer answer(Request request, Execute.Request cell) {
    Optional<Lookup> lookup = Lookup.of(cell.code());
    return lookup.isPresent()
        ? lookUp(request, cell, lookup.get().name())
        : cell.silent() ? runUnseen(request, cell) : run(request, cell);
  }

  private Answer run(Request request, Execute.Request cell) {
    CellFeed feed = new CellFeed(request, cell.allowStdin(), clock);
    Outcome outcome = outcome(cell.code(), feed);
    feed.flush();
    if (outcome instanceof Outcome.Failed failed) {
      return isLeave(cell.code(), failed)
          ? leave(request)
          : failure(request, cell, failure(failed));
    }
    ((Outcome.Done) outcome).result().ifPresent(bundle -> result(request, cell, bundle));
    return done(request, cell, List.of());
  }

  /** A variable or a method of that name is the reader's own, also where it is used wrongly. */
  private boolean isLeave(String code, Outcome.Failed failed) {
    Matcher word = LEAVE.matcher(code);
    return word.matches()
        && failed.name().equals(UNKNOWN)
        && interpreter.definitions().stream().noneMatch(one -> one.name().equals(word.group(1)));
  }

  private Answer leave(Request request) {
    request.publish(new StreamText(StreamText.Name.STDERR, HOW_TO_LEAVE));
    return Answer.of(new Execute.Leave(count));
  }

  private Answer runUnseen(Request request, Execute.Request cell) {
    Unseen unseen = new Unseen(request, cell.allowStdin());
    Outcome outcome = outcome(cell.code(), unseen);
    return outcome instanceof Outcome.Failed failed
        ? failure(request, cell, failure(failed))
        : done(request, cell, List.of());
  }

  /** Shows what is known of a name in the front end's pager. */
  private Answer lookUp(Request request, Execute.Request cell, String name) {
    Optional<MimeBundle> page = asking.documentation(name, name.length());
    if (page.isEmpty()) {
      String message = "Nothing is known of " + name + ".";
      return failure(request, cell, new Failure("NameNotFound", message, List.of(message)));
    }
    return done(request, cell, List.of(page.get()));
  }

  private void result(Request request, Execute.Request cell, MimeBundle bundle) {
    if (counts(cell)) {
      history.result(bundle.plain());
    }
    request.publish(new Execute.Result(count, bundle));
  }

  private Answer failure(Request request, Execute.Request cell, Failure failure) {
    if (!cell.silent()) {
      request.publish(new Execute.Error(failure));
    }
    return Answer.of(new Execute.Failed(count, failure))
        .then(cell.stopOnError() ? Answer.Then.ABORT_WAITING : Answer.Then.GO_ON);
  }

  private Answer done(Request request, Execute.Request cell, List<MimeBundle> pages) {
    Map<String, Execute.Expression> values = new LinkedHashMap<>();
    cell.userExpressions().forEach((name, code) -> values.put(name, value(request, code)));
    return Answer.of(new Execute.Done(count, values, pages));
  }

  private Execute.Expression value(Request request, String code) {
    Outcome outcome = outcome(code, new Unseen(request, false));
    return outcome instanceof Outcome.Failed failed
        ? Execute.Expression.failure(failure(failed))
        : Execute.Expression.value(((Outcome.Done) outcome).result().orElse(MimeBundle.text("")));
  }

  /**
   * An interpreter throws nothing; if one does, its fault is the cell's, and the reader sees it.
   */
  private Outcome outcome(String code, CellOutput output) {
    try {
      return interpreter.execute(new Cell(count, code), output);
    } catch (Throwable fault) {
      Failure failure = Failure.of(fault);
      return new Outcome.Failed(failure.name(), failure.message(), failure.report());
    }
  }

  private static boolean counts(Execute.Request cell) {
    return cell.storeHistory() && !cell.code().isBlank();
  }

  private static Failure failure(Outcome.Failed failed) {
    return new Failure(failed.name(), failed.message(), failed.report());
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "output clock");
    thread.setDaemon(true);
    return thread;
  }
}
