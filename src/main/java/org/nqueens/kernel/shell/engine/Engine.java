package org.nqueens.kernel.shell.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import jdk.jshell.JShell;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Setup;
import org.nqueens.kernel.shell.assist.CompletenessCheck;
import org.nqueens.kernel.shell.assist.Completer;
import org.nqueens.kernel.shell.assist.Inspector;
import org.nqueens.kernel.shell.classes.CellsFiles;
import org.nqueens.kernel.shell.classes.ImportNames;
import org.nqueens.kernel.shell.classes.IndexGate;
import org.nqueens.kernel.shell.classes.Listings;
import org.nqueens.kernel.shell.origin.Origin;
import org.nqueens.kernel.shell.process.Outputs;
import org.nqueens.kernel.shell.process.WorkerCommand;
import org.nqueens.kernel.shell.process.WorkerControl;
import org.nqueens.kernel.shell.process.WorkerProvider;

/** JShell and all that is around it; lives in one thread. */
final class Engine {

  private final Setup setup;
  private final Outputs outputs;
  private final WorkerControl control;
  private final IndexGate gate;
  private JShell jshell;
  private Knowledge knowledge;
  private final List<String> troubles = new ArrayList<>(); // of the startup, for the first cell
  private int serial; // of the cells, whatever the reader calls them
  private final Listings listings;
  private final Set<Path> added; // stays on the class path after a reset

  private Engine(
      Setup setup, WorkerControl control, Outputs outputs, IndexGate gate, Set<Path> added) {
    this.setup = setup;
    this.control = control;
    this.outputs = outputs;
    this.gate = gate;
    this.listings = Listings.of(setup.listings());
    this.added = new LinkedHashSet<>(added);
  }

  /**
   * An engine that takes over what is remembered of another, and what was added to its class path.
   */
  static Engine start(
      Setup setup,
      WorkerControl control,
      Outputs outputs,
      IndexGate gate,
      Memory memory,
      Set<Path> added) {
    Engine engine = new Engine(setup, control, outputs, gate, added);
    engine.createShell();
    memory.sources().forEach(engine::defineAgain);
    engine.knowledge.variables.lost(memory.variables());
    return engine;
  }

  private void defineAgain(Origin origin) {
    knowledge.imports.need(origin.text().text());
    Evaluation.again(origin, knowledge);
  }

  private void createShell() {
    AtomicReference<CellsFiles> files = new AtomicReference<>();
    jshell =
        JShell.builder()
            .executionEngine(new WorkerProvider(control), null)
            .fileManager(
                compilers -> {
                  files.set(new CellsFiles(compilers, gate, listings));
                  return files.get();
                })
            .compilerOptions("-proc:none", "-g")
            .build();
    jshell.addToClasspath(WorkerCommand.classPath(setup.classPath()));
    if (!added.isEmpty()) {
      jshell.addToClasspath(WorkerCommand.classPath(List.copyOf(added)));
    }
    files.get().unreadable().stream()
        .map("Note: %s is no readable jar and is left out of the class path."::formatted)
        .forEach(troubles::add);
    ImportNames found = new ImportNames(files.get());
    Function<String, Set<String>> names = one -> names(one, found);
    StartupImports imports = new StartupImports(jshell, names);
    knowledge = new Knowledge(jshell, control, outputs, gate, imports, names);
    imports.take(setup.startup()).forEach(this::startWith);
  }

  private Set<String> names(String statement, ImportNames names) {
    try {
      return listings.names(statement, () -> List.copyOf(names.of(statement)));
    } catch (IOException | RuntimeException unreadable) { // a newer Java's classes, or no import
      return Set.of(); // the compiler says what is wrong
    }
  }

  private void startWith(String text) {
    if (run(new Cell(0, text), Silence.OUTPUT).execute() instanceof Outcome.Failed failed) {
      troubles.add(
          failed.name().equals(CellRun.INTERRUPTED)
              ? "Note: a startup text was interrupted; what stands behind that place was not run."
              : "Note: a startup text has a mistake.\n" + String.join("\n", failed.report()));
    }
  }

  /** A cell, ready to be run; the first hears of the troubles of the start. */
  CellRun prepare(Cell cell, CellOutput output) {
    troubles.forEach(trouble -> output.stream(CellOutput.Stream.ERR, trouble + "\n"));
    troubles.clear();
    return run(cell, output);
  }

  /** A list of the variables, ready to be made. */
  CellRun prepareList(Cell cell, CellOutput output) {
    return new VariableList(open(cell, output), cell, output, knowledge);
  }

  /** An outcome is out: there is time for what was put off. */
  void rest() {
    gate.open();
    NamelessValues.tidy(jshell);
    knowledge.classes.tidy();
  }

  /** Nothing more will be asked: what was learnt is kept for the next start. */
  void leave() {
    listings.keep();
  }

  private CellRun run(Cell cell, CellOutput output) {
    return new CellRun(open(cell, output), cell, output, knowledge);
  }

  private int open(Cell cell, CellOutput output) {
    int number = ++serial;
    outputs.open(number, "cell [" + cell.number() + "]", output);
    return number;
  }

  /** What another engine needs to take over. */
  Memory memory() {
    return Memory.of(jshell, knowledge.origins, knowledge.overloads.outside());
  }

  Optional<Duration> timeLimit() {
    return setup.limits().cellTime();
  }

  Completions complete(String code, int cursor) {
    gate.open();
    return new Completer(
            knowledge.analysis, knowledge.splitter, knowledge.imports::needAsFarAsWritten)
        .complete(code, cursor);
  }

  Optional<String> inspect(String code, int cursor) {
    gate.open();
    return new Inspector(jshell, knowledge.splitter, knowledge.imports::need, classPath())
        .inspect(code, cursor);
  }

  private List<Path> classPath() {
    List<Path> all = new ArrayList<>(setup.classPath());
    all.addAll(added);
    return all;
  }

  Completeness completeness(String code) {
    return new CompletenessCheck(knowledge.splitter).of(code);
  }

  List<Definition> definitions() {
    return Definitions.of(jshell);
  }

  List<Path> addToClassPath(List<Path> entries) {
    List<Path> absolute = entries.stream().map(Path::toAbsolutePath).toList();
    added.addAll(absolute);
    jshell.addToClasspath(WorkerCommand.classPath(absolute));
    listings.hasChanged();
    knowledge.imports.lookAgain();
    return entries;
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
