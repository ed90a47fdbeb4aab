package org.nqueens.kernel.shell;

import java.util.List;

/**
 * What could replace the text from {@code start} to {@code end}.
 *
 * @param start UTF-16 index, inclusive
 * @param end UTF-16 index, exclusive
 * @param proposals sorted; possibly none
 */
public record Completions(int start, int end, List<Proposal> proposals) {

  /** Copies the list. */
  public Completions {
    proposals = List.copyOf(proposals);
  }

  /**
   * One way to go on.
   *
   * @param text what is inserted
   * @param type what kind of thing it is: {@code class}, {@code method}, {@code variable}, {@code
   *     keyword}, {@code magic} …
   * @param signature its signature, or an empty text
   */
  public record Proposal(String text, String type, String signature) {}
}
