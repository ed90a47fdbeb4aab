package org.nqueens.spark;

import java.io.Serializable;

/**
 * What a batch gave.
 *
 * @param tasks the tasks' numbers
 * @param counts their shares of the number of solutions, in the same order
 */
record Shares(int[] tasks, long[] counts) implements Serializable {}
