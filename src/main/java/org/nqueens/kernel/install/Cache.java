package org.nqueens.kernel.install;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Class-data archives of kernels that no command of ours has installed (a wheel, a copied folder):
 * one folder for each pair of a kernel and a Java, made behind the back of the first start.
 *
 * @param java what runs the kernel
 * @param jars what the kernel is made of
 * @param rehearsal how archives are made
 */
public record Cache(Java java, Jars jars, Rehearsal rehearsal) {

  /** In each folder: the files that its archives were made for, one a line. */
  static final String MADE_FOR = "made-for.txt";

  /** In each folder, for {@code start.py}: name and bytes of each archive, one a line. */
  static final String SIZES = "sizes.txt";

  /**
   * Makes the archives, unless they are there or another process is about it. A folder in which
   * none could be made stays without, so that no start tries again in vain.
   *
   * @param folder the archives' folder, in one where all such folders are
   * @return why there is no archive, where this call tried and made none
   * @throws IllegalStateException if the folder cannot be written to, in one sentence
   */
  public Optional<String> fill(Path folder) {
    Path all = folder.toAbsolutePath().normalize().getParent();
    try {
      Files.createDirectories(all);
      try (FileChannel file = open(all.resolve("lock"));
          FileLock lock = tryLock(file)) {
        return lock == null || Files.exists(folder) ? Optional.empty() : make(folder, all);
      }
    } catch (IOException e) {
      throw new IllegalStateException(
          "No archives can be kept in " + folder + ": " + Reason.of(e) + ".", e);
    }
  }

  private Optional<String> make(Path folder, Path all) throws IOException {
    Path unfinished = folder.resolveSibling(folder.getFileName() + ".unfinished");
    Folders.delete(unfinished); // of a run that was killed; the lock is ours
    Files.createDirectories(unfinished);
    Files.write(
        unfinished.resolve(MADE_FOR),
        List.of(jars.main().toString(), java.executable().toString()));
    Archives archives = new Archives(unfinished, java.version());
    Optional<String> complaint =
        new Training(new CommandLine(java, jars.main()), archives, rehearsal).run();
    putOnDisk(archives);
    dropOutdated(all, unfinished);
    Folders.replace(folder, unfinished, folder.resolveSibling(folder.getFileName() + ".old"));
    return complaint;
  }

  /**
   * A JVM believes what is in an archive, and crashes on a part of one: whole it must be, also when
   * the power fails now, and who starts a kernel compares its size.
   */
  private static void putOnDisk(Archives archives) throws IOException {
    List<String> sizes = new ArrayList<>();
    for (Path archive : List.of(archives.kernel(), archives.worker())) {
      if (Files.exists(archive)) {
        try (FileChannel file = FileChannel.open(archive, StandardOpenOption.READ)) {
          file.force(true);
          sizes.add(archive.getFileName() + " " + file.size());
        }
      }
    }
    Files.write(archives.folder().resolve(SIZES), sizes);
  }

  /** What the same kernel had before a change of it or of its Java, and what nobody can use. */
  private void dropOutdated(Path all, Path fresh) throws IOException {
    List<Path> folders;
    try (Stream<Path> entries = Files.list(all)) {
      folders = entries.filter(Files::isDirectory).filter(f -> !f.equals(fresh)).toList();
    }
    List<String> ours = Files.readAllLines(fresh.resolve(MADE_FOR));
    for (Path folder : folders) {
      Path note = folder.resolve(MADE_FOR);
      if (Files.exists(note) && isOutdated(Files.readAllLines(note), ours)) {
        Folders.delete(folder);
      }
    }
  }

  private static boolean isOutdated(List<String> note, List<String> ours) {
    return note.equals(ours) || note.stream().anyMatch(file -> !Files.exists(Path.of(file)));
  }

  /** The lock, or null where another holds it, in this process or in another. */
  private static FileLock tryLock(FileChannel file) throws IOException {
    try {
      return file.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }
}
