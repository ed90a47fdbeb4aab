/**
 * Notebooks as values, and the runner that executes them without Python.
 *
 * <p>A {@link org.nqueens.kernel.notebook.Notebook} is what an {@code .ipynb} file says (format 4,
 * written as 4.5 where it has cell ids). Reading and writing lose nothing that we do not know:
 * unknown fields stay where they were, and a file that Jupyter wrote comes out byte for byte (one
 * space of indent, sorted keys, texts as lists of lines, a line feed at the end). A {@link
 * org.nqueens.kernel.notebook.NotebookRunner} gives a notebook to a fresh kernel, cell by cell, and
 * returns it with its outputs; a {@link org.nqueens.kernel.notebook.Comparison} says in which cells
 * two runs differ.
 *
 * <pre>{@code
 * Notebook saved = Notebook.read(Path.of("notebooks/00-first-steps.ipynb"));
 * NotebookRunner runner = NotebookRunner.onFreshKernels(Optional.empty(), false);
 * NotebookRun run = runner.run(saved, folder, RunListener.SILENT);
 * if (run.failures().isEmpty()) {
 *   run.notebook().write(Path.of("target/book/00-first-steps.ipynb"));
 * }
 * Comparison.of(saved, run.notebook()).differences().forEach(d -> report(d.name()));
 * }</pre>
 *
 * <p>May depend on: {@code kernel.session}, {@code kernel.shell}, {@code kernel.display}, Gson.
 *
 * <p>Why so: the runner speaks to the interpreter, not to a socket, so that a reader needs no
 * Python and a test no port; but it merges streams, follows display ids and clears outputs as
 * Jupyter's own front ends do, so that both give the same file. Only this package knows the format;
 * the chapters' Markdown is in {@code kernel.notebook.chapter}, the HTML pages in {@code
 * kernel.notebook.page}.
 */
package org.nqueens.kernel.notebook;
