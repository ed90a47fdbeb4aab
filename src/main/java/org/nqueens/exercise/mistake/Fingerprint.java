package org.nqueens.exercise.mistake;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.nqueens.words.Message;

/**
 * The numbers of solutions for n = 1 … 8 that one usual bug gives; what to tell the reader about it
 * stands in the bundle {@code bugs}.
 *
 * @param bug the bug in a few words
 * @param counts eight numbers, that of n = 1 first
 */
public record Fingerprint(String bug, List<Long> counts) {

  private static final String RESOURCE = "/META-INF/nqueens/fingerprints.csv";

  /** The sizes that a fingerprint covers: 1 to this. */
  public static final int SIZES = 8;

  /**
   * Every known bug that gives exactly these counts; several bugs can share one list.
   *
   * @param counts one number for each size from 1 on
   * @return the bugs, in the order of {@link #all}; empty for counts of another length
   */
  public static List<Fingerprint> matching(List<Long> counts) {
    return all().stream().filter(known -> known.counts().equals(counts)).toList();
  }

  /**
   * What to tell a reader whose program gives these counts.
   *
   * @param counts one number for each size from 1 on
   * @return a sentence; empty if no known bug gives them
   */
  public static Optional<Message> telling(List<Long> counts) {
    return matching(counts).stream()
        .filter(known -> !known.bug().equals("none"))
        .map(Fingerprint::telling)
        .findFirst();
  }

  /**
   * What to tell whoever has the bug.
   *
   * @return one sentence that points at the idea and not at the line
   */
  public Message telling() {
    return Message.of(key() + ".telling");
  }

  /**
   * What the bug is called.
   *
   * @return the bug in a few words
   */
  public Message name() {
    return Message.of(key() + ".name");
  }

  /** The bug's key in the bundle: its name with hyphens. */
  private String key() {
    return "bugs." + bug.replaceAll("[^a-z0-9]+", "-").replaceFirst("-$", "");
  }

  /**
   * All known bugs.
   *
   * @return one for each line of the file, in its order; the first is the right solver
   */
  public static List<Fingerprint> all() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Fingerprint.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
      return lines.lines().skip(1).map(Fingerprint::parse).collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Fingerprint parse(String line) {
    String[] fields = line.split(",", 3);
    LongStream counts = Arrays.stream(fields[1].split(" ")).mapToLong(Long::parseLong);
    return new Fingerprint(fields[0], counts.boxed().toList());
  }
}
