package org.nqueens.kernel.artifact;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;

/**
 * A file as if it were the POM of an artifact in a workspace, so that the resolver builds the model
 * itself: with parents, imports, profiles and properties.
 */
final class PomWorkspace implements WorkspaceReader {

  private static final String GROUP = "org.nqueens.workspace";

  private final WorkspaceRepository repository = new WorkspaceRepository("notebook");
  private final File pom;

  PomWorkspace(Path pom) {
    this.pom = pom.toFile();
  }

  /** The artifact that stands for the file, whatever its own name is. */
  Artifact artifact() {
    return new DefaultArtifact(GROUP, "notebook", "pom", "1");
  }

  @Override
  public WorkspaceRepository getRepository() {
    return repository;
  }

  @Override
  public File findArtifact(Artifact artifact) {
    return artifact.getGroupId().equals(GROUP) ? pom : null;
  }

  @Override
  public List<String> findVersions(Artifact artifact) {
    return artifact.getGroupId().equals(GROUP) ? List.of("1") : List.of();
  }
}
