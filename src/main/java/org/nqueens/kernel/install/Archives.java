package org.nqueens.kernel.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The class-data archives of the two JVMs: what to start them with so that they make an archive,
 * and so that they use it.
 *
 * @param folder where they are
 * @param version the feature version of the Java that makes and uses them
 */
record Archives(Path folder, int version) {

  /** The first Java that starts from an AOT cache. */
  static final int WITH_AOT_CACHE = 25;

  /** The kernel's archive. */
  Path kernel() {
    return folder.resolve("kernel." + suffix());
  }

  /** The archive of the JVM that runs the cells. */
  Path worker() {
    return folder.resolve("worker." + suffix());
  }

  /** The options of a JVM that uses an archive, and does not mind if there is none. */
  List<String> using(Path archive) {
    return List.of((aot() ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + archive, "-Xlog:disable");
  }

  /** The options of a JVM that makes an archive when it ends. */
  List<String> making(Path archive) {
    return List.of(
        (aot() ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + archive, "-Xlog:disable");
  }

  /** What the kernel remembers of the compiler's listings; it makes the file when it ends. */
  Path listings() {
    return folder.resolve("listings.txt");
  }

  /** Deletes what a JVM leaves beside an AOT cache while it makes one. */
  void clean() throws IOException {
    for (Path archive : List.of(kernel(), worker())) {
      Files.deleteIfExists(archive.resolveSibling(archive.getFileName() + ".config"));
    }
  }

  private boolean aot() {
    return version >= WITH_AOT_CACHE;
  }

  private String suffix() {
    return aot() ? "aot" : "jsa";
  }
}
