/**
 * What a reader sees: finished values drawn as text and as HTML.
 *
 * <p>May depend on: the two rooms below it, {@code trace}, {@code solve}, {@code board}, {@code
 * words} and the JDK. It computes nothing about queens that those packages know; it draws what they
 * say.
 *
 * <pre>{@code
 * Placement solution = Placement.of(4, 1, 3, 0, 2);
 * View board = BoardView.of(solution);
 * board.text();                                   // a sentence, then the board in letters
 * board.html();                                   // the same as a figure
 *
 * BoardView.attempt(Placement.of(4, 0, 3), 2, 2); // the refused square, every attacker, the lines
 * BoardView.of(solution).labelled(Coordinates.CHESS);
 * AttackView.of(8, 2, 5);                         // squares a queen hits, with the diagonals' numbers
 * MasksView.of(Placement.of(8, 1, 3, 5));         // the masks of row 3 under the board that casts them
 * HeatMap.of(8);                                  // how many she covers from each square: 22 .. 28
 *
 * Trace run = Trace.of(Solver.scan(), 4);
 * TreeView.of(run);                               // the search tree; ProfileView for large ones
 * Stepper.of(run).mode(Stepper.Mode.PREDICT);     // comes alive in a notebook
 * Page.of("Four queens", Stepper.of(run));        // the same as a page of its own
 * }</pre>
 *
 * <p>The rooms below, which use nothing of this package:
 *
 * <ul>
 *   <li>{@code tree} says where the nodes of a tree are drawn.
 *   <li>{@code stepper} has the program that brings a stepper to life, and its data.
 * </ul>
 *
 * <p>Why it is so. Views speak through {@link org.nqueens.words.Words}: {@code view.in(words)} says
 * the same in another language, and the stepper's script is worded from the same bundles. Each view
 * is one immutable {@link org.nqueens.render.View} with two forms that say the same. A front end
 * may strip scripts, style sheets, svg, {@code aria-*} and {@code data-*} from the HTML, so the
 * truth is always text in table cells, headings and captions; circles, colours and lines only
 * repeat it. Every figure paints its own opaque background, so a dark page cannot hide it. Styles
 * are inline (but for rules for paper alone) and identifiers are hashes of the content: two figures
 * never meet, and the same cell run twice gives the same bytes. All markup goes through {@link
 * org.nqueens.render.Html}, which is the one place that escapes, and all colours through {@link
 * org.nqueens.render.Tokens}.
 *
 * <p>Why what draws boards is no room of its own: it is made of {@code Html} and {@code Tokens},
 * which readers use by these names beside the views, and the views are made of it.
 */
package org.nqueens.render;
