package org.nqueens.kernel.magic;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.kernel.artifact.ArtifactResolver.Repository;

/** Adds artifacts of a Maven repository, with all that they need. */
final class MavenMagic implements Magic {

  private static final Manual MANUAL =
      Manual.line(
          "maven",
          "%maven GROUP:ARTIFACT[:TYPE[:CLASSIFIER]]:VERSION... [--from URL]",
          "adds artifacts and all that they need to the class path",
          "addMavenDependency",
          "addMavenDependencies");

  private final ArtifactAdder adder;

  MavenMagic(ArtifactAdder adder) {
    this.adder = adder;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    List<String> coordinates = new ArrayList<>();
    List<Repository> from = new ArrayList<>();
    boolean url = false;
    for (String word : call.words()) {
      if (url || word.startsWith("--from=")) {
        String address = word.replaceFirst("^--from=", "");
        if (!Repository.isUrl(address)) {
          return call.fail(address + Repository.NO_URL);
        }
        from.add(new Repository("from-" + Integer.toHexString(address.hashCode()), address));
        url = false;
      } else if (word.equals("--from")) {
        url = true;
      } else if (word.startsWith("-")) {
        return call.fail("%maven does not know " + word + "; its one option is --from URL");
      } else {
        coordinates.add(word);
      }
    }
    if (url) {
      return call.fail("which repository? Behind --from stands its URL: " + MANUAL.usage());
    }
    return coordinates.isEmpty()
        ? call.fail("which artifact? Write " + MANUAL.usage())
        : adder.add(call, () -> adder.resolver().resolve(coordinates, from));
  }
}
