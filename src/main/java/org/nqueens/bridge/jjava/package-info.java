/**
 * Shows the library's values in JJava, another Java kernel of IJava's lineage.
 *
 * <p>May depend on: {@code bridge}, the queens library, and JJava's {@code jjava-jupyter}, which
 * JJava itself provides and we do not ship.
 *
 * <p>In a notebook of JJava nothing is to be done but to put our jars on the class path:
 *
 * <pre>
 * JJAVA_CLASSPATH=/path/to/nqueens.jar:/path/to/lib/* jupyter lab
 * </pre>
 *
 * <p>Why so: JJava finds {@link org.nqueens.bridge.jjava.LibraryExtension} as a service. It asks a
 * renderer by the class of a value, so each class is registered; which view a value has is still
 * said by {@link org.nqueens.bridge.Figures} alone.
 */
package org.nqueens.bridge.jjava;
