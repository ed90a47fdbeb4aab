package org.nqueens.kernel.shell.engine;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import jdk.jshell.JShell;
import jdk.jshell.SourceCodeAnalysis;
import org.nqueens.kernel.shell.classes.IndexGate;
import org.nqueens.kernel.shell.hint.World;
import org.nqueens.kernel.shell.origin.Origins;
import org.nqueens.kernel.shell.process.Outputs;
import org.nqueens.kernel.shell.process.WorkerControl;
import org.nqueens.kernel.shell.report.PrintedTrace;
import org.nqueens.kernel.shell.report.ThrowReport;
import org.nqueens.kernel.shell.source.CellSplitter;

/** What the cells of one session share. */
final class Knowledge implements World {

  final JShell jshell;
  final WorkerControl control;
  final Outputs outputs;
  final SourceCodeAnalysis analysis;
  final Origins origins;
  final CellSplitter splitter;
  final Variables variables;
  final IndexGate gate;
  final StartupImports imports;
  final Namesakes namesakes;
  final WaitingOverloads overloads;
  final Curtain curtain;
  final SnippetClasses classes;

  Knowledge(
      JShell jshell,
      WorkerControl control,
      Outputs outputs,
      IndexGate gate,
      StartupImports imports,
      Function<String, Set<String>> importedNames) {
    this.jshell = jshell;
    this.imports = imports;
    this.namesakes = new Namesakes(jshell, imports);
    this.curtain = new Curtain(jshell, imports, importedNames);
    this.classes = SnippetClasses.of(jshell);
    this.control = control;
    this.outputs = outputs;
    this.gate = gate;
    this.analysis = jshell.sourceCodeAnalysis();
    this.origins = new Origins(analysis);
    this.overloads = new WaitingOverloads(jshell, origins);
    this.splitter = new CellSplitter(analysis);
    this.variables = new Variables(jshell, control, origins);
    outputs.tellWith(
        trouble -> ThrowReport.of(trouble, this).report(), new PrintedTrace(origins)::readable);
  }

  @Override
  public JShell jshell() {
    return jshell;
  }

  @Override
  public Origins origins() {
    return origins;
  }

  @Override
  public boolean brings(String name) {
    return imports.bring(name);
  }

  @Override
  public Set<String> namesToCome() {
    return imports.names();
  }

  @Override
  public void openIndex() {
    gate.open();
  }

  @Override
  public Optional<String> lostHint(String name) {
    return variables.lostHint(name);
  }

  @Override
  public Optional<String> unansweredHint() {
    return outputs.unansweredHint();
  }
}
