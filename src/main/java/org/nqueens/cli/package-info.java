/**
 * The command line: {@code java -jar nqueens.jar <command>}.
 *
 * <p>Each command is one picocli class that parses its arguments, asks a {@code printout}, the
 * kernel's installer, its notebook runner or its channel, and prints. No command computes anything
 * itself. Exit codes: 0 done, 1 the work failed, 2 wrong use. This is the only package that may
 * touch the standard streams.
 *
 * <p>May depend on: {@code printout}, {@code kernel.install}, {@code kernel.notebook} with its
 * rooms, {@code kernel.channel}; picocli.
 *
 * <pre>{@code
 * java -jar target/nqueens.jar --help
 * java -jar target/nqueens.jar kernel install --user
 * java -jar target/nqueens.jar run notebooks/00-first-steps.ipynb --out target/book --html
 * }</pre>
 */
package org.nqueens.cli;
