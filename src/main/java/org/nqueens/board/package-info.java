/**
 * The board: squares, lines, placements of queens, their symmetries, and what is known about how
 * many solutions there are.
 *
 * <p>Row 0 is the top row, column 0 the left one; everything counts from 0. On the ascending
 * diagonal "/" {@code row + column} is constant, on the descending one "\" {@code row - column}.
 * Chess names and counting from 1 are a matter of drawing, never of this package.
 *
 * <p>May depend on: the JDK only.
 *
 * <pre>{@code
 * var board = Placement.of(4, 1, 3, 0);      // the queens of rows 0, 1 and 2
 * board.admits(3, 2)                         // true
 * board.whyNot(3, 0)                         // [a queen on (2,0) attacks (3,0)]
 * board.with(3, 2).isSolution()              // true
 * Placement.of(4, 0, 1).conflicts()          // [a queen on (0,0) attacks (1,1)]
 * Placement.parse(". Q . .\n. . . Q")        // text in, text out
 * Symmetry.orbit(Placement.of(4, 1, 3, 0, 2)) // its two images
 * KnownCounts.solutions(8)                   // 92
 * }</pre>
 *
 * <p>Why so: a placement is a partial map from rows to columns, so two queens of one row cannot be
 * written down; every other conflict can, because a refused attempt must be as easy to show as a
 * solution. The values are immutable: a list of placements stays a list of different placements,
 * whatever the search does next.
 */
package org.nqueens.board;
