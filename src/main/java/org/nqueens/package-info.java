/**
 * The façade of the queens library: the words that a cell of the book types.
 *
 * <p>May depend on: every package of the library but {@code spark}; never on the kernel.
 *
 * <pre>{@code
 * import static org.nqueens.Queens.*;
 *
 * solve(4);                                   // both solutions, as boards
 * attacks(8, 3, 3);                           // what one queen sees
 * check("1.4", (int n) -> rooks(n));          // ○ ◔ ◕ ✔, and a sentence
 * hint("1.4");                                // one of three
 * quiz("1");                                  // questions, each answer with its reason
 * progress();                                 // how far the reader is
 * }</pre>
 *
 * <p>Why so: a reader should need one static import and meet nouns and verbs of the puzzle, not of
 * the library. So the class stays small and holds no logic: anything with a loop belongs to the
 * package that it is about.
 */
package org.nqueens;
