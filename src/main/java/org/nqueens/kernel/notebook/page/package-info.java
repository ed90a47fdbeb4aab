/**
 * Notebooks as pages to read: a site of plain HTML files that need no kernel, no network and no
 * script.
 *
 * <p>A {@link org.nqueens.kernel.notebook.page.Site} is made of finished notebooks, in the order in
 * which they are read. Each becomes one page that stands by itself (styles and script inside), with
 * links to the next and the previous; beside them are the contents, and a search that works from a
 * folder on disk. Text is Markdown, cleaned of what could run; code is coloured here, not in the
 * browser; outputs are taken as they are, with their scripts, because they come from a run of the
 * notebook: so a step viewer steps.
 *
 * <pre>{@code
 * Site site =
 *     Site.titled("Eight queens")
 *         .with("00-first-steps", Notebook.read(Path.of("notebooks/00-first-steps.ipynb")))
 *         .with("01-a-board", Notebook.read(Path.of("notebooks/01-a-board.ipynb")));
 * site.write(Path.of("target/book"));
 * }</pre>
 *
 * <p>May depend on: {@code kernel.notebook}, Gson, commonmark, jsoup, Mustache.
 *
 * <p>Why so: templates, styles and scripts are resources, so that a designer finds them; escaping
 * is done in one place, the template factory's. The colours are the tokens of the boards and
 * steppers, named once in {@code page.css}. Outputs find the colours that JupyterLab would give
 * them (its {@code --jp-…} properties), so that they follow the page from light to dark.
 */
package org.nqueens.kernel.notebook.page;
