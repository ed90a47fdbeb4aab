package org.nqueens.kernel.worker;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jdk.jshell.spi.SPIResolutionException;
import org.nqueens.kernel.display.CellStopped;
import org.nqueens.kernel.display.Presenter;
import org.nqueens.kernel.link.ClassFile;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.link.Request;

/** Carries out requests in the thread of the cells. */
final class Execution {

  private static final int LISTED = 500; // characters of a value in a list; who lists shows fewer

  private static final String RESTORED =
      "Note: an earlier cell had put another stream in the place of %s; from this cell on it is the"
          + " notebook's again.%n";

  private final CellLoader loader = new CellLoader(Execution.class.getClassLoader());
  private final Stopper stopper;
  private final Outbox outbox;
  private final StandardStreams streams;
  private final Reserve reserve = new Reserve();
  private Optional<Presenter> presenter = Optional.empty(); // made when first needed
  private int latest; // the cell that ran last
  private Object value; // of the last invocation; may be null
  private volatile Object shownId = this; // the last that display() returned to this code

  Execution(Stopper stopper, Outbox outbox, StandardStreams streams) {
    this.streams = streams;
    this.stopper = stopper;
    this.outbox = outbox;
    Thread.currentThread().setContextClassLoader(loader);
  }

  /** Makes classes known; by any thread. */
  void declare(List<ClassFile> classes) {
    loader.declare(classes);
  }

  Report.Reply perform(Request request) {
    if (request instanceof Request.Invoke invoke) {
      return run(invoke.cell(), () -> invoke(invoke));
    } else if (request instanceof Request.Render render) {
      return run(render.cell(), this::render);
    } else if (request instanceof Request.Values values) {
      return run(values.cell(), () -> values(values.places()));
    } else if (request instanceof Request.Copy copy) {
      return copy(copy);
    } else if (request instanceof Request.AddPath add) {
      return add(add);
    }
    Request.End end = (Request.End) request;
    return new Report.Ended(stopper.end(end.cell()));
  }

  private static Report.Reply done() {
    return new Report.Done(Optional.empty());
  }

  private interface Task {
    Report.Reply call() throws Throwable;
  }

  private Report.Reply run(int cell, Task task) {
    CellOwner.begin(cell);
    repairStreams(cell);
    reserve.fill();
    try {
      stopper.begin(cell);
      return task.call();
    } catch (CellStopped stopped) {
      return new Report.Stopped();
    } catch (Throwable thrown) {
      reserve.release();
      return stopper.isStopping() ? new Report.Stopped() : failedUnlessStopped(thrown);
    } finally {
      stopper.pause();
    }
  }

  private void repairStreams(int cell) {
    if (cell == latest) {
      streams.repair();
      return;
    }
    latest = cell;
    List<String> others = streams.restore();
    if (!others.isEmpty()) {
      outbox.print(cell, true, RESTORED.formatted(String.join(" and ", others)));
    }
  }

  private static Report.Reply failedUnlessStopped(Throwable thrown) {
    try {
      return failed(thrown);
    } catch (CellStopped stopped) { // while the cell's code made the message
      return new Report.Stopped();
    }
  }

  private static Report.Reply failed(Throwable thrown) {
    if (thrown instanceof SPIResolutionException unresolved) {
      return new Report.Unresolved(unresolved.id(), Troubles.of(thrown));
    }
    return new Report.Thrown(Troubles.of(thrown));
  }

  private Report.Reply invoke(Request.Invoke request) throws Throwable {
    value = null; // may be large
    shownId = this; // an id that an earlier cell got is a value like any other
    Method method = loader.loadClass(request.type()).getDeclaredMethod(request.method());
    method.setAccessible(true); // its class is not public
    try {
      value = method.invoke(null);
      return done();
    } catch (InvocationTargetException e) {
      throw e.getCause();
    } finally {
      outbox.flush();
    }
  }

  private Report.Reply render() {
    // The id that display() returns is for updateDisplay(), not for the reader.
    return value == shownId ? done() : new Report.Done(Optional.of(presenter().render(value)));
  }

  /** Remembers an id that {@code display} returns. */
  void shown(String id) {
    shownId = id;
  }

  private Report.Reply values(List<Request.Place> places) throws ReflectiveOperationException {
    List<String> texts = new ArrayList<>();
    for (Request.Place place : places) {
      String text = presenter().render(field(place.type(), place.field()).get(null)).plain();
      texts.add(text.length() > LISTED ? text.substring(0, LISTED) : text);
    }
    return new Report.Listed(texts);
  }

  private Report.Reply copy(Request.Copy request) {
    try {
      Object kept = field(request.from(), request.field()).get(null);
      field(request.to(), request.field()).set(null, kept);
      return done();
    } catch (ReflectiveOperationException | IllegalArgumentException | LinkageError e) {
      return new Report.Refused(String.valueOf(e.getMessage()));
    }
  }

  private Field field(String type, String name) throws ReflectiveOperationException {
    Field field = loader.loadClass(type).getDeclaredField(name);
    field.setAccessible(true); // its class is not public
    return field;
  }

  private Report.Reply add(Request.AddPath request) {
    try {
      loader.add(Path.of(request.path()));
      presenter = Optional.empty(); // what was added may bring renderers
      return done();
    } catch (MalformedURLException e) {
      return new Report.Refused(e.getMessage());
    }
  }

  synchronized Presenter presenter() {
    if (presenter.isEmpty()) {
      presenter = Optional.of(new Presenter(loader));
    }
    return presenter.get();
  }
}
