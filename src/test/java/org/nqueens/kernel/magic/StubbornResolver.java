package org.nqueens.kernel.magic;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.nqueens.kernel.artifact.ArtifactResolver;

/** Waits for an event whatever happens, as a read from a silent server does. */
record StubbornResolver(CountDownLatch started, CountDownLatch end) implements ArtifactResolver {

  @Override
  public void add(Repository repository) {}

  @Override
  public List<Repository> repositories() {
    return List.of();
  }

  @Override
  public Resolution resolve(List<String> coordinates, List<Repository> from) {
    started.countDown();
    while (end.getCount() > 0) {
      try {
        end.await();
      } catch (InterruptedException e) {
        continue; // stubborn
      }
    }
    return new Resolution(Optional.empty(), "too late");
  }

  @Override
  public Resolution resolve(Path pom, Set<String> scopes) {
    return resolve(List.of(), List.of());
  }
}
