/**
 * The merge of quadrants: four tabulated quarters of the board are joined to half boards, and the
 * pairs of half boards that fit are counted without being put together.
 *
 * <p>A {@link org.nqueens.count.quadrant.QuadrantTable} holds every placement on a quarter. For
 * each row set – which rows have their queen in the east half – the {@code Slices} of two quarters
 * are joined to the {@code Keys} of a half: the diagonals that it uses, one bit each. An east and a
 * west key fit if they share no bit; {@code PairCount} counts these pairs. A {@link
 * org.nqueens.count.quadrant.QuadrantPart} is a family of boards with the same queens in the middle
 * row and column ({@code EvenPart}: no middle, {@code OddPart}), {@link
 * org.nqueens.count.quadrant.QuadrantWork} is all of a board.
 *
 * <p>{@link org.nqueens.count.quadrant.DisjointPairs} does all the work: in plain Java ({@code
 * SlicedPairs}, {@code LaneTables}) or by vectors. {@code Vectors} finds out which; it stands twice
 * in the sources, for {@code src/main/java21} has the one that a JVM of Java 21 or newer takes out
 * of the multi-release jar, with {@code VectorPairs}.
 *
 * <p>{@link org.nqueens.count.quadrant.QuadrantMemory} and {@link
 * org.nqueens.count.quadrant.QuadrantNeeds} tell what it takes before it is begun.
 *
 * <p>May depend on: {@code count.task}.
 *
 * <pre>{@code
 * QuadrantMemory.of(18).fits()                       // whether this JVM has enough
 * Work work = QuadrantWork.of(18, DisjointPairs::plain);
 * work.count(0) // its share of 666090624
 * }</pre>
 *
 * <p>Why so: no search goes across the board, so that 64 and more pairs are looked at in one step
 * of the processor. What it costs is memory, which is why it is told beforehand.
 */
package org.nqueens.count.quadrant;
