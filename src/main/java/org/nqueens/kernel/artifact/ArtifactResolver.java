package org.nqueens.kernel.artifact;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Finds artifacts in repositories, with all that they need.
 *
 * <p>The waiting methods may be left by an interrupt of the thread; they answer at the next chance.
 */
public interface ArtifactResolver {

  /**
   * Maven's resolver, set up as the user's Maven is; nothing of it is loaded before it is used.
   *
   * @return a new resolver
   */
  static ArtifactResolver maven() {
    return maven(() -> MavenSettings.ofTheUser());
  }

  /**
   * Maven's resolver; nothing of it is loaded before it is used.
   *
   * @param settings what it is set up from, asked for once, when the resolver is first used
   * @return a new resolver
   */
  static ArtifactResolver maven(Supplier<MavenSettings> settings) {
    return new LazyResolver(settings);
  }

  /**
   * A repository to search.
   *
   * @param id the name by which settings (mirrors, passwords) know it
   * @param url where it is
   */
  record Repository(String id, String url) {

    /** The end of a sentence about a text that is no URL. */
    public static final String NO_URL = " is no URL such as https://… or file:///…";

    /**
     * Whether a text can be where a repository is.
     *
     * @param text what the reader wrote
     * @return whether it is an absolute URL
     */
    public static boolean isUrl(String text) {
      try {
        return URI.create(text).isAbsolute();
      } catch (IllegalArgumentException e) {
        return false;
      }
    }
  }

  /**
   * What was found.
   *
   * @param artifacts the artifacts with files, those asked for first, each before what it needs
   * @param fetched how many of them were not in the local repository before
   */
  record Found(List<Artifact> artifacts, int fetched) {

    /** Copies the list. */
    public Found {
      artifacts = List.copyOf(artifacts);
    }
  }

  /**
   * A file that was found.
   *
   * @param key group, artifact, and classifier if there is one, joined by colons
   * @param version its version
   * @param file where it is
   */
  record Artifact(String key, String version, Path file) {}

  /**
   * What was found, or a sentence that says why not.
   *
   * @param found present when all is well
   * @param problem what was not found, where it was searched and why, else an empty text
   */
  record Resolution(Optional<Found> found, String problem) {}

  /**
   * Adds a repository to those that are searched; one of the same id is replaced.
   *
   * @param repository from now on searched by every call
   */
  void add(Repository repository);

  /**
   * The repositories that are searched, after mirrors.
   *
   * @return in the order of the search
   */
  List<Repository> repositories();

  /**
   * Finds artifacts by their coordinates.
   *
   * @param coordinates as {@code group:artifact:version}, with type and classifier before the
   *     version where they differ from the usual; also Ivy's {@code group#artifact;version}
   * @param from more repositories for this call
   * @return all of them with what they need, or why not
   */
  Resolution resolve(List<String> coordinates, List<Repository> from);

  /**
   * Finds the dependencies of a project.
   *
   * @param pom the project's POM
   * @param scopes which of its dependencies, in Maven's words
   * @return all of them with what they need, or why not
   */
  Resolution resolve(Path pom, Set<String> scopes);
}
