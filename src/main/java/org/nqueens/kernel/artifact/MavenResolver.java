package org.nqueens.kernel.artifact;

import eu.maveniverse.maven.mima.context.Context;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.aether.DefaultRepositoryCache;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.repository.RepositoryPolicy;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.repository.SimpleArtifactDescriptorPolicy;
import org.eclipse.aether.util.repository.SimpleResolutionErrorPolicy;

/** Finds artifacts with Maven's own resolver, set up from the user's settings. */
final class MavenResolver implements ArtifactResolver {

  private final Context context;
  private final RepositorySystem system;
  private final Map<String, RemoteRepository> added = new LinkedHashMap<>();

  MavenResolver(MavenSettings settings) {
    this.context = MavenContext.of(settings);
    this.system = context.repositorySystem();
  }

  @Override
  public void add(Repository repository) {
    added.put(repository.id(), remote(repository));
  }

  @Override
  public List<Repository> repositories() {
    return mirrored(session(new Fetched()), List.of()).stream()
        .map(repository -> new Repository(repository.getId(), repository.getUrl()))
        .toList();
  }

  @Override
  public Resolution resolve(List<String> coordinates, List<Repository> from) {
    Fetched fetched = new Fetched();
    DefaultRepositorySystemSession session = session(fetched);
    List<Dependency> dependencies = new ArrayList<>();
    for (String text : coordinates) {
      Coordinates parsed = Coordinates.of(text);
      if (parsed.problem().isPresent()) {
        return new Resolution(Optional.empty(), parsed.problem().get());
      }
      dependencies.add(new Dependency(artifact(session, parsed), JavaScopes.COMPILE));
    }
    CollectRequest request = new CollectRequest(dependencies, List.of(), List.of());
    request.setRepositories(mirrored(session, from.stream().map(MavenResolver::remote).toList()));
    return resolve(session, request, fetched);
  }

  @Override
  public Resolution resolve(Path pom, Set<String> scopes) {
    Fetched fetched = new Fetched();
    DefaultRepositorySystemSession session = session(fetched);
    PomWorkspace workspace = new PomWorkspace(pom);
    session.setWorkspaceReader(workspace);
    session.setArtifactDescriptorPolicy(new SimpleArtifactDescriptorPolicy(0));
    try {
      ArtifactDescriptorResult project =
          system.readArtifactDescriptor(
              session,
              new ArtifactDescriptorRequest(
                  workspace.artifact(), mirrored(session, List.of()), null));
      CollectRequest request =
          new CollectRequest(
              project.getDependencies().stream()
                  .filter(d -> scopes.contains(d.getScope()))
                  .toList(),
              project.getManagedDependencies(),
              mirrored(session, project.getRepositories()));
      return resolve(this.session(fetched), request, fetched);
    } catch (RepositoryException e) {
      return new Resolution(Optional.empty(), FailureSentence.of(e));
    }
  }

  private Resolution resolve(
      DefaultRepositorySystemSession session, CollectRequest request, Fetched fetched) {
    if (request.getDependencies().isEmpty()) {
      return new Resolution(Optional.of(new Found(List.of(), 0)), "");
    }
    try {
      List<Artifact> artifacts =
          system
              .resolveDependencies(session, new DependencyRequest(request, null))
              .getArtifactResults()
              .stream()
              .map(ArtifactResult::getArtifact)
              .filter(artifact -> artifact.getFile() != null)
              .filter(artifact -> !artifact.getExtension().equals("pom"))
              .map(MavenResolver::found)
              .toList();
      return new Resolution(Optional.of(new Found(artifacts, fetched.artifacts())), "");
    } catch (RepositoryException e) {
      return new Resolution(Optional.empty(), FailureSentence.of(e));
    }
  }

  private static Artifact found(org.eclipse.aether.artifact.Artifact artifact) {
    String classifier = artifact.getClassifier().isEmpty() ? "" : ":" + artifact.getClassifier();
    return new Artifact(
        artifact.getGroupId() + ":" + artifact.getArtifactId() + classifier,
        artifact.getVersion(),
        artifact.getFile().toPath().toAbsolutePath());
  }

  /** A session that tries again what failed before, and lets the caller count what is fetched. */
  private DefaultRepositorySystemSession session(Fetched fetched) {
    DefaultRepositorySystemSession session =
        new DefaultRepositorySystemSession(context.repositorySystemSession());
    session.setCache(new DefaultRepositoryCache());
    session.setResolutionErrorPolicy(new SimpleResolutionErrorPolicy(0, 0));
    session.setTransferListener(fetched);
    return session;
  }

  /**
   * The repositories of settings and super POM, some more and those added, as the settings' mirrors
   * show them. Of those with the same id the last one counts.
   */
  private List<RemoteRepository> mirrored(
      DefaultRepositorySystemSession session, List<RemoteRepository> more) {
    Map<String, RemoteRepository> byId = new LinkedHashMap<>();
    Stream.of(context.remoteRepositories().stream(), more.stream(), added.values().stream())
        .flatMap(repositories -> repositories)
        .flatMap(MavenResolver::unmirrored)
        .forEach(repository -> byId.put(repository.getId(), repository));
    return system.newResolutionRepositories(session, List.copyOf(byId.values()));
  }

  private static Stream<RemoteRepository> unmirrored(RemoteRepository repository) {
    List<RemoteRepository> behind = repository.getMirroredRepositories();
    return behind.isEmpty() ? Stream.of(repository) : behind.stream();
  }

  private static RemoteRepository remote(Repository repository) {
    RepositoryPolicy releases = new RepositoryPolicy();
    RepositoryPolicy snapshots =
        new RepositoryPolicy(
            true, RepositoryPolicy.UPDATE_POLICY_ALWAYS, RepositoryPolicy.CHECKSUM_POLICY_WARN);
    return new RemoteRepository.Builder(repository.id(), "default", repository.url())
        .setReleasePolicy(releases)
        .setSnapshotPolicy(snapshots)
        .build();
  }

  /** Maven's types (such as {@code test-jar}) stand for an extension and a classifier. */
  private static DefaultArtifact artifact(
      DefaultRepositorySystemSession session, Coordinates coordinates) {
    var type = session.getArtifactTypeRegistry().get(coordinates.type());
    String extension = type == null ? coordinates.type() : type.getExtension();
    String classifier =
        coordinates.classifier().isEmpty() && type != null
            ? type.getClassifier()
            : coordinates.classifier();
    return new DefaultArtifact(
        coordinates.group(), coordinates.artifact(), classifier, extension, coordinates.version());
  }
}
