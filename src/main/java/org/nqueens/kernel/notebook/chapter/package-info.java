/**
 * The chapters' source: one Markdown text from which the learner's copy and the solved copy of a
 * notebook are woven, so that the two cannot drift apart.
 *
 * <p>The format is plain Markdown. A line {@code +++} begins another text cell; with attributes it
 * names it. A fence of backticks whose language is {@code java} and which carries attributes in
 * braces is a code cell; every other fence is a part of the text. In a code cell, the lines after
 * {@code // solution} go to the solved copy alone, those after {@code // stub} to the learner's
 * copy alone, until {@code // end}.
 *
 * <pre>
 * +++ {id=predict-1 tags=predict}
 * **Predict.** How many queens fit on a 3 × 3 board?
 *
 * ```java {id=ex-1-1 tags=exercise}
 * int square(int x) {
 *   // solution
 *   return x * x;
 *   // stub
 *   return 0; // your code
 *   // end
 * }
 * ```
 * </pre>
 *
 * <p>A text tagged {@code predict} asks a question. What the code below it showed when it was saved
 * would answer it, so those cells hide their saved outputs: a front end shows a button until the
 * reader runs the cell, a page a fold. That holds up to the next text, and not for cells in which
 * the reader is asked for something, tagged {@code exercise}, {@code quiz} or {@code guess}.
 *
 * <pre>{@code
 * Chapter chapter = Chapter.read(Path.of("src/chapters/01-a-board.md"));
 * Notebook draft = chapter.learner(); // no outputs yet
 * NotebookRun run = new Weaver(runner).weave(draft, Optional.empty(), folder, RunListener.SILENT);
 * }</pre>
 *
 * <p>May depend on: {@code kernel.notebook}, Gson.
 *
 * <p>Why a text: it can be read, reviewed and merged line by line; a notebook with its outputs
 * cannot. Why cells without an id get one from their first words: a cell keeps its id, and what
 * front ends hang on it, when other cells come and go.
 */
package org.nqueens.kernel.notebook.chapter;
