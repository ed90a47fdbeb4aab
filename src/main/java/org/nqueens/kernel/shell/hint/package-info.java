/**
 * What to look at next: a sentence for what the compiler found, for what was thrown, for what a
 * cell left open.
 *
 * <p>{@link org.nqueens.kernel.shell.hint.Hints} are for a {@link
 * org.nqueens.kernel.shell.hint.Finding} of the compiler, {@link
 * org.nqueens.kernel.shell.hint.RuntimeHints} for an exception, {@link
 * org.nqueens.kernel.shell.hint.Notes} for a cell that ran well and of which the reader should know
 * something all the same. Behind these doors is a class for each kind of mistake: of names, of
 * types, of syntax, of another language's habits. What they may ask of the cells that ran before is
 * in {@link org.nqueens.kernel.shell.hint.World}.
 *
 * <p>May depend on: {@code source}, {@code origin}, {@code kernel.link} (what was thrown is a
 * {@code Trouble}) and {@code jdk.jshell}.
 *
 * <pre>{@code
 * new Hints(world).of(Finding.of(diagnostic, origin))   // Did you mean println?
 * RuntimeHints.of(trouble, world)                       // The calls never come back. …
 * }</pre>
 *
 * <p>Why sentences by hand and no machine: a beginner's mistakes are few and always the same ones.
 * Why no hint where we know none: a wrong one costs more than it ever saves.
 */
package org.nqueens.kernel.shell.hint;
