/**
 * Benchmarks: what the library promises about speed, as ratios within one run.
 *
 * <pre>{@code
 * mvn -Pbench -DskipTests test-compile exec:exec   // tracing
 * ./bench count                                    // counting, beside others' programs
 * }</pre>
 *
 * <p>Times of two machines, or of two runs, are not to be compared; ratios of one run are.
 */
package org.nqueens.bench;
