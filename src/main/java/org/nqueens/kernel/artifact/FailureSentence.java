package org.nqueens.kernel.artifact;

import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.building.ModelBuildingException;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.transfer.ArtifactTransferException;
import org.eclipse.aether.transfer.RepositoryOfflineException;

/**
 * Puts a failure of the resolver into a sentence: which artifact, which repository, which cause.
 */
final class FailureSentence {

  private static final int MOST = 3;

  private FailureSentence() {}

  /** The sentence for an exception of the resolver. */
  static String of(Throwable failure) {
    List<Throwable> chain = chain(failure);
    Optional<ArtifactResolutionException> missing = first(chain, ArtifactResolutionException.class);
    if (missing.isPresent()) {
      return missing(missing.get());
    }
    Optional<ModelBuildingException> model = first(chain, ModelBuildingException.class);
    if (model.isPresent()) {
      return "the POM is wrong: " + problems(model.get());
    }
    Optional<ArtifactDescriptorException> descriptor =
        first(chain, ArtifactDescriptorException.class);
    return descriptor
        .map(d -> name(d.getResult().getArtifact()) + " cannot be used: " + cause(d))
        .orElseGet(() -> cause(failure));
  }

  private static String missing(ArtifactResolutionException failure) {
    List<ArtifactResult> results =
        failure.getResults().stream().filter(result -> !result.isResolved()).toList();
    String sentences =
        results.stream()
            .limit(MOST)
            .map(FailureSentence::sentence)
            .collect(Collectors.joining("; "));
    int more = results.size() - MOST;
    return more > 0 ? sentences + "; and " + more + " more artifacts" : sentences;
  }

  private static String sentence(ArtifactResult result) {
    String name = name(result.getRequest().getArtifact());
    List<String> causes = new ArrayList<>();
    List<String> searched = new ArrayList<>();
    for (Exception exception : result.getExceptions()) {
      if (exception instanceof ArtifactTransferException failure
          && failure.getRepository() != null) {
        boolean absent = isAbsence(failure);
        (absent ? searched : causes)
            .add(place(failure.getRepository()) + (absent ? "" : ": " + cause(failure)));
      }
    }
    if (causes.isEmpty()) {
      return searched.isEmpty()
          ? name + " was not found, and no repository could be searched" + offline(result)
          : name + " was not found in " + String.join(" nor in ", searched);
    }
    String nor =
        searched.isEmpty() ? "" : ", and it is not in " + String.join(" nor in ", searched);
    return name + " could not be fetched from " + String.join(" nor from ", causes) + nor;
  }

  private static boolean isAbsence(Throwable failure) {
    return failure instanceof ArtifactNotFoundException
        && first(chain(failure), RepositoryOfflineException.class).isEmpty();
  }

  private static String offline(ArtifactResult result) {
    return result.getExceptions().stream()
            .flatMap(e -> chain(e).stream())
            .anyMatch(RepositoryOfflineException.class::isInstance)
        ? " (Maven's settings say offline)"
        : "";
  }

  private static String place(RemoteRepository repository) {
    return repository.getId() + " (" + repository.getUrl() + ")";
  }

  /** As the reader writes it: the POM of an artifact is the artifact's. */
  private static String name(Artifact artifact) {
    boolean usual = Set.of("jar", "pom").contains(artifact.getExtension());
    return usual && artifact.getClassifier().isEmpty()
        ? artifact.getGroupId() + ":" + artifact.getArtifactId() + ":" + artifact.getVersion()
        : artifact.toString();
  }

  private static String problems(ModelBuildingException failure) {
    return failure.getProblems().stream()
        .limit(MOST)
        .map(p -> p.getMessage() + (p.getLineNumber() > 0 ? ", line " + p.getLineNumber() : ""))
        .collect(Collectors.joining("; "));
  }

  /** What is at the bottom of a failure, in words. */
  private static String cause(Throwable failure) {
    List<Throwable> chain = chain(failure);
    Throwable root = chain.get(chain.size() - 1);
    if (first(chain, RepositoryOfflineException.class).isPresent()) {
      return "Maven's settings say offline, and it is not in the local repository";
    } else if (root instanceof UnknownHostException) {
      return "the host " + root.getMessage() + " is not known; is there a network?";
    } else if (root instanceof ConnectException) {
      return "the connection was refused";
    } else if (root instanceof SocketTimeoutException) {
      return "no answer in time";
    }
    return root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
  }

  private static List<Throwable> chain(Throwable failure) {
    return Stream.iterate(failure, e -> e != null, FailureSentence::below).limit(50).toList();
  }

  /** The cause; for a collection of dependencies, which hides it, the first of its failures. */
  private static Throwable below(Throwable failure) {
    if (failure.getCause() == null
        && failure instanceof DependencyCollectionException collection
        && !collection.getResult().getExceptions().isEmpty()) {
      return collection.getResult().getExceptions().get(0);
    }
    return failure.getCause();
  }

  private static <T> Optional<T> first(List<Throwable> chain, Class<T> type) {
    return chain.stream().filter(type::isInstance).map(type::cast).findFirst();
  }
}
