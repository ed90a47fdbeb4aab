/**
 * Finds libraries in Maven's repositories, with all that they need.
 *
 * <p>{@link org.nqueens.kernel.artifact.ArtifactResolver} is the door: coordinates or a POM in,
 * files out, or a sentence that says what was not found, where it was searched and why. {@link
 * org.nqueens.kernel.artifact.MavenSettings} say where the user's Maven looks; {@link
 * org.nqueens.kernel.artifact.PomText} makes a whole POM of the parts that readers paste.
 *
 * <p>May depend on: the Maven resolver and its model builder, and nothing of ours.
 *
 * <pre>{@code
 * ArtifactResolver maven = ArtifactResolver.maven();
 * Resolution answer = maven.resolve(List.of("org.apache.commons:commons-csv:1.10.0"), List.of());
 * answer.found().map(Found::artifacts)     // commons-csv, and what it needs
 * answer.problem()                         // or: no.such:thing:1 was not found in central (…)
 * }</pre>
 *
 * <p>Why behind an interface: Maven's classes are many, and a kernel that never meets {@code
 * %maven} must not pay for them at its start. {@code LazyResolver} loads them with the first
 * question.
 *
 * <p>Why the settings of the user's own Maven: mirrors, passwords and the local repository hold
 * then in a notebook as they do in a build, and what a build has fetched is there already.
 */
package org.nqueens.kernel.artifact;
