/**
 * What brings a stepper to life in a page: its program, and the data that the program reads.
 *
 * <p>A {@link org.nqueens.render.stepper.StepperScript} puts the program together from the
 * resources of this package; {@code ScriptWords} words it in the reader's language, with {@code
 * ScriptCall} to find its way in the source. A {@link org.nqueens.render.stepper.SearchData} is one
 * search in JSON, its events in {@code EventCode}. The {@link
 * org.nqueens.render.stepper.ContentHash} names the figure that both belong to.
 *
 * <p>May depend on: {@code render.tree}, {@code trace}, {@code solve}, {@code board}, {@code
 * words}.
 *
 * <pre>{@code
 * String data = new SearchData(trace, trace.events().toList()).json();
 * String id = "nq-" + ContentHash.of(data);
 * new StepperScript(id, "--ink:#1b1f24;", Words.english()).ofOne(true, false);
 * }</pre>
 *
 * <p>Why the program travels with each figure: a notebook has no other place for it, and a saved
 * page opens years later, without a network. So it carries only the parts and the language that its
 * figure needs, and an event takes about a character. Why what a reader without scripts sees is not
 * here: it is a view like any other, and stands with the views.
 */
package org.nqueens.render.stepper;
