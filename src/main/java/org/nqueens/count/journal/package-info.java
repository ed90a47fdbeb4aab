/**
 * What is finished, kept in a file: a count that was broken off goes on from there.
 *
 * <p>A {@link org.nqueens.count.journal.Journal} is a text file with a line for each task that is
 * done; {@code JournalLine} says how such a line is written and which one is believed. Who keeps
 * nothing takes {@link org.nqueens.count.journal.Finished#NONE}. A {@link
 * org.nqueens.count.journal.HeldFile} is written by one count at a time. {@link
 * org.nqueens.count.journal.FileTrouble} says in a reader's words why a file cannot be used.
 *
 * <p>May depend on: {@code count.task}.
 *
 * <pre>{@code
 * nqueens count journal 1; n=16; counter=quadrants; tasks=4096
 * 0 0 38ce8b2d
 * 20 4 caa92ef3
 * }</pre>
 *
 * <p>Why a checksum on each line and none at the end: the end of the file is where the machine went
 * down. A line that is torn there is done again; a line that is wrong anywhere else is a damaged
 * file, and a sum made of it would be a wrong one.
 */
package org.nqueens.count.journal;
