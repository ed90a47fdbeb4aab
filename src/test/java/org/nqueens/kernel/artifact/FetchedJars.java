package org.nqueens.kernel.artifact;

import java.nio.file.Path;
import java.util.List;

/** What {@code %maven} would put on the class path: for tests that start a program from it. */
public final class FetchedJars {

  private FetchedJars() {}

  /**
   * The jars of an artifact and of all that it needs, fetched if they are not there.
   *
   * @param coordinates group:artifact:version
   */
  public static List<Path> of(String coordinates) {
    ArtifactResolver.Resolution resolution =
        ArtifactResolver.maven().resolve(List.of(coordinates), List.of());
    return resolution
        .found()
        .orElseThrow(() -> new IllegalStateException(resolution.problem()))
        .artifacts()
        .stream()
        .map(ArtifactResolver.Artifact::file)
        .toList();
  }
}
