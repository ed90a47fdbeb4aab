package org.nqueens.kernel.artifact;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Makes the resolver of Maven when it is first asked for artifacts. */
final class LazyResolver implements ArtifactResolver {

  private final Supplier<MavenSettings> settings;
  private final List<Repository> early = new ArrayList<>();
  private Optional<ArtifactResolver> maven = Optional.empty();

  LazyResolver(Supplier<MavenSettings> settings) {
    this.settings = settings;
  }

  @Override
  public synchronized void add(Repository repository) {
    if (maven.isPresent()) {
      maven.get().add(repository);
    } else {
      early.add(repository);
    }
  }

  @Override
  public List<Repository> repositories() {
    return maven().repositories();
  }

  @Override
  public Resolution resolve(List<String> coordinates, List<Repository> from) {
    return maven().resolve(coordinates, from);
  }

  @Override
  public Resolution resolve(Path pom, Set<String> scopes) {
    return maven().resolve(pom, scopes);
  }

  private synchronized ArtifactResolver maven() {
    if (maven.isEmpty()) {
      ArtifactResolver made = new MavenResolver(settings.get());
      early.forEach(made::add);
      maven = Optional.of(made);
    }
    return maven.get();
  }
}
