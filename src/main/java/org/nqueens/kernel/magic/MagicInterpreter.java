package org.nqueens.kernel.magic;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.kernel.artifact.ArtifactResolver;
import org.nqueens.kernel.magic.text.CellReader;
import org.nqueens.kernel.magic.text.Piece;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/**
 * Runs cells of Java and magics: the pieces of a cell in order, up to the first that fails. The
 * result of a cell is that of its last piece.
 */
public final class MagicInterpreter implements Interpreter {

  private static final Outcome NOTHING = new Outcome.Done(Optional.empty());

  private final Interpreter java;
  private final Interrupts interrupts = new Interrupts();
  private final Magics magics;
  private final CellReader reader;
  private final Asking asking;

  MagicInterpreter(Interpreter java, ArtifactResolver artifacts, Path folder, List<Path> late) {
    this.java = java;
    this.magics = new Magics(magics(artifacts, new ClassPath(java, late), folder));
    this.reader = new CellReader(magics::knows, magics::takesCode);
    this.asking = new Asking(java, reader, magics, folder);
  }

  /**
   * An interpreter with all magics, for a reader whose files are in the folder that the kernel was
   * started in. Maven's classes are not touched before the first magic that needs them.
   *
   * @param java runs the Java; closed with the new interpreter
   * @return a new interpreter
   */
  public static MagicInterpreter over(Interpreter java) {
    return over(java, Path.of(""), List.of());
  }

  /**
   * An interpreter with all magics.
   *
   * @param java runs the Java; closed with the new interpreter
   * @param folder where the reader's files are
   * @param late jars that go on the class path together with the first one that a magic adds
   * @return a new interpreter
   */
  public static MagicInterpreter over(Interpreter java, Path folder, List<Path> late) {
    return new MagicInterpreter(java, ArtifactResolver.maven(), folder.toAbsolutePath(), late);
  }

  private List<Magic> magics(ArtifactResolver artifacts, ClassPath classPath, Path folder) {
    ArtifactAdder adder = new ArtifactAdder(artifacts, classPath, interrupts);
    return List.of(
        new MavenMagic(adder),
        new PomMagic(adder, folder),
        new RepositoryMagic(artifacts),
        ClassPathMagic.jars(classPath, folder),
        ClassPathMagic.classPath(classPath, folder),
        new LoadMagic(this::run, folder),
        new TimeMagic(this::run),
        new VariablesMagic(java),
        new MethodsMagic(java),
        new ResetMagic(java),
        new ManualMagic(() -> this.magics));
  }

  @Override
  public Outcome execute(Cell cell, CellOutput output) {
    interrupts.begin();
    return run(cell, output);
  }

  private Outcome run(Cell cell, CellOutput output) {
    Outcome outcome = NOTHING;
    for (Piece piece : reader.read(cell.code())) {
      if (interrupts.wanted()) {
        return Failure.interrupted();
      }
      outcome = run(piece, cell, output);
      if (outcome instanceof Outcome.Failed) {
        return outcome;
      }
    }
    return outcome;
  }

  private Outcome run(Piece piece, Cell cell, CellOutput output) {
    int line = cell.firstLine() + piece.line() - 1;
    if (piece instanceof Piece.Java text) {
      return java.execute(new Cell(cell.number(), text.code(), line), output);
    } else if (piece instanceof Piece.Misplaced misplaced) {
      String shown = cell.code().lines().skip(piece.line() - 1L).findFirst().orElse("");
      return Failure.of(cell.number(), line, shown.strip(), misplaced.sentence());
    } else if (piece instanceof Piece.Whole whole) {
      return call(
          new Invocation(
              whole.name(),
              whole.arguments(),
              Optional.of(whole.body()),
              cell.number(),
              line,
              output));
    }
    Piece.Line magic = (Piece.Line) piece;
    return magic.target().isPresent() && !magics.takesCode(magic.name())
        ? assign(magic, invocation(magic, magic.arguments(), cell, line, output))
        : call(
            invocation(magic, magic.target().orElse("") + magic.arguments(), cell, line, output));
  }

  private static Invocation invocation(
      Piece.Line magic, String arguments, Cell cell, int line, CellOutput output) {
    return new Invocation(magic.name(), arguments, Optional.empty(), cell.number(), line, output);
  }

  private Outcome call(Invocation call) {
    Answer answer = answer(call);
    return answer instanceof Answer.Ended ended ? ended.outcome() : NOTHING;
  }

  private Answer answer(Invocation call) {
    boolean whole = call.body().isPresent();
    Optional<Magic> magic = magics.find(call.name());
    if (magic.isEmpty()) {
      return call.fail(magics.unknown(call.name(), whole));
    }
    Manual manual = magic.get().manual();
    if (whole && !manual.whole()) {
      return call.fail("%%" + call.name() + " cannot take a whole cell; write " + manual.usage());
    }
    return magic.get().run(call);
  }

  private Outcome assign(Piece.Line magic, Invocation call) {
    Answer answer = answer(call);
    if (answer instanceof Answer.Found found) {
      String values =
          found.paths().stream().map(MagicInterpreter::literal).collect(Collectors.joining(", "));
      String code = magic.target().orElseThrow() + "java.util.List.of(" + values + ");";
      return java.execute(new Cell(call.cell(), code, call.line()), call.output());
    }
    Outcome outcome = ((Answer.Ended) answer).outcome();
    return outcome instanceof Outcome.Failed
        ? outcome
        : ((Answer.Ended) call.fail("%" + call.name() + " gives no value to assign")).outcome();
  }

  private static String literal(Path path) {
    return '"' + path.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  @Override
  public Outcome variables(Cell cell, CellOutput output) {
    return java.variables(cell, output);
  }

  @Override
  public Completions complete(String code, int cursor) {
    return asking.complete(code, cursor);
  }

  @Override
  public Optional<String> inspect(String code, int cursor) {
    return asking.inspect(code, cursor);
  }

  @Override
  public Completeness completeness(String code) {
    return asking.completeness(code);
  }

  @Override
  public void addToClassPath(List<Path> entries) {
    java.addToClassPath(entries);
  }

  @Override
  public List<Definition> definitions() {
    return java.definitions();
  }

  @Override
  public void reset() {
    java.reset();
  }

  @Override
  public void interrupt() {
    interrupts.interrupt();
    java.interrupt();
  }

  @Override
  public void close() {
    java.close();
  }
}
