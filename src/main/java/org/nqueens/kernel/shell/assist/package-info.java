/**
 * Help while a cell is being written: what could stand at a position, what is known of a name,
 * whether the cell is whole.
 *
 * <p>Nothing of the cell runs. A {@code Context} gives JShell the statements before the position as
 * those of one method, so that what they declare is known although they have not run; {@code
 * SourceDocs} finds the documentation that JShell does not.
 *
 * <p>May depend on: {@code kernel.shell}, {@code source}, {@code origin} and {@code jdk.jshell}.
 *
 * <pre>{@code
 * new Completer(analysis, splitter, imports::needAsFarAsWritten).complete("\"abc\".subs", 10)
 * new Inspector(jshell, splitter, imports::need, classPath).inspect("List.of", 7)
 * new CompletenessCheck(splitter).of("List.of(1,")   // incomplete, 4 spaces
 * }</pre>
 *
 * <p>Why it asks to be shown to the imports: those of the startup texts are made only when a cell
 * needs them, and a word that is about to be written needs them already.
 */
package org.nqueens.kernel.shell.assist;
