package org.nqueens.kernel.shell;

import jdk.jshell.JShell;

/** What the cells of one session share. */
final class Knowledge {

  final JShell jshell;
  final WorkerControl control;
  final Outputs outputs;
  final Origins origins;
  final CellSplitter splitter;
  final Variables variables;

  Knowledge(JShell jshell, WorkerControl control, Outputs outputs) {
    this.jshell = jshell;
    this.control = control;
    this.outputs = outputs;
    this.origins = new Origins(jshell.sourceCodeAnalysis());
    this.splitter = new CellSplitter(jshell.sourceCodeAnalysis());
    this.variables = new Variables(jshell, control, origins);
  }
}
