package org.nqueens.kernel.magic;

import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.kernel.artifact.ArtifactResolver;
import org.nqueens.kernel.artifact.ArtifactResolver.Repository;

/** Adds a repository to search, or shows those that are searched. */
final class RepositoryMagic implements Magic {

  private static final Manual MANUAL =
      Manual.line(
          "mavenRepo",
          "%mavenRepo ID URL",
          "adds a Maven repository; alone it shows those that are searched",
          "addMavenRepo",
          "addMavenRepository");

  private final ArtifactResolver resolver;

  RepositoryMagic(ArtifactResolver resolver) {
    this.resolver = resolver;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    List<String> words = call.words();
    if (words.isEmpty()) {
      call.say(
          resolver.repositories().stream()
              .map(repository -> repository.id() + "  " + repository.url())
              .collect(Collectors.joining("\n")));
      return call.done();
    }
    if (words.size() != 2) {
      return call.fail("a repository has a name and a URL: " + MANUAL.usage());
    }
    if (!Repository.isUrl(words.get(1))) {
      return call.fail(words.get(1) + Repository.NO_URL);
    }
    resolver.add(new Repository(words.get(0), words.get(1)));
    return call.done();
  }
}
