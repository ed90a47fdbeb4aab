/**
 * Searches with bit masks: a row's free columns are one {@code int}.
 *
 * <p>{@link org.nqueens.count.search.Masks} is what the queens above leave free; from there it
 * counts every board. {@link org.nqueens.count.search.SymmetrySearch} looks at one board of each
 * class of images alone: {@code CornerSearch} at those with a queen in a corner, {@code
 * BorderSearch} at the others, with {@code Turns} to compare a finished board with its rotations.
 * What {@code Masks} counts ends in {@code LastRows}, where most of its time is spent.
 *
 * <p>May depend on: {@code count.task}.
 *
 * <pre>{@code
 * Masks.empty(1).solutions(8)                        // 92
 * Masks.empty(2).with(1 << 3).solutions(8)           // 36: twice 18, the queen of row 0 in column 3
 * SymmetrySearch.tasks(8, true)                      // its tasks add up to 12
 * }</pre>
 *
 * <p>Why so long-winded, with a method for each phase of the rows: a test or a call less on the way
 * to each board is measured in percents; the comments say which of them paid. Who changes a line
 * here measures by {@code ./bench count}.
 */
package org.nqueens.count.search;
