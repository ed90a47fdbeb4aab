package org.nqueens.kernel.shell;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import jdk.jshell.JShell;
import org.nqueens.kernel.display.MimeBundle;

/** JShell and all that is around it; lives in one thread. */
final class Engine {

  private final Setup setup;
  private final Outputs outputs;
  private final WorkerControl control;
  private JShell jshell;
  private Knowledge knowledge;
  private final List<String> troubles = new ArrayList<>(); // of the startup, for the first cell
  private int serial; // of the cells, whatever the reader calls them
  private final Set<Path> added = new LinkedHashSet<>(); // stays on the class path after a reset

  private Engine(Setup setup, WorkerControl control, Outputs outputs) {
    this.setup = setup;
    this.control = control;
    this.outputs = outputs;
  }

  static Engine start(Setup setup, WorkerControl control, Outputs outputs) {
    Engine engine = new Engine(setup, control, outputs);
    engine.createShell();
    return engine;
  }

  private void createShell() {
    jshell =
        JShell.builder()
            .executionEngine(new WorkerProvider(control), null)
            .fileManager(CellsFiles::new)
            .compilerOptions("-proc:none", "-g")
            .build();
    jshell.addToClasspath(WorkerCommand.classPath(setup.classPath()));
    if (!added.isEmpty()) {
      jshell.addToClasspath(WorkerCommand.classPath(List.copyOf(added)));
    }
    knowledge = new Knowledge(jshell, control, outputs);
    StartupImports.evaluate(setup.startup(), jshell).forEach(this::startWith);
  }

  private void startWith(String text) {
    if (run(new Cell(0, text), Silence.OUTPUT).execute() instanceof Outcome.Failed failed) {
      troubles.add("Note: a startup text has a mistake.\n" + String.join("\n", failed.report()));
    }
  }

  /** A cell, ready to be run; the first hears of the troubles of the start. */
  CellRun prepare(Cell cell, CellOutput output) {
    NamelessValues.tidy(jshell);
    troubles.forEach(trouble -> output.stream(CellOutput.Stream.ERR, trouble + "\n"));
    troubles.clear();
    return run(cell, output);
  }

  private CellRun run(Cell cell, CellOutput output) {
    int number = ++serial;
    outputs.open(number, "cell [" + cell.number() + "]", output);
    return new CellRun(number, cell, output, knowledge);
  }

  Optional<Duration> timeLimit() {
    return setup.limits().cellTime();
  }

  Completions complete(String code, int cursor) {
    return new Completer(knowledge).complete(code, cursor);
  }

  Optional<String> inspect(String code, int cursor) {
    return new Inspector(knowledge, classPath()).inspect(code, cursor);
  }

  private List<Path> classPath() {
    List<Path> all = new ArrayList<>(setup.classPath());
    all.addAll(added);
    return all;
  }

  Completeness completeness(String code) {
    return new CompletenessCheck(knowledge).of(code);
  }

  List<Definition> definitions() {
    return Definitions.of(jshell);
  }

  List<Path> addToClassPath(List<Path> entries) {
    List<Path> absolute = entries.stream().map(Path::toAbsolutePath).toList();
    added.addAll(absolute);
    jshell.addToClasspath(WorkerCommand.classPath(absolute));
    return entries;
  }

  JShell reset() {
    control.restart();
    createShell();
    return jshell;
  }

  /** The output of the startup texts. */
  private enum Silence implements CellOutput {
    OUTPUT;

    @Override
    public void stream(Stream stream, String text) {}

    @Override
    public void display(MimeBundle bundle, Optional<String> id) {}

    @Override
    public void update(String id, MimeBundle bundle) {}

    @Override
    public void clear(boolean wait) {}

    @Override
    public Optional<String> input(String prompt, boolean password) {
      return Optional.empty();
    }
  }
}
