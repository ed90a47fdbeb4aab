package org.nqueens.kernel.magic;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.nqueens.kernel.artifact.ArtifactResolver;
import org.nqueens.kernel.artifact.ArtifactResolver.Artifact;
import org.nqueens.kernel.artifact.ArtifactResolver.Found;
import org.nqueens.kernel.artifact.ArtifactResolver.Resolution;

/**
 * Puts resolved artifacts on the class path, each in one version: the first that was loaded stays,
 * for the classes of two versions of a library do not mix.
 */
final class ArtifactAdder {

  private static final long PATIENCE_SECONDS = 3;
  private static final String NOTHING = "There is nothing in it for the class path.";

  private final ArtifactResolver resolver;
  private final ClassPath classPath;
  private final Interrupts interrupts;
  private final Map<String, String> versions = new HashMap<>();

  ArtifactAdder(ArtifactResolver resolver, ClassPath classPath, Interrupts interrupts) {
    this.resolver = resolver;
    this.classPath = classPath;
    this.interrupts = interrupts;
  }

  /** What resolves. */
  ArtifactResolver resolver() {
    return resolver;
  }

  /**
   * Resolves in a thread of its own, so that an interrupt is answered at once, and adds what was
   * found.
   */
  Answer add(Invocation call, Callable<Resolution> work) {
    FutureTask<Resolution> task = new FutureTask<>(work);
    Thread thread = new Thread(task, "maven");
    thread.setDaemon(true);
    thread.start();
    try {
      Resolution resolution = interrupts.during(() -> await(task, call));
      return resolution
          .found()
          .map(found -> add(call, found))
          .orElseGet(() -> problem(call, resolution));
    } catch (InterruptedException e) {
      task.cancel(true);
      return new Answer.Ended(Failure.interrupted());
    } catch (Exception e) {
      return call.fail("Maven's resolver cannot work: " + bottom(e));
    }
  }

  /** The message at the bottom, where broken settings are named. */
  private static String bottom(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause.getMessage() == null ? cause.toString() : cause.getMessage();
  }

  private static Answer problem(Invocation call, Resolution resolution) {
    return call.fail(resolution.problem());
  }

  private static Resolution await(FutureTask<Resolution> task, Invocation call)
      throws InterruptedException, ExecutionException {
    try {
      return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      call.say("Resolving…");
      return task.get();
    }
  }

  private Answer add(Invocation call, Found found) {
    Optional<String> broken =
        ClassPath.broken(
            found.artifacts().stream()
                .map(Artifact::file)
                .filter(file -> file.toString().endsWith(".jar")) // else it is of no use to Java
                .toList());
    if (broken.isPresent()) {
      return call.fail(broken.get() + "; when it is deleted, it can be fetched again");
    }
    return addWhole(call, found);
  }

  private Answer addWhole(Invocation call, Found found) {
    List<Path> fresh = new ArrayList<>();
    List<String> kept = new ArrayList<>();
    for (Artifact artifact : found.artifacts()) {
      String loaded = versions.putIfAbsent(artifact.key(), artifact.version());
      if (loaded == null || loaded.equals(artifact.version())) {
        fresh.add(artifact.file());
      } else {
        kept.add(artifact.key() + " stays at " + loaded + " (not " + artifact.version() + ")");
      }
    }
    String sentence = found.artifacts().isEmpty() ? NOTHING : classPath.add(fresh);
    call.say(sentence + (found.fetched() > 0 ? " Fetched: " + found.fetched() + "." : ""));
    if (!kept.isEmpty()) {
      call.say(
          String.join(", ", kept) + ": loaded before; restart the kernel to change a version.");
    }
    return new Answer.Found(fresh);
  }
}
